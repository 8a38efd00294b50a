import { TaskState } from '#bff/generated/contract/enums.ts';
import { isPresent } from '#rules/forms/answers.ts';
import type { Answers, Finding, FormDefinition, FormStep, ProjectRules, StepId } from '../familyTypes.ts';
import { fieldsOf, fieldsOfStep } from './fields.ts';
import { adviceFor, type SubmitContext, validateForSubmit } from './validate.ts';

/** A point that the desk returned: where it is (JSON Pointer into the answers or `/files/…`), and if answered. */
export type ReturnItem = { readonly pointer: string; readonly isAnswered: boolean };

export type StepState = {
  readonly stepId: StepId;
  readonly title: string;
  readonly state: TaskState;
  /** How many things are left to do in the step. */
  readonly remaining: number;
  /** What they are, in the order of the form. */
  readonly findings: readonly Finding[];
  /** What should be looked at once more; it hinders nobody. */
  readonly advice: readonly Finding[];
};

/** The step that a pointer belongs to; null when it names nothing of this form. */
export const stepOfPointer = (definition: Pick<FormDefinition, 'steps'>, pointer: string): StepId | null => {
  const name = pointer.split('/')[1];
  return fieldsOf(definition).find(({ field }) => field.name === name)?.stepId ?? null;
};

const isStarted = (step: FormStep, answers: Answers, context: SubmitContext): boolean =>
  step.id === 'documents'
    ? context.storedDocuments.length > 0
    : fieldsOfStep(step).some((field) => !field.isAuto && isPresent(answers[field.name]));

/** Nothing is done where nothing was entered: what a step asks for may only come with an answer to another one. */
const ownState = (isBegun: boolean, remaining: number): TaskState => {
  if (!isBegun) return TaskState.NotStarted;
  return remaining === 0 ? TaskState.Completed : TaskState.InProgress;
};

const stateOfReturned = (items: readonly ReturnItem[]): TaskState | null => {
  if (items.length === 0) return null;
  return items.every(({ isAnswered }) => isAnswered) ? TaskState.Corrected : TaskState.Returned;
};

/** A step that asks for nothing holds up nobody. */
const isDone = ({ state, remaining }: StepState): boolean =>
  state === TaskState.Completed ||
  state === TaskState.Corrected ||
  (state === TaskState.NotStarted && remaining === 0);

const stateOf =
  (
    definition: FormDefinition,
    answers: Answers,
    context: SubmitContext,
    { findings, advice }: { readonly findings: readonly Finding[]; readonly advice: readonly Finding[] },
    items: readonly ReturnItem[],
  ) =>
  (step: FormStep): StepState => {
    const left = findings.filter(({ stepId }) => stepId === step.id);
    const remaining = left.length;
    const ofStep = items.filter(({ pointer }) => stepOfPointer(definition, pointer) === step.id);
    const state = stateOfReturned(ofStep) ?? ownState(isStarted(step, answers, context), remaining);
    return {
      stepId: step.id,
      title: step.title,
      state,
      remaining,
      findings: left,
      advice: advice.filter(({ stepId }) => stepId === step.id),
    };
  };

/**
 * The task list of an application. The last step stays locked until all others are done; a returned application
 * shows where corrections are asked for.
 */
export const sectionStates = (
  definition: FormDefinition,
  answers: Answers,
  project: ProjectRules,
  context: SubmitContext,
  returnItems: readonly ReturnItem[] = [],
): readonly StepState[] => {
  const told = {
    findings: validateForSubmit(definition, answers, project, context),
    advice: adviceFor(definition, answers, project, context.today),
  };
  const states = definition.steps.map(stateOf(definition, answers, context, told, returnItems));
  const areOthersDone = states.every((state) => state.stepId === 'confirm' || isDone(state));
  return states.map((state) =>
    state.stepId === 'confirm' && !areOthersDone ? { ...state, state: TaskState.Locked } : state,
  );
};
