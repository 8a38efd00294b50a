import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application, Finding, FormDocument, FormStep } from '../model/formTypes.ts';
import { openDocuments } from '../model/openDocuments.ts';
import { applicantPaths } from '../model/paths.ts';
import { useDraftState } from '../model/useDraft.ts';
import { isReturned } from '../step/Returned.tsx';
import { StepHead } from '../step/StepHead.tsx';
import { controlIdOf } from '../step/stepContext.ts';
import { DocumentCard } from './DocumentCard.tsx';

type Props = Area & { readonly step: FormStep };

/** What the last try to hand in said about a document that is still missing. */
const errorFor = (
  { label, type }: FormDocument,
  { files }: Application,
  findings: readonly Finding[],
): string | undefined =>
  files.some((file) => file.type === type)
    ? undefined
    : findings.find(({ pointer, message }) => pointer.startsWith('/files') && message.startsWith(label))
        ?.message;

/** The documents that can be handed in now: those that the answers ask for, and the others. */
const useAskable = ({ application, definition, draft }: Area) => {
  const { findings } = useDraftState(draft);
  const requiredTypes = application.requiredDocuments
    .filter(({ isRequired }) => isRequired)
    .map(({ type }) => type);
  // A returned application takes only what was asked for; the rest is read on the page of its content.
  const open = openDocuments(application, definition);
  const askable = definition.documents
    .filter(({ type }) => open.has(type))
    .map((document) => ({
      document,
      isRequired: requiredTypes.some((needed) => needed === document.type),
      error: errorFor(document, application, findings),
    }));
  return {
    required: askable.filter(({ isRequired }) => isRequired),
    others: askable.filter(({ isRequired }) => !isRequired),
  };
};

type Askable = ReturnType<typeof useAskable>['others'];

/** The papers: those that the answers ask for first, then those that may be added. */
export const DocumentsStep = ({ step, ...area }: Props) => {
  const { required, others } = useAskable(area);
  const { application, definition } = area;
  return (
    <Page width="form">
      <Stack gap={0}>
        <StepHead {...area} step={step} />
        <Stack gap={24}>
          <ErrorSummary
            errors={[...required, ...others].flatMap(({ document, error }) =>
              error === undefined
                ? []
                : [{ controlId: controlIdOf(`/files/${document.type}`), message: error }],
            )}
          />
          <Text isMeasured>{step.description}</Text>
          {required.length + others.length === 0 && <Text>{sendText((w) => w.documents.none)}</Text>}
          {required.length > 0 && (
            <SectionHeading>
              {sendText((w) => w.documents.required, { count: required.length })}
            </SectionHeading>
          )}
          <Cards {...{ application, definition }} askable={required} />
          {others.length > 0 && <SectionHeading>{sendText((w) => w.documents.optional)}</SectionHeading>}
          <Cards {...{ application, definition }} askable={others} />
          <Foot {...area} step={step} />
        </Stack>
      </Stack>
    </Page>
  );
};

type CardsProps = Pick<Area, 'application' | 'definition'> & { askable: Askable };

const Cards = ({ application, definition, askable }: CardsProps) =>
  askable.map(({ document, isRequired, error }) => (
    <DocumentCard key={document.type} {...{ application, definition, document, isRequired, error }} />
  ));

/** Back to the list, on to the next step. */
const Foot = ({ application, definition, step }: Props) => {
  const { projectId } = application;
  const next = definition.steps[definition.steps.indexOf(step) + 1];
  if (isReturned(application)) {
    return (
      <FormFoot>
        <span />
        <ButtonLink variant="primary" size="large" icon={Check} href={applicantPaths.home(projectId)}>
          {t((w) => w.returned.done)}
        </ButtonLink>
      </FormFoot>
    );
  }
  return (
    <FormFoot>
      <ButtonLink size="large" icon={ChevronLeft} href={applicantPaths.home(projectId)}>
        {t((w) => w.step.toList)}
      </ButtonLink>
      {next !== undefined && (
        <ButtonLink
          variant="primary"
          size="large"
          iconAfter={ChevronRight}
          href={applicantPaths.step(projectId, next.key)}
        >
          {t((w) => w.step.nextPlain)}
        </ButtonLink>
      )}
    </FormFoot>
  );
};
