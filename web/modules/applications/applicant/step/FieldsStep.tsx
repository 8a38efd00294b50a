import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { useNavigate, usePlace } from '#web/parts/router/shown.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import { findingsIn, stepFindings } from '../model/checks.ts';
import { editableNames } from '../model/editable.ts';
import type { Answers, Finding, FormStep } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { storedFindings } from '../model/storedFindings.ts';
import type { TypedValues } from '../model/values.ts';
import { isReturned, ReturnedFoot } from './Returned.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHead } from './StepHead.tsx';
import { StepSections } from './StepSections.tsx';

export type StepProps = Area & { readonly step: FormStep };

/** Puts head and form on the page. */
export type StepLayout = (head: ReactNode, form: ReactNode) => ReactNode;

const oneColumn: StepLayout = (head, form) => (
  <Page width="form">
    <Stack gap={0}>
      {head}
      {form}
    </Stack>
  </Page>
);

/** A link of the page 確認・提出 leads to the very place. */
const useArriveAtPlace = () => {
  const { hash } = usePlace();
  useEffect(() => {
    if (hash === '') return;
    // After the heading has taken the focus, as it does on every page.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView({ block: 'center' });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
};

/** On to the next step, once neither browser nor server find anything wrong in this one. */
const useGoOn = ({ step, application, definition, draft }: StepProps) => {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const next = definition.steps[definition.steps.indexOf(step) + 1];
  const isBack = isReturned(application);
  const editable = editableNames(application, definition);
  const isOpen = ({ pointer }: Finding): boolean => editable.has(pointer.split('/')[1] ?? '');
  const goOn = async (values: TypedValues, answers: Answers) => {
    if (stepFindings(step, values, answers).some(isOpen)) return setAttempt(attempt + 1);
    await draft.flush();
    const said = [...draft.getState().findings, ...storedFindings(draft)];
    if (findingsIn(step, said).some(isOpen)) return setAttempt(attempt + 1);
    navigate(
      next === undefined || isBack
        ? applicantPaths.home(application.projectId)
        : applicantPaths.step(application.projectId, next.key),
    );
  };
  return { attempt, goOn };
};

type Props = StepProps & { readonly layOut?: StepLayout };

/** A step of fields to fill in, and the way on. */
export const FieldsStep = ({ step, layOut = oneColumn, ...area }: Props) => {
  const { attempt, goOn } = useGoOn({ step, ...area });
  useArriveAtPlace();
  const { application } = area;
  return layOut(
    <StepHead {...area} step={step} />,
    <StepForm {...area} step={step} attempt={attempt} onSubmit={goOn}>
      <StepSections sections={step.sections} />
      {isReturned(application) ? <ReturnedFoot /> : <StepFoot projectId={application.projectId} />}
    </StepForm>,
  );
};

const StepFoot = ({ projectId }: { projectId: number }) => (
  <FormFoot>
    <ButtonLink size="large" icon={ChevronLeft} href={applicantPaths.home(projectId)}>
      {t((w) => w.step.toList)}
    </ButtonLink>
    <Button type="submit" variant="primary" size="large" iconAfter={ChevronRight}>
      {t((w) => w.step.next)}
    </Button>
  </FormFoot>
);
