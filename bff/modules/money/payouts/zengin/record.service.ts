/**
 * Records of the bank's transfer files (全銀協規定フォーマット): 120 letters of JIS X 0201 each, a byte a letter, fields
 * of fixed width one behind the other.
 */

/** Digits are filled up with zeros on the left, letters with blanks on the right. */
export type Field = { readonly name: string; readonly width: number; readonly kind: 'digits' | 'letters' };
export type Layout = readonly Field[];
/** What stands in the fields of one record. */
export type Values<L extends Layout> = { readonly [Name in L[number]['name']]: string };

export const RECORD_BYTES = 120;

/** A value that its field cannot take. */
export class FieldError extends Error {
  override name = 'FieldError';
  readonly field: string;
  readonly value: string;
  constructor(field: string, value: string) {
    super(`the field ${field} cannot hold ${value.length} letters or one of them`);
    this.field = field;
    this.value = value;
  }
}

const FIRST_KANA = 0xff61;
const LAST_KANA = 0xff9f;
const FIRST_KANA_BYTE = 0xa1;

const DIGITS = /^\d*$/;
/** Half-width kana without ｦ and small ones, capitals, figures and the marks that banks take. */
const LETTERS = /^[\uFF71-\uFF9F\uFF62\uFF63A-Z0-9().,/\- ]*$/;

const byteOf = (letter: string): number => {
  const code = letter.charCodeAt(0);
  return code >= FIRST_KANA && code <= LAST_KANA ? code - FIRST_KANA + FIRST_KANA_BYTE : code;
};

const letterOf = (byte: number): string => {
  const isKana = byte >= FIRST_KANA_BYTE && byte <= FIRST_KANA_BYTE + LAST_KANA - FIRST_KANA;
  return String.fromCharCode(isKana ? byte - FIRST_KANA_BYTE + FIRST_KANA : byte);
};

const written = ({ name, width, kind }: Field, value: string): string => {
  const letters = kind === 'digits' ? DIGITS : LETTERS;
  if (value.length > width || !letters.test(value)) throw new FieldError(name, value);
  return kind === 'digits' ? value.padStart(width, '0') : value.padEnd(width, ' ');
};

/**
 * One record.
 * @throws FieldError when a value is too long for its field or has a letter that banks do not take: nothing is cut
 */
export const writeRecord = <const L extends Layout>(layout: L, values: Values<L>): Buffer =>
  Buffer.from(
    layout.flatMap((field) => [...written(field, values[field.name as keyof Values<L>])].map(byteOf)),
  );

/** The fields of a record as they stand in it; letters without the blanks behind them. */
export const readRecord = <const L extends Layout>(layout: L, record: Uint8Array): Values<L> => {
  const text = Array.from(record, letterOf).join('');
  let at = 0;
  const fields = layout.map(({ name, width, kind }) => {
    const value = text.slice(at, at + width);
    at += width;
    return [name, kind === 'digits' ? value : value.trimEnd()];
  });
  return Object.fromEntries(fields) as Values<L>;
};
