import type { ReactNode } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { formatBytes } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { isVisible } from '../model/conditions.ts';
import type { Application, FormDefinition, FormStep } from '../model/formTypes.ts';
import { countedFiles } from '../model/madeDocuments.ts';
import { applicantPaths } from '../model/paths.ts';
import { factsOf, isMerged } from '../step/answerFacts.tsx';
import { applicantSendText as sendText } from './applicantSend.words.ts';

type StepProps = { step: FormStep; application: Application; canEdit: boolean };

/** What was answered in a step, with the way back to it. */
const StepCard = ({ step, application, canEdit, children }: StepProps & { children: ReactNode }) => (
  <Card
    title={step.title}
    aside={
      canEdit && (
        <TextLink variant="arrow" href={applicantPaths.step(application.projectId, step.key)}>
          {sendText((w) => w.confirm.edit, { title: step.title })}
        </TextLink>
      )
    }
  >
    {children}
  </Card>
);

const Answers = ({ step, application }: Pick<StepProps, 'step' | 'application'>) => (
  <Stack gap={24}>
    {step.sections.map(({ key, title, fields }) => (
      <Stack key={key} gap={8}>
        <SectionHeading level={3} look={4}>
          {title}
        </SectionHeading>
        <Facts
          facts={fields
            .filter((field) => isVisible(field, application) && !isMerged(field))
            .flatMap((field) => factsOf(field, application))}
        />
      </Stack>
    ))}
  </Stack>
);

type Documents = Pick<AnswersViewProps, 'application' | 'definition'>;

/** What was handed in, and what is asked for and missing. */
const documentsOf = ({ application, definition }: Documents): Fact[] =>
  definition.documents
    .map((document) => ({ document, files: countedFiles(application, document) }))
    .filter(
      ({ document, files }) =>
        files.length > 0 ||
        application.requiredDocuments.some(({ type, isRequired }) => isRequired && type === document.type),
    )
    .map(({ document, files }) => ({
      key: String(document.type),
      term: document.label,
      value:
        files.length === 0
          ? sendText((w) => (document.isMadeFromAnswers ? w.confirm.made : w.confirm.noFile))
          : files.map(({ id, fileName, sizeBytes }) => (
              <p key={id}>{`${fileName}${marks.gap}${formatBytes(sizeBytes)}`}</p>
            )),
    }));

type AnswersViewProps = { application: Application; definition: FormDefinition; canEdit: boolean };

/** The whole application on one page, as it is on the server. */
export const AnswersView = ({ application, definition, canEdit }: AnswersViewProps) => (
  <Stack gap={16}>
    {definition.steps
      .filter(({ kind }) => kind !== 'confirm' || !canEdit)
      .map((step) => (
        <StepCard key={step.key} {...{ step, application, canEdit }}>
          {step.kind === 'documents' ? (
            <Facts facts={documentsOf({ application, definition })} />
          ) : (
            <Answers step={step} application={application} />
          )}
        </StepCard>
      ))}
  </Stack>
);
