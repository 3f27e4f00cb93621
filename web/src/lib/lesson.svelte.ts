/** The lesson of a game as this device plays it: one task after the other, each on the game's own board. */
import { getLesson, tryMove } from './api';
import { remembered } from './device';
import type { GameInfo, Hand, Lesson, Problem, Scene, Task, Told } from './messages';
import { levelName } from './sentences';
import { t } from './texts.svelte';
import { sayTrouble } from './toasts.svelte';

const LONGEST_SHOW = 6000; // a board that never says it has settled must not stop the lesson

/** What is said to the learner: watch first, try this, not that, it is against a rule, or well done. */
export type Word = 'watch' | 'ask' | 'other' | 'refused' | 'yes';

const known = new Map<string, Promise<Lesson>>();

/** Returns the lesson of a game; asks the server once, and again only if that failed. */
export function lessonOf(game: string): Promise<Lesson> {
  const asked = known.get(game) ?? getLesson(game);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}

/** Returns who sits at the table of a lesson: the learner, and bots that do as they are told. */
export const lessonNames = (seats: number, level: string): string[] =>
  [...Array(seats).keys()].map((seat) => (seat === 0 ? ownName() : t('bot-name', { level: levelName(level) })));

export const ownName = (): string => remembered('name') ?? t('default-name', { number: 1 });

/** Returns the weakest bot of a game. */
export const weakest = (game: GameInfo): string => game.levels[0]?.id ?? '';

export class LessonStore {
  n = $state(0); // the task
  word = $state<Word>('ask');
  refusal = $state.raw<Pick<Problem, 'code' | 'rule'>>({ code: '', rule: '' });
  fresh = $state.raw<Told[]>([]); // for the board to animate
  spoken = $state.raw<Told[]>([]); // for the eye and the live region
  atRest = $state(true);
  tries = $state(0); // boards begin anew with each
  #shown = $state.raw<Scene>() as Scene;
  #queue: Scene[] = [];
  #then: Word = 'ask';
  #trying = false;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly lesson: Lesson) {
    this.begin(0);
  }

  get task(): Task {
    return this.lesson.tasks[this.n]!;
  }

  get last(): boolean {
    return this.n === this.lesson.tasks.length - 1;
  }

  /** Returns what the learner sees; moves are offered while they are asked for. */
  get hand(): Hand {
    const asking = this.atRest && this.word !== 'yes' && this.word !== 'watch';
    return asking ? this.#shown.hand : { ...this.#shown.hand, moves: [] };
  }

  /** Lays out a task; what happens before the question waits until the learner is ready to look. */
  begin(n: number): void {
    this.stop();
    this.n = n;
    const [first, ...lead] = this.task.shown;
    this.#shown = first!;
    this.#queue = lead;
    this.fresh = this.spoken = [];
    this.atRest = true;
    this.tries += 1;
    this.word = lead.length > 0 ? 'watch' : 'ask';
  }

  /** Shows what happens before the question. */
  watch(): void {
    this.word = 'ask';
    this.#then = 'ask';
    this.#showNext();
  }

  /** Tries a move, and says whether it is right. */
  async play(move: string): Promise<boolean> {
    if (!this.atRest || this.#trying || this.word === 'yes' || this.word === 'watch') return false;
    const { n } = this;
    this.#trying = true;
    try {
      const { right, shown, refused } = await tryMove(this.lesson.game, n, move);
      if (n !== this.n) return false;
      if (refused) this.refusal = refused;
      if (right) this.#show(shown);
      else this.#back(refused ? 'refused' : 'other');
      return right;
    } catch (error) {
      sayTrouble(error);
      return false;
    } finally {
      this.#trying = false;
    }
  }

  stop(): void {
    clearTimeout(this.#watchdog);
    this.#queue = [];
  }

  #back(word: Word): void {
    this.word = word;
    this.tries += 1;
  }

  #show(shown: Scene[]): void {
    this.#queue = [...shown];
    this.#then = 'yes';
    this.#showNext();
  }

  #showNext(): void {
    const next = this.#queue.shift();
    this.atRest = next === undefined;
    if (!next) {
      this.word = this.#then;
      return;
    }
    this.#shown = next;
    this.fresh = next.log;
    this.spoken = next.log;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.rest(), LONGEST_SHOW);
  }

  /** Takes note that the board has come to rest, and goes on to what comes next. */
  rest(): void {
    if (this.atRest) return;
    clearTimeout(this.#watchdog);
    this.#showNext();
  }
}
