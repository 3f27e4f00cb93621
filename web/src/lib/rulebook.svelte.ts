/** The rulebook that any page can open at a rule: "why not?" leads here. */
let opened = $state('');

/** Returns the number of the rule that is looked up, or nothing. */
export const lookedUp = (): string => opened;

/** Opens the rules at this number. */
export function lookUp(rule: string): void {
  opened = rule;
}
