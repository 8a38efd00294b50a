import { DomainType, ProgramKind } from '#bff/generated/contract/enums.ts';
import { extensionSets, maxBytes, maxFiles } from '../documents/extensions.ts';
import { type ContractFacts, documentFact } from '../documents/facts.ts';
import { generalFamily } from '../general/family.ts';
import { inclusiveFamily } from '../inclusive/family.ts';
import { ingredientR4, ingredientR5, ingredientR6 } from '../ingredient/family.ts';
import { notoFamily } from '../noto/family.ts';
import type { DocumentDefinition, Family, FamilyData, FieldDefinition, FormDefinition } from '../types.ts';
import { fieldsOf } from './fields.ts';

/** Which form a project uses; the numbers are the contract's ProgramKind and DomainType. */
export type DefinitionSelector = {
  readonly family: Family;
  readonly programKind: number;
  readonly domainType: number;
};

const gotoEat = generalFamily(ProgramKind.GoToEat);
const business = generalFamily(ProgramKind.Business);

const ingredientOf = (domainType: number): FamilyData | undefined =>
  new Map<number, FamilyData>([
    [DomainType.IngR4, ingredientR4],
    [DomainType.IngR5, ingredientR5],
    [DomainType.IngR6, ingredientR6],
  ]).get(domainType);

const dataOf = ({ family, programKind, domainType }: DefinitionSelector): FamilyData | undefined => {
  switch (family) {
    case 'general':
      return new Map<number, FamilyData>([
        [ProgramKind.GoToEat, gotoEat],
        [ProgramKind.Business, business],
      ]).get(programKind);
    case 'ingredient':
      return ingredientOf(domainType);
    case 'noto':
      return notoFamily;
    case 'inclusive':
      return inclusiveFamily;
  }
};

/** The family that serves a programme kind. @throws RangeError for an unknown kind */
export const familyOf = (programKind: number): Family => {
  const family = new Map<number, Family>([
    [ProgramKind.GoToEat, 'general'],
    [ProgramKind.Business, 'general'],
    [ProgramKind.Ingredient, 'ingredient'],
    [ProgramKind.IngredientR6, 'ingredient'],
    [ProgramKind.Noto, 'noto'],
    [ProgramKind.Inclusive, 'inclusive'],
  ]).get(programKind);
  if (!family) throw new RangeError(`no family for programme kind ${programKind}`);
  return family;
};

const documentsOf = (data: FamilyData, facts: ContractFacts): DocumentDefinition[] =>
  data.documents.map(({ key, required, hint }) => {
    const { enumeration, value, label, form, extSet } = documentFact(facts, data.documentEnumeration, key);
    const extensions = extensionSets[extSet];
    return { enumeration, value, key, label, form, required, hint, extensions, maxBytes, maxFiles };
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
export const definitionFor = (selector: DefinitionSelector, facts: ContractFacts): FormDefinition => {
  const data = dataOf(selector);
  if (!data) throw new RangeError(`no form for ${selector.family}, programme ${selector.programKind}`);
  return {
    ...data,
    family: selector.family,
    documents: documentsOf(data, facts),
    enums: enumsOf(data, facts),
  };
};
