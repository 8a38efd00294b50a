/** A pattern as its matcher walks it. */
export type Tree =
  | { readonly kind: 'letter'; readonly fits: (letter: string) => boolean; readonly source: string }
  | { readonly kind: 'sequence'; readonly items: readonly Tree[] }
  | { readonly kind: 'choice'; readonly items: readonly Tree[] }
  | {
      readonly kind: 'repeat';
      readonly item: Tree;
      readonly least: number;
      readonly most: number;
      readonly isLazy: boolean;
    }
  | { readonly kind: 'capture'; readonly item: Tree; readonly index: number }
  | { readonly kind: 'look'; readonly item: Tree; readonly isBehind: boolean; readonly isNot: boolean }
  | { readonly kind: 'edge'; readonly isAt: (letters: readonly string[], at: number) => boolean };

/** `^` `$` `\b` `\B`, asked of the letters on either side of a place. */
const edgeOf = (source: string, flags: string): Tree => {
  const asked = new RegExp(source, flags);
  const isWord = (letter = ''): boolean => /^\w$/.test(letter);
  const lineEnds = flags.includes('m') ? '\n' : '';
  return {
    kind: 'edge',
    isAt: (letters, at) => {
      const [before, after] = [letters[at - 1], letters[at]];
      if (source === '^') return before === undefined || (lineEnds !== '' && before === lineEnds);
      if (source === '$') return after === undefined || (lineEnds !== '' && after === lineEnds);
      return (isWord(before) !== isWord(after)) === (asked.source === '\\b');
    },
  };
};

/** One letter of a text, told by the engine itself and remembered. */
const letterOf = (source: string, flags: string): Tree => {
  const known = new Map<string, boolean>();
  const alone = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gmy]/g, ''));
  const fits = (letter: string): boolean => {
    const found = known.get(letter) ?? alone.test(letter);
    known.set(letter, found);
    return found;
  };
  return { kind: 'letter', fits, source };
};

const GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})(\?)?/y;
const LETTER = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]+\}|.)|\[(?:\\.|[^\]\\])*\]|./isuy;

/** Reads the syntax that the product's patterns use; what it does not know is an error, never a pattern that is not looked at. */
class Reader {
  private at = 0;
  private captures = 0;
  private readonly source: string;
  private readonly flags: string;

  constructor({ source, flags }: RegExp) {
    this.source = source;
    this.flags = flags;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private isNext(...signs: readonly string[]): boolean {
    return signs.includes(this.source[this.at] ?? 'end');
  }

  whole(): Tree {
    const tree = this.choice();
    if (this.at < this.source.length) throw new Error(`/${this.source}/ is not understood at ${this.at}`);
    return tree;
  }

  private choice(): Tree {
    const items = [this.sequence()];
    while (this.isNext('|')) {
      this.at += 1;
      items.push(this.sequence());
    }
    return items.length === 1 ? (items[0] as Tree) : { kind: 'choice', items };
  }

  private sequence(): Tree {
    const items: Tree[] = [];
    while (!this.isNext('|', ')', 'end')) items.push(this.quantified());
    return { kind: 'sequence', items };
  }

  private quantified(): Tree {
    const item = this.single();
    const found = this.take(QUANTIFIER);
    if (found === null) return item;
    const [sign, least, more, most, lazy] = found;
    const bounds = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[sign[0] ?? ''];
    const [from = 0, to = 0] = bounds ?? [
      Number(least),
      more === undefined ? Number(least) : most === '' ? Infinity : Number(most),
    ];
    return { kind: 'repeat', item, least: from, most: to, isLazy: lazy !== undefined };
  }

  private single(): Tree {
    if (this.isNext('(')) return this.group();
    const edge = this.take(/[\^$]|\\[bB]/y);
    if (edge !== null) return edgeOf(edge[0], this.flags);
    if (/^\\(?:[1-9k])/.test(this.source.slice(this.at)))
      throw new Error(`/${this.source}/ repeats what it has found, which nobody counts`);
    const [source = ''] = this.take(LETTER) ?? [];
    return letterOf(source, this.flags);
  }

  private group(): Tree {
    const [head = ''] = this.take(GROUP) ?? [];
    const isCapture = head === '(' || /^\(\?<\w/.test(head);
    if (isCapture) this.captures += 1;
    const index = this.captures;
    const item = this.choice();
    this.at += 1;
    if (isCapture) return { kind: 'capture', item, index };
    if (head === '(?:') return item;
    return { kind: 'look', item, isBehind: head.includes('<'), isNot: head.endsWith('!') };
  }
}

/** @throws Error for syntax that it does not know */
export const treeOf = (pattern: RegExp): Tree => new Reader(pattern).whole();
