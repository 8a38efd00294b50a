import { createContext, useContext, useSyncExternalStore } from 'react';
import { useFormState } from 'react-final-form';
import type { DraftStore } from '../model/draftStore.ts';
import type { Answers, Application, Finding, FormDefinition } from '../model/formTypes.ts';
import { storedFindings } from '../model/storedFindings.ts';
import type { TypedValues } from '../model/values.ts';

/** What the controls of a step share. It does not change while one writes, so that only the control itself is drawn. */
export type StepFrame = {
  readonly draft: DraftStore;
  readonly application: Application;
  readonly definition: FormDefinition;
  /** After a try to go on, what is missing is said too. */
  readonly isAttempted: boolean;
  /** All answers as they would be sent now: conditions look at them. */
  readonly answersOf: (values: TypedValues) => Answers;
  readonly editable: ReadonlySet<string>;
};

export const StepContext = createContext<StepFrame | null>(null);

/** @throws Error outside of a step */
export const useStep = (): StepFrame => {
  const frame = useContext(StepContext);
  if (frame === null) throw new Error('useStep needs a StepContext above it');
  return frame;
};

/** All answers as they would be sent now. Drawn anew with every change: for what depends on other answers. */
export const useAnswersNow = (): Answers => {
  const { answersOf } = useStep();
  return answersOf(useFormState<TypedValues>({ subscription: { values: true } }).values);
};

/** "/expenses/0/category" → the id of its control; the error summary leads to it. */
export const controlIdOf = (pointer: string): string => `answer${pointer.replaceAll('/', '-')}`;

const visibleFindings = (draft: DraftStore, isAttempted: boolean): readonly Finding[] => [
  ...draft.getState().findings,
  ...(isAttempted ? storedFindings(draft) : []),
];

/** Everything that the server says now about places of the form. */
export const useFindings = (): readonly Finding[] => {
  const { draft, isAttempted } = useStep();
  useSyncExternalStore(draft.subscribe, draft.getState);
  return visibleFindings(draft, isAttempted);
};

/** What the server says about one place, until it is changed; after a try to go on, also of what it has stored. */
export const useFinding = (pointer: string): string | undefined => {
  const { draft, isAttempted } = useStep();
  return useSyncExternalStore(
    draft.subscribe,
    () => visibleFindings(draft, isAttempted).find((finding) => finding.pointer === pointer)?.message,
  );
};
