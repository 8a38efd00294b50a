/** The engine of the application forms: what services import; the parts are in `engine/`. */
export { type ContractFacts, readContractFacts } from './documents/facts.ts';
export { type Calculation, calculate } from './engine/calculate.ts';
export { evaluateCondition } from './engine/condition.ts';
export { type DefinitionSelector, definitionFor, familyOf } from './engine/definitionFor.ts';
export { type DocumentState, requiredDocuments } from './engine/documents.ts';
export { normaliseAnswers, type WireAnswers, wireToAnswers } from './engine/normalise.ts';
export {
  type ReturnItem,
  type StepState,
  sectionStates,
  stepOfPointer,
} from './engine/sectionStates.ts';
export { type SubmitContext, validateDraft, validateForSubmit } from './engine/validate.ts';
