import { useParams } from 'wouter';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ApplicantArea, Loading } from '../ApplicantArea.tsx';
import type { FormStep } from '../model/formTypes.ts';
import { FieldsStep, type StepProps } from './FieldsStep.tsx';

// Most steps are single fields to fill in; rows, uploads and the last look at everything come while those are filled in.
const ListStep = createLazy(async () => (await import('./lists/ListStep.tsx')).ListStep);
const DocumentsStep = createLazy(async () => (await import('../documents/DocumentsStep.tsx')).DocumentsStep);
const ConfirmStep = createLazy(async () => (await import('../confirm/ConfirmStep.tsx')).ConfirmStep);
const loadOthers = () => Promise.all([ListStep.load(), DocumentsStep.load(), ConfirmStep.load()]);

/** /application/project/{projectId}/step/{stepId}: one step of the form a page. */
export const StepPage = () => {
  const { stepId } = useParams();
  usePrefetch(loadOthers);
  return (
    <ApplicantArea>
      {(area) => {
        const step = area.definition.steps.find(({ key }) => key === stepId);
        return step === undefined ? <NotFound /> : <Step key={step.key} step={step} {...area} />;
      }}
    </ApplicantArea>
  );
};

/** Null for a step that needs nothing but fields. A list that is hidden now may be shown by an answer. */
const partOf = ({ kind, sections }: FormStep) => {
  if (kind === 'documents') return DocumentsStep;
  if (kind === 'confirm') return ConfirmStep;
  const hasLists = sections.some(({ fields }) => fields.some(({ type }) => type === 'list'));
  return kind === 'expenses' || hasLists ? ListStep : null;
};

const Step = (props: StepProps) => {
  const part = partOf(props.step);
  return part === null ? (
    <FieldsStep {...props} />
  ) : (
    <Lazy part={part} props={props} meanwhile={<Loading />} />
  );
};
