/** The engine of the application forms: what services import; the parts are in `engine/`. */
export { type ContractFacts, readContractFacts } from './documents/facts.ts';
export { type Calculation, calculate, subsidyRuleOf } from './engine/calculate.ts';
export { evaluateCondition } from './engine/condition.ts';
export { definitionFor, familyOf, figuresOf, formOf, formsOf } from './engine/definitionFor.ts';
export { type DocumentState, requiredDocuments } from './engine/documents.ts';
export { type ExpensePlan, type ExpensePlanItem, expensePlanOf } from './engine/expensePlan.ts';
export { normaliseAnswers, wireToAnswers } from './engine/normaliseAnswers.ts';
export { mapRowPapers, type RowPapers } from './engine/rowPapers.ts';
export {
  type ReturnItem,
  sectionStates,
} from './engine/sectionStates.ts';
export { type SubmitContext, validateDraft, validateForSubmit } from './engine/validate.ts';
