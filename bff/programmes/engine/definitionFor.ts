import { familyFolders } from '#bff/generated/families.ts';
import { programmeOf } from '#rules/programmes.ts';
import { extensionSets, maxBytes, maxFiles } from '../documents/extensions.ts';
import { type ContractFacts, documentFact } from '../documents/facts.ts';
import type {
  DocumentDefinition,
  Family,
  FamilyData,
  FamilyFolder,
  FamilyForm,
  FieldDefinition,
  FormDefinition,
} from '../familyTypes.ts';
import { fieldsOf } from './fields.ts';
import { withQuotations } from './quotationColumns.ts';

/** Which form a project uses; the numbers are the contract's ProgramKind and DomainType. */
export type FormSelector = { readonly programKind: number; readonly domainType: number };

const folders: Readonly<Record<Family, FamilyFolder>> = familyFolders;

/** The calculated figures that the applications of a family show. */
export const figuresOf = (family: Family): readonly string[] => folders[family].figures ?? [];

/** Every form of every family. */
export const allForms: readonly FamilyForm[] = Object.values(folders).flatMap(({ forms }) => forms);

/** The forms of a programme: one for each deployment that differs. */
export const formsOf = (programKind: number): readonly FamilyForm[] =>
  allForms.filter((form) => form.programKind === programKind);

/** What its family says about a programme. @throws RangeError when no programme fits */
export const formOf = ({ programKind, domainType }: FormSelector): FamilyForm => {
  const form = formsOf(programKind).find((one) => (one.domainType ?? domainType) === domainType);
  if (!form) throw new RangeError(`no form for programme ${programKind}, deployment ${domainType}`);
  return form;
};

/** The family that serves a programme kind. @throws RangeError for an unknown kind */
export const familyOf = (programKind: number): Family => programmeOf(programKind).family;

const documentsOf = (data: FamilyData, facts: ContractFacts): DocumentDefinition[] =>
  data.documents.map(({ key, required, offeredWhen = null, quotation = null, hint, madeOf = null }) => {
    const { enumeration, value, label, form, extSet } = documentFact(facts, data.documentEnumeration, key);
    const extensions = extensionSets[extSet];
    const rule = { required, offeredWhen, quotation, hint, madeOf };
    return { enumeration, value, key, label, form, ...rule, extensions, maxBytes, maxFiles };
  });

const enumNamesOf = (field: FieldDefinition): string[] => [
  ...(field.enumName ? [field.enumName] : []),
  ...(field.columns ?? []).flatMap(enumNamesOf),
];

const enumsOf = (data: FamilyData, facts: ContractFacts): FormDefinition['enums'] => {
  const names = new Set(fieldsOf(data).flatMap(({ field }) => enumNamesOf(field)));
  return Object.fromEntries([...names].map((name) => [name, facts.enumValues(name)]));
};

/**
 * The form of a programme, complete in itself: served to the browser and used by the engine as it is.
 * @param facts of the contract, from `readContractFacts`
 * @throws RangeError when no programme fits
 */
export const definitionFor = (selector: FormSelector, facts: ContractFacts): FormDefinition => {
  const { data } = formOf(selector);
  const documents = documentsOf(data, facts);
  return {
    ...data,
    family: familyOf(selector.programKind),
    steps: withQuotations(data, documents),
    documents,
    enums: enumsOf(data, facts),
  };
};
