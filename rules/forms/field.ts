/** The types of a form's field, as the contract names them (FormField.type). */
export type FieldType =
  | 'string'
  | 'text'
  | TextFormat
  | 'integer'
  | 'yen'
  | 'decimal'
  | 'date'
  | 'month'
  | 'boolean'
  | 'pledge'
  | 'enum'
  | 'enumList'
  | 'list'
  | 'textList'
  | 'fileList';

/** Texts that are normalised and checked beyond their length. */
export type TextFormat = 'kana' | 'email' | 'phone' | 'postalCode' | 'corporateNumber';

/** What the rules need to know of a field; a FormField of the contract is one. */
export type FieldRule = {
  readonly type: FieldType;
  /** Lengths count code points. */
  readonly minLength?: number | null;
  readonly maxLength?: number | null;
  readonly pattern?: string | null;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
  readonly decimals?: number | null;
  /** Rows or choices. */
  readonly minItems?: number | null;
  readonly maxItems?: number | null;
  /** The values that can be chosen; without them a choice is any number. */
  readonly choices?: readonly number[];
};
