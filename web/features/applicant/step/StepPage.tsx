import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Columns, FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { useAhead } from '#web/later/useAhead.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { useNavigate, usePlace } from '#web/router/shown.ts';
import { ApplicantArea, type Area, Loading } from '../ApplicantArea.tsx';
import { applicantText as t } from '../applicantText.ts';
import { findingsIn, stepFindings } from '../model/checks.ts';
import { editableNames } from '../model/editable.ts';
import { applicantPaths } from '../model/paths.ts';
import { storedFindings } from '../model/storedFindings.ts';
import type { Answers, Finding, FormStep } from '../model/types.ts';
import type { TypedValues } from '../model/values.ts';
import { isReturned, ReturnedFoot } from './Returned.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHead } from './StepHead.tsx';
import { StepSections } from './StepSections.tsx';
import { TotalBar, Totals } from './Totals.tsx';

// Most steps are fields to fill in; uploads and the last look at everything come while those are filled in.
const loadDocuments = async () => ({
  default: (await import('../documents/DocumentsStep.tsx')).DocumentsStep,
});
const loadConfirm = async () => ({ default: (await import('../confirm/ConfirmStep.tsx')).ConfirmStep });
const DocumentsStep = lazy(loadDocuments);
const ConfirmStep = lazy(loadConfirm);
const loadOthers = () => Promise.all([loadDocuments(), loadConfirm()]);

/** /application/project/{projectId}/step/{stepId}: one step of the form a page. */
export const StepPage = () => {
  const { stepId } = useParams();
  useAhead(loadOthers);
  return (
    <ApplicantArea>
      {(area) => {
        const step = area.definition.steps.find(({ key }) => key === stepId);
        if (step === undefined) return <NotFound />;
        return (
          <Suspense fallback={<Loading />}>
            <Step key={step.key} step={step} {...area} />
          </Suspense>
        );
      }}
    </ApplicantArea>
  );
};

type Props = Area & { readonly step: FormStep };

const Step = (props: Props) => {
  if (props.step.kind === 'documents') return <DocumentsStep {...props} />;
  if (props.step.kind === 'confirm') return <ConfirmStep {...props} />;
  return <FieldsStep {...props} />;
};

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
const useGoOn = ({ step, application, definition, draft }: Props) => {
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

const FieldsStep = ({ step, ...area }: Props) => {
  const { application, definition } = area;
  const { attempt, goOn } = useGoOn({ step, ...area });
  useArriveAtPlace();
  const isMoney = step.kind === 'expenses';
  const form = (
    <StepForm {...area} step={step} attempt={attempt} onSubmit={goOn}>
      <StepSections sections={step.sections} />
      {isReturned(application) ? <ReturnedFoot /> : <StepFoot projectId={application.projectId} />}
    </StepForm>
  );
  return (
    <Page width={isMoney ? 'page' : 'form'}>
      <Stack gap={0}>
        <StepHead {...area} step={step} />
        {isMoney ? (
          <Columns>
            {form}
            <Totals application={application} definition={definition} />
          </Columns>
        ) : (
          form
        )}
      </Stack>
      {isMoney && <TotalBar application={application} />}
    </Page>
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
