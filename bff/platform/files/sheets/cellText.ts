import { addDays } from '#rules/calendar.ts';

/** What a cell is made of, as its XML says it. */
export type RawCell = {
  /** `s` shared, `inlineStr`, `str` of a formula, `b`, `e`, `d`, `n`. */
  readonly type: string;
  readonly value: string;
  readonly style: number;
};

/** What cells of a workbook refer to. */
export type CellWords = {
  readonly shared: readonly string[];
  /** Styles that show a number as a day. */
  readonly dayStyles: ReadonlySet<number>;
  /** Day 0 of the workbook's serial numbers. */
  readonly dayZero: string;
};

/** The last serial number, 9999-12-31. */
const MAX_SERIAL = 2_958_465;

/** Sums of a spreadsheet have 15 digits that mean something; behind them stands 28600000.000000004. */
const MEANINGFUL_DIGITS = 15;

const numberText = (value: string): string => {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  const plain = Number(number.toPrecision(MEANINGFUL_DIGITS));
  return Number.isInteger(plain) && Math.abs(plain) < 1e15 ? plain.toFixed(0) : String(plain);
};

const dayText = (value: string, dayZero: string): string => {
  const serial = Math.trunc(Number(value));
  return serial >= 1 && serial <= MAX_SERIAL ? addDays(dayZero, serial) : numberText(value);
};

/** Spreadsheets write letters that XML cannot hold as _x000D_. */
const withControls = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A cell as a text: a day as 2026-07-31, whatever the cell shows; an amount in plain digits. */
export const cellText = (
  { type, value, style }: RawCell,
  { shared, dayStyles, dayZero }: CellWords,
): string => {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'e') return value;
  if (type === 'str') return withControls(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, '2026-07-31'.length);
  return dayStyles.has(style) ? dayText(value, dayZero) : numberText(value);
};

/** Builds the texts of <si>, <is>: all of its runs, without the readings (rPh) that Japanese spreadsheets keep. */
export const createTextRuns = () => {
  let parts: string[] = [];
  let isText = false;
  let isReading = false;
  return {
    open: (name: string): void => {
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    close: (name: string): void => {
      if (name === 'rPh') isReading = false;
      if (name === 't') isText = false;
    },
    text: (text: string): void => {
      if (isText) parts.push(text);
    },
    take: (): string => {
      const text = parts.join('');
      parts = [];
      return withControls(text);
    },
  };
};
