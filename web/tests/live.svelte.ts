/** Props that a test can change while a component is mounted. */
export function live<T extends object>(props: T): T {
  const state = $state(props);
  return state;
}
