import { type ContractFacts, type DocumentFact, documentFact } from './documents/facts.ts';

/** Sections of a my page: what services import; the data are in `sections/`. */
export { checklistFor } from './sections/checklists.ts';
export {
  isRuled,
  type PlannedExpense,
  PROPERTY_TYPES,
  reasonFor,
  type UndertakingFacts,
} from './sections/conditions.ts';
export { type DueDates, dueOn, dueOnInYear } from './sections/dueOn.ts';
export { guidanceFor } from './sections/guidance.ts';
export { allStockPhrases, stockPhrases } from './sections/phrases.ts';
export { isOfRequest, type RequestFacts, requestReasonFor } from './sections/requestConditions.ts';
export {
  type SectionOverride,
  type SectionProject,
  sectionsForAdoption,
  sectionsForDeal,
  sectionsForTrigger,
  sectionTemplates,
} from './sections/sectionsFor.ts';
export type {
  DueRule,
  RequestCondition,
  RuledCondition,
  SectionCondition,
  SectionTemplate,
} from './sections/sectionTypes.ts';

/** The facts of a document type of a my page, by number. @throws RangeError for an unknown one */
export const documentFacts = (documentType: number, facts: ContractFacts): DocumentFact => {
  const key = facts.documents.find(
    ({ enumeration, value }) => enumeration === 'DocumentType' && value === documentType,
  )?.key;
  return documentFact(facts, 'DocumentType', key ?? String(documentType));
};
