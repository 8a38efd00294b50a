import type { Tree } from './patternTree.ts';

type Next = (at: number) => boolean;

/** More than any text that is refused in time. */
const ENOUGH = 200_000;

/** Tries a tree as the engine does: by going back to each choice that it has left open. Counts what it looks at. */
class Attempt {
  steps = 0;
  private readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    this.letters = letters;
  }

  private count(): void {
    this.steps += 1;
    if (this.steps > ENOUGH) throw new RangeError('endless');
  }

  private letter(tree: Tree & { kind: 'letter' }, at: number, way: 1 | -1): boolean {
    this.count();
    const found = this.letters[way === 1 ? at : at - 1];
    return found !== undefined && tree.fits(found);
  }

  private sequence(items: readonly Tree[], at: number, way: 1 | -1, next: Next): boolean {
    const [first, ...others] = way === 1 ? items : items.toReversed();
    if (first === undefined) return next(at);
    const rest = way === 1 ? others : others.toReversed();
    return this.tries(first, at, way, (then) => this.sequence(rest, then, way, next));
  }

  /** A loop over one letter is not nested, however long its text. */
  private letterLoop(tree: Tree & { kind: 'repeat' }, at: number, way: 1 | -1, next: Next): boolean {
    const { item, least, most, isLazy } = tree;
    if (item.kind !== 'letter') return this.loop(tree, { at, times: 0, way, next });
    let times = 0;
    if (isLazy) {
      while (times < least && this.letter(item, at + times * way, way)) times += 1;
      if (times < least) return false;
      while (true) {
        if (next(at + times * way)) return true;
        if (times >= most || !this.letter(item, at + times * way, way)) return false;
        times += 1;
      }
    }
    while (times < most && this.letter(item, at + times * way, way)) times += 1;
    for (; times >= least; times -= 1) {
      this.count();
      if (next(at + times * way)) return true;
    }
    return false;
  }

  private loop(
    tree: Tree & { kind: 'repeat' },
    place: { readonly at: number; readonly times: number; readonly way: 1 | -1; readonly next: Next },
  ): boolean {
    const { at, times, way, next } = place;
    const again = (): boolean =>
      times < tree.most &&
      this.tries(tree.item, at, way, (then) =>
        then === at && times >= tree.least
          ? false
          : this.loop(tree, { at: then, times: times + 1, way, next }),
      );
    const onwards = (): boolean => times >= tree.least && next(at);
    return tree.isLazy ? onwards() || again() : again() || onwards();
  }

  tries(tree: Tree, at: number, way: 1 | -1, next: Next): boolean {
    switch (tree.kind) {
      case 'letter':
        return this.letter(tree, at, way) && next(at + way);
      case 'sequence':
        return this.sequence(tree.items, at, way, next);
      case 'choice':
        return tree.items.some((item) => this.tries(item, at, way, next));
      case 'repeat':
        return this.letterLoop(tree, at, way, next);
      case 'capture':
        return this.tries(tree.item, at, way, next);
      case 'look':
        return this.tries(tree.item, at, tree.isBehind ? -1 : 1, () => true) !== tree.isNot && next(at);
      case 'edge':
        this.count();
        return tree.isAt(this.letters, at) && next(at);
    }
  }
}

/** Where a search that begins at a place ends; null: nothing is found from there on. */
const found = (tree: Tree, attempt: Attempt, length: number, from: number): number | null => {
  let end: number | null = null;
  for (let start = from; start <= length && end === null; start += 1)
    attempt.tries(tree, start, 1, (at) => {
      end = Math.max(at, start + 1);
      return true;
    });
  return end;
};

/**
 * How many places a search for all that a pattern finds looks at in a text: the work of the engine, told without a clock.
 * @returns Infinity where it does not come to an end
 */
export const countSteps = (tree: Tree, text: string, isUnicode: boolean): number => {
  const letters = isUnicode ? [...text] : text.split('');
  const attempt = new Attempt(letters);
  try {
    let at: number | null = 0;
    while (at !== null && at <= letters.length) at = found(tree, attempt, letters.length, at);
    return attempt.steps;
  } catch (error) {
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
};
