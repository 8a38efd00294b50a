import type { ContractDocument } from '#bff/core/contractDocument.ts';

type EnumSchema = {
  readonly enum?: readonly (string | number)[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
};

/** A value of an enumeration: on the wire, by name, and what it is called in Japanese. */
export type Member = { readonly value: string | number; readonly name: string; readonly label: string };

/** @throws Error for a schema that is no enumeration */
export const membersOf = (document: ContractDocument, schema: string): Member[] => {
  const found: EnumSchema = document.components.schemas[schema] ?? {};
  if (found.enum === undefined) throw new Error(`the contract has no enumeration ${schema}`);
  return found.enum.map((value, index) => ({
    value,
    name: found['x-enum-varnames']?.[index] ?? String(value),
    label: found['x-enum-descriptions']?.[index] ?? String(value),
  }));
};

/** What actions are called on the buttons, by their names. */
export const actionLabelsOf = (document: ContractDocument): Readonly<Record<string, string>> => {
  const { properties } = document.components.schemas.AvailableAction as {
    properties: { action: { 'x-labels': Readonly<Record<string, string>> } };
  };
  return properties.action['x-labels'];
};

/** The bounds of a number of the contract. */
export const rangeOf = (document: ContractDocument, schema: string): { least: number; most: number } => {
  const { minimum, maximum } = document.components.schemas[schema] as { minimum: number; maximum: number };
  return { least: minimum, most: maximum };
};

/** How many rows a page of a list has. */
export const pageSizesOf = ({ components }: ContractDocument): { usual: number; most: number } => {
  const { schema } = components.parameters.Limit as { schema?: { default: number; maximum: number } };
  if (schema === undefined) throw new Error('the contract has no parameter Limit');
  return { usual: schema.default, most: schema.maximum };
};
