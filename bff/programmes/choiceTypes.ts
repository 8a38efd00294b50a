/** A choice of one field only; shared lists are enumerations of the contract. */
export type Option = { readonly value: number; readonly label: string };

/** Only choices whose value, divided, is the value of another field: codes of an industry within its group. */
export type ChoicesWithin = { readonly field: string; readonly dividedBy: number };

/** A choice of a row of a list of the same form: the value is its index, the column what the row is called by. */
export type RowChoice = { readonly field: string; readonly column: string };
