import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../applicantText.ts';
import { openDocuments } from '../model/openDocuments.ts';
import { applicantPaths } from '../model/paths.ts';
import type { FormDocument, FormStep } from '../model/types.ts';
import { useDraftState } from '../model/useDraft.ts';
import { StepHead } from '../step/StepHead.tsx';
import { controlIdOf } from '../step/stepContext.ts';
import { DocumentCard } from './DocumentCard.tsx';

type Props = Area & { readonly step: FormStep };

/** The papers: those that the answers ask for first, then those that may be added. */
export const DocumentsStep = ({ step, ...area }: Props) => {
  const { application, definition, draft } = area;
  const { findings } = useDraftState(draft);
  const requiredTypes = application.requiredDocuments
    .filter(({ isRequired }) => isRequired)
    .map(({ type }) => type);
  // A returned application takes only what was asked for; the rest is read on the page of its content.
  const open = openDocuments(application, definition);
  const askable = definition.documents.filter(({ type }) => open.has(type));
  const required = askable.filter(({ type }) => requiredTypes.some((needed) => needed === type));
  const others = askable.filter((document) => !required.includes(document));
  const errorOf = (document: FormDocument): string | undefined =>
    application.files.some(({ type }) => type === document.type)
      ? undefined
      : findings.find(
          ({ pointer, message }) => pointer.startsWith('/files') && message.startsWith(document.label),
        )?.message;
  const next = definition.steps[definition.steps.indexOf(step) + 1];
  const cards = (documents: readonly FormDocument[], isRequired: boolean) =>
    documents.map((document) => (
      <DocumentCard
        key={document.type}
        application={application}
        document={document}
        isRequired={isRequired}
        error={errorOf(document)}
      />
    ));
  return (
    <Page width="form">
      <Stack gap={0}>
        <StepHead {...area} step={step} />
        <Stack gap={24}>
          <ErrorSummary
            errors={[...required, ...others].flatMap((document) => {
              const message = errorOf(document);
              return message === undefined
                ? []
                : [{ controlId: controlIdOf(`/files/${document.type}`), message }];
            })}
          />
          <Text isMeasured>{step.description}</Text>
          {askable.length === 0 && <Text>{t((w) => w.documents.none)}</Text>}
          {required.length > 0 && (
            <SectionHeading>{t((w) => w.documents.required, { count: required.length })}</SectionHeading>
          )}
          {cards(required, true)}
          {others.length > 0 && <SectionHeading>{t((w) => w.documents.optional)}</SectionHeading>}
          {cards(others, false)}
          <FormFoot>
            <ButtonLink size="large" icon={ChevronLeft} href={applicantPaths.home(application.projectId)}>
              {t((w) => w.step.toList)}
            </ButtonLink>
            {next !== undefined && (
              <ButtonLink
                variant="primary"
                size="large"
                iconAfter={ChevronRight}
                href={applicantPaths.step(application.projectId, next.key)}
              >
                {t((w) => w.step.nextPlain)}
              </ButtonLink>
            )}
          </FormFoot>
        </Stack>
      </Stack>
    </Page>
  );
};
