import { FAMILIES, FAMILY_LINES, type Family } from '../../rules/families.ts';
import { DOCUMENT_LISTS, EXPENSE_LISTS, PROGRAMMES } from '../../rules/programmes.ts';
import type { Binding, Groups } from './expand.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A file of schemas by name, as it is parsed. */
export type Schemas = Readonly<Record<string, Schema>>;

/** What the placeholders of the families need of the contract's own files. */
export type FamilySources = {
  /** bff/programmes/<family>/contract.yaml. */
  readonly contracts: Readonly<Record<Family, Schemas>>;
  /** openapi/shared/schemas/documents.yaml, where the lists stand that belong to no family alone. */
  readonly documents: Schemas;
};

/** Where a family's own schemas are, seen from the schemas of a module. */
const folderFile = (family: Family): string => `../../../bff/programmes/${family}/contract.yaml`;

/** Where the lists of documents are that belong to no family alone, seen from there. */
const SHARED_LISTS = '../../shared/schemas/documents.yaml';

const isEnumeration = (schema: Schema): boolean => 'x-enum-varnames' in schema;

const partOf = (schema: Schema | undefined, name: string): unknown => schema?.[name];

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** The numbers of documents that a family's applications carry: the address of their schema, and one of them. */
const documentsOf = (family: Family, { contracts, documents }: FamilySources): Binding => {
  const { title, documentLists } = FAMILY_LINES[family];
  const [first, ...others] = documentLists;
  const name = others.length === 0 ? first : `${title}ApplicationDocumentType`;
  const isOwn = name in contracts[family];
  const schema = isOwn ? contracts[family][name] : documents[name];
  return {
    documents: `${isOwn ? folderFile(family) : SHARED_LISTS}#/${name}`,
    documentExample: firstOf(partOf(schema, 'examples')),
  };
};

const familyBinding = (family: Family, sources: FamilySources): Binding => {
  const { title, label, heading } = FAMILY_LINES[family];
  const isPlain = family === 'general';
  const contract = sources.contracts[family];
  const examples: Schema = contract['x-examples'] ?? {};
  const application = Object(examples.application);
  const { projectName, domainType } = application;
  return {
    family,
    label,
    heading,
    Family: title,
    Of: isPlain ? '' : title,
    Files: isPlain ? 'Application' : title,
    '/family': isPlain ? '' : `/${family}`,
    '~1family': isPlain ? '' : `~1${family}`,
    '-family': isPlain ? '' : `-${family}`,
    ...documentsOf(family, sources),
    calculated: contract['x-calculated'] ?? [],
    application,
    projectName,
    domainType,
    update: examples.update,
    adminUpdate: examples.adminUpdate,
  };
};

const enumerationsOf = (family: Family, { contracts }: FamilySources): Binding[] =>
  Object.entries(contracts[family])
    .filter(([, schema]) => isEnumeration(schema))
    .map(([enumeration, schema]) => ({
      enumeration,
      enumerationFile: folderFile(family),
      enumerationDescription: schema.description,
    }));

const documentListBinding = (documentList: string, { contracts, documents }: FamilySources): Binding => {
  const owner = FAMILIES.find((family) => documentList in contracts[family]);
  const schemas = owner === undefined ? documents : contracts[owner];
  return { documentList, documentListDescription: partOf(schemas[documentList], 'description') };
};

/** What the list of families and their folders put into the contract. */
export const familyGroups = (sources: FamilySources): Groups => [
  FAMILIES.map((family) => familyBinding(family, sources)),
  DOCUMENT_LISTS.map((list) => documentListBinding(list, sources)),
  EXPENSE_LISTS.map((expenseList) => ({ expenseList })),
  FAMILIES.flatMap((family) => enumerationsOf(family, sources)),
  [...PROGRAMMES]
    .sort((one, other) => one.number - other.number)
    .map(({ kind, number, label }) => ({
      programme: kind,
      programmeNumber: number,
      programmeLabel: label,
    })),
];

/** Words about all families together. */
export const familyConstants: Binding = {
  families: FAMILIES.map((family) => `${family} ${FAMILY_LINES[family].label}`).join('、'),
  programmeCount: PROGRAMMES.length,
};
