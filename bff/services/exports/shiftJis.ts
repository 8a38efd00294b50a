/*
 * Windows-31J, by which Japanese spreadsheets of before read a CSV file: the WHATWG encoder of Shift_JIS, whose table
 * is that of its decoder the other way round.
 */

/** Shown for a letter that the encoding lacks: 〓, as Japanese printers do. */
const MISSING = [0x81, 0xac] as const;

/** Letters that Unicode has twice: Windows has only one of each pair. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['\u301C', '\uFF5E'],
  ['\u2016', '\u2225'],
  ['\u2212', '\uFF0D'],
  ['\u2014', '\u2015'],
  ['\u00A2', '\uFFE0'],
  ['\u00A3', '\uFFE1'],
  ['\u00AC', '\uFFE2'],
  ['\u00A5', '\\'],
]);

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Without 0xED and 0xEE: what they have stands a second time further on, and Windows writes that one. */
const LEADS = [...range(0x81, 0x9f), ...range(0xe0, 0xec), 0xef, ...range(0xf0, 0xfc)];
const TRAILS = [...range(0x40, 0x7e), ...range(0x80, 0xfc)];

const makeTable = (): ReadonlyMap<string, readonly number[]> => {
  const decoder = new TextDecoder('shift_jis');
  const table = new Map<string, readonly number[]>();
  const singles = [...range(0x00, 0x7f), ...range(0xa1, 0xdf)].map((byte) => [byte]);
  const doubles = LEADS.flatMap((lead) => TRAILS.map((trail) => [lead, trail]));
  for (const bytes of [...singles, ...doubles]) {
    const letter = decoder.decode(Uint8Array.from(bytes));
    const isOne = [...letter].length === 1 && letter !== '\uFFFD';
    if (isOne && !table.has(letter)) table.set(letter, bytes);
  }
  return table;
};

let made: ReadonlyMap<string, readonly number[]> | undefined;

/** A text in Windows-31J; every letter that it lacks is 〓. */
export const shiftJisOf = (text: string): Buffer => {
  made ??= makeTable();
  const table = made;
  const bytes: number[] = [];
  for (const letter of text.normalize('NFC'))
    bytes.push(...(table.get(SAME.get(letter) ?? letter) ?? MISSING));
  return Buffer.from(bytes);
};
