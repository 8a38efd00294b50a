import type { TextRule } from '#bff/core/texts/textRules.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { addDays } from '#rules/calendar.ts';
import { readFigure } from '#rules/figure.ts';
import { messageOf } from '#rules/messages.ts';
import { parseJapaneseDate } from '#rules/readJapaneseDate.ts';
import { codePointLength, numberSignIn, tidyText, toHalfWidth } from '#rules/text.ts';
import { tableTexts as texts } from './tables.words.ts';

/** What a cell says, or what is wrong with it. */
export type CellReading =
  | { readonly value: string | number | boolean | null; readonly problem?: undefined }
  | { readonly problem: string };

/** Reads a cell with content. */
export type CellReader = (cell: string) => CellReading;

const tooLong = (max: number): CellReading => ({
  problem: messageOf({ code: 'maxLength', params: { max } }),
});

const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** A text of so many letters at most; line ends of a cell become spaces unless it may have lines. */
export const within =
  (max: number, { hasLines = false }: { readonly hasLines?: boolean } = {}): CellReader =>
  (cell) => {
    if (cell.includes(texts.lostLetter)) return { problem: texts.letterLost };
    const tidy = tidyText(cell);
    const value = hasLines ? tidy : onOneLine(tidy);
    return codePointLength(value) > max ? tooLong(max) : { value };
  };

/** What a spreadsheet makes of 7999901000001 where it is no text. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d+$/i;

/** Why a cell breaks a rule: a spreadsheet may have taken digits for a quantity. */
const faultOf = ({ isValid, code = 'format' }: TextRule, value: string, cell: string): string => {
  if (SHORTENED.test(cell.trim())) return texts.shortened;
  return /^\d+$/.test(value) && isValid?.(`0${value}`) ? texts.zeroCut : messageOf({ code });
};

/** A text in the form that a rule gives it. */
export const ruled =
  (rule: TextRule, max = 1000): CellReader =>
  (cell) => {
    const value = rule.normalise(cell);
    if (rule.isValid !== undefined && !rule.isValid(value)) return { problem: faultOf(rule, value, cell) };
    return codePointLength(value) > max ? tooLong(max) : { value };
  };

/** Day 0 of a spreadsheet's serial numbers, as they count from March 1900. */
const SERIAL_ZERO = '1899-12-30';
const SERIAL = /^\d{5}(?:\.0+)?$/;

/** A date cell that lost its format is copied as 46235. */
const serialDay = (cell: string): string | null =>
  SERIAL.test(cell) ? addDays(SERIAL_ZERO, Math.trunc(Number(cell))) : null;

export const day: CellReader = (cell) => {
  const value = parseJapaneseDate(cell) ?? serialDay(toHalfWidth(cell));
  return value === null ? { problem: messageOf({ code: 'date' }) } : { value };
};

export const whole =
  (min: number, max: number, problem: string): CellReader =>
  (cell) => {
    const value = readFigure(cell);
    const sign = numberSignIn(cell);
    if (sign !== null) return { problem: texts.numberSign(sign) };
    return value !== null && Number.isInteger(value) && value >= min && value <= max
      ? { value }
      : { problem };
  };

const INVOICE_NUMBER = /^T\d{13}$/;

/** The number of a registered issuer of invoices. */
export const registration: CellReader = (cell) => {
  const value = toHalfWidth(cell).toUpperCase().replace(/[-\s]/g, '');
  return INVOICE_NUMBER.test(value) ? { value } : { problem: texts.notInvoiceNumber };
};

/** Words without what people write differently: width, spaces, brackets, points. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKC')
    .replace(/[\s()・･.]/g, '')
    .toLowerCase();

/** Words and the values that they stand for. */
export type Choices = ReadonlyMap<string, number | boolean | null>;

export const choice = (choices: Choices, problem = texts.notChoice([...choices.keys()])): CellReader => {
  const known = new Map([...choices].map(([word, value]) => [plainWord(word), value]));
  return (cell) => {
    const value = known.get(plainWord(cell));
    return value === undefined ? { problem } : { value };
  };
};

/** The labels of an enumeration of the contract with their values. */
export const choicesOf = (list: string): ReadonlyMap<string, number> => {
  const facts = contractFacts();
  return new Map(facts.enumValues(list).map((value) => [facts.enumLabel(list, value), value]));
};
