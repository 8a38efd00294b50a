import { type ContractDocument, loadContractDocument } from '#bff/core/contractDocument.ts';
import { DocumentRequirement, DocumentUploader, ProgramKind } from '#bff/generated/contract/enums.ts';
import { extensionSets } from '#bff/programmes/documents/extensions.ts';
import { DOCUMENT_LISTS } from '#rules/programmes.ts';

type Fact = { readonly [name: string]: unknown };

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every enumeration with number, name and Japanese label, by its name in the contract. */
const enumerationsOf = (document: ContractDocument): object => {
  const schemas = Object.entries(document.components.schemas);
  const entries = schemas.flatMap(([name, schema]) => {
    const keys = listOf(schema['x-enum-varnames']);
    const labels = listOf(schema['x-enum-descriptions']);
    const members = listOf(schema.enum).map((value, index) => ({
      value,
      key: keys[index],
      label: labels[index],
    }));
    return keys.length === 0 ? [] : [[name, members]];
  });
  return Object.fromEntries(entries);
};

const uploaders: { readonly [word: string]: DocumentUploader } = {
  applicant: DocumentUploader.Applicant,
  corporationUser: DocumentUploader.User,
  JMAC: DocumentUploader.Admin,
  Inspector: DocumentUploader.Inspector,
};

const requirements: { readonly [word: string]: DocumentRequirement } = {
  required: DocumentRequirement.Required,
  conditional: DocumentRequirement.Conditional,
  optional: DocumentRequirement.Optional,
};

const programmes: { readonly [key: string]: ProgramKind } = ProgramKind;

const programKindsOf = (names: readonly unknown[]): ProgramKind[] =>
  names.includes('all')
    ? Object.values(ProgramKind)
    : names.flatMap((name) => (typeof name === 'string' ? (programmes[name] ?? []) : []));

/** A document type's words in the numbers of the contract. */
const documentTypeOf = (fact: Fact) => ({
  value: fact.value,
  key: fact.key,
  label: fact.label,
  group: fact.group,
  groupLabel: fact.groupLabel,
  programKinds: programKindsOf(listOf(fact.programKinds)),
  phase: fact.phase,
  uploader: uploaders[String(fact.uploader)],
  requirement: requirements[String(fact.required)],
  condition: fact.condition ?? null,
  extensionSet: fact.extSet,
  form: fact.form ?? null,
});

const documentTypesOf = (document: ContractDocument): object => ({
  lists: Object.fromEntries(
    DOCUMENT_LISTS.map((name) => [
      name,
      listOf(document.components.schemas[name]?.['x-document-types']).filter(isFact).map(documentTypeOf),
    ]),
  ),
  extensionSets,
});

const onceMade = (make: (document: ContractDocument) => object) => {
  let json: Buffer | undefined;
  return (): Buffer => {
    json ??= Buffer.from(JSON.stringify(make(loadContractDocument())));
    return json;
  };
};

/*
 * What the contract says about itself never changes while the server runs: each answer is made once, as bytes.
 */

/** The contract's EnumerationCatalog as JSON. */
export const enumerationsJson = onceMade(enumerationsOf);

/** The contract's DocumentTypeCatalog as JSON. */
export const documentTypesJson = onceMade(documentTypesOf);

/** The contract itself as JSON. */
export const contractJson = onceMade((document) => document);
