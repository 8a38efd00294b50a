import type { DocumentList } from '#rules/families.ts';
import { DOCUMENT_LISTS } from '#rules/programmes.ts';
import { type ExtensionSet, extensionSets } from './extensions.ts';

/** A document type as the contract states it (`x-document-types` of each document enumeration). */
export type DocumentFact = {
  readonly enumeration: DocumentList;
  readonly value: number;
  readonly key: string;
  readonly label: string;
  /** Names of ProgramKind, or `all`. */
  readonly programKinds: readonly string[];
  readonly uploader: string;
  readonly extSet: ExtensionSet;
  /** Number of the form, as printed on it. */
  readonly form: string | null;
};

export type ContractFacts = {
  readonly documents: readonly DocumentFact[];
  /** Values of an enumeration of the contract. @throws RangeError when there is none of that name */
  readonly enumValues: (name: string) => readonly number[];
  /** The Japanese label of a value. @throws RangeError when there is none */
  readonly enumLabel: (name: string, value: number) => string;
};

type Schemas = { readonly [name: string]: { readonly [key: string]: unknown } };

/** The part of a parsed openapi.yaml that is read here. */
export type ContractSource = { readonly components: { readonly schemas: Schemas } };

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isExtensionSet = (name: unknown): name is ExtensionSet =>
  typeof name === 'string' && Object.hasOwn(extensionSets, name);

const factOf = (enumeration: DocumentList, entry: unknown): DocumentFact => {
  if (!isRecord(entry)) throw new RangeError(`${enumeration}: x-document-types holds something else`);
  const { value, key, label, programKinds, uploader, extSet, form } = entry;
  if (typeof value !== 'number' || typeof key !== 'string' || typeof label !== 'string') {
    throw new RangeError(`${enumeration}: a document type without value, key or label`);
  }
  if (!isExtensionSet(extSet)) throw new RangeError(`${key}: unknown extension set`);
  return {
    enumeration,
    value,
    key,
    label,
    programKinds: Array.isArray(programKinds) ? programKinds.map(String) : [],
    uploader: String(uploader),
    extSet,
    form: typeof form === 'string' ? form : null,
  };
};

const documentsOf = (schemas: Schemas, enumeration: DocumentList): DocumentFact[] => {
  const entries = schemas[enumeration]?.['x-document-types'];
  if (!Array.isArray(entries)) throw new RangeError(`${enumeration}: x-document-types is missing`);
  return entries.map((entry) => factOf(enumeration, entry));
};

const enumValuesOf = (schemas: Schemas, name: string): readonly number[] => {
  const values = schemas[name]?.enum;
  if (!Array.isArray(values)) throw new RangeError(`the contract has no enumeration ${name}`);
  return values.filter((value): value is number => typeof value === 'number');
};

const enumLabelOf = (schemas: Schemas, name: string, value: number): string => {
  const labels = schemas[name]?.['x-enum-descriptions'];
  const label: unknown = Array.isArray(labels)
    ? labels[enumValuesOf(schemas, name).indexOf(value)]
    : undefined;
  if (typeof label !== 'string') throw new RangeError(`${name} has no label for ${value}`);
  return label;
};

/**
 * Reads once what the programmes need of the contract: document types and enumeration values.
 * @throws RangeError when the contract lacks them
 */
export const readContractFacts = (contract: ContractSource): ContractFacts => {
  const { schemas } = contract.components;
  return {
    documents: DOCUMENT_LISTS.flatMap((enumeration) => documentsOf(schemas, enumeration)),
    enumValues: (name) => enumValuesOf(schemas, name),
    enumLabel: (name, value) => enumLabelOf(schemas, name, value),
  };
};

/** The fact of one document type. @throws RangeError for an unknown one */
export const documentFact = (facts: ContractFacts, enumeration: DocumentList, key: string): DocumentFact => {
  const fact = facts.documents.find((one) => one.enumeration === enumeration && one.key === key);
  if (!fact) throw new RangeError(`${enumeration} has no ${key}`);
  return fact;
};
