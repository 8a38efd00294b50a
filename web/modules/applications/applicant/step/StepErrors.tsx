import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { findingsIn, stepFindings } from '../model/checks.ts';
import type { Finding, FormStep } from '../model/formTypes.ts';
import { placeInWords, placeLabel } from '../model/placeLabel.ts';
import { inPageOrder, storedFindings } from '../model/storedFindings.ts';
import { useDraftState } from '../model/useDraft.ts';
import type { TypedValues } from '../model/values.ts';
import { controlIdOf, useStep } from './stepContext.ts';

type Props = { step: FormStep; attempt: number };

/** Findings that the page was opened with, until their place is changed: those of a try to hand in. */
const useOpenedWith = (findings: readonly Finding[]): readonly Finding[] => {
  const [pointers, setPointers] = useState(() => findings.map(({ pointer }) => pointer));
  const left = pointers.filter((pointer) => findings.some((finding) => finding.pointer === pointer));
  if (left.length < pointers.length) setPointers(left);
  return findings.filter(({ pointer }) => left.includes(pointer));
};

/** One sentence a place: the first. */
const firstOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ pointer }, index) => findings.findIndex((one) => one.pointer === pointer) === index);

/**
 * After a try to go on, or to hand in: what has to be put right in this step, what the server said and what is missing.
 * Otherwise each place says its own: what saves by itself takes nobody away from what he types.
 */
export const StepErrors = ({ step, attempt }: Props) => {
  const { draft, answersOf, editable } = useStep();
  const { findings } = useDraftState(draft);
  const { values } = useFormState<TypedValues>({ subscription: { values: true } });
  const openedWith = useOpenedWith(findings);
  const said = attempt === 0 ? openedWith : [...findings, ...storedFindings(draft)];
  const ofServer = findingsIn(step, firstOf(said));
  const own = stepFindings(step, values, answersOf(values));
  const isNew = ({ pointer }: Finding): boolean => !ofServer.some((finding) => finding.pointer === pointer);
  const isOpen = ({ pointer }: Finding): boolean => editable.has(pointer.split('/')[1] ?? '');
  const missing = attempt === 0 ? [] : own.filter(isNew).filter(isOpen);
  // Where both have a sentence, the browser's says what to do.
  const messageOf = ({ pointer, message }: Finding): string =>
    own.find((finding) => finding.pointer === pointer)?.message ?? message;
  return (
    <ErrorSummary
      attempt={attempt}
      errors={inPageOrder(step, [...ofServer, ...missing]).map((finding) => ({
        controlId: controlIdOf(finding.pointer),
        message: placeInWords(placeLabel(step, finding.pointer), messageOf(finding)),
      }))}
    />
  );
};
