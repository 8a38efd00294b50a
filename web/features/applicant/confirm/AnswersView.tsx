import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { formatBytes } from '#web/text/format.ts';
import { marks } from '#web/text/marks.ts';
import { applicantText as t } from '../applicantText.ts';
import { isVisible } from '../model/conditions.ts';
import { answerInWords } from '../model/display.ts';
import { applicantPaths } from '../model/paths.ts';
import type { Answers, Application, FormDefinition, FormField, FormStep } from '../model/types.ts';
import { sendText } from './sendText.ts';

const isRecord = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

const rowFacts =
  (field: FormField, answers: Answers) =>
  (row: unknown, index: number): Fact => ({
    key: `${field.name} ${index}`,
    term: t((w) => w.step.nth, { label: field.label, number: index + 1 }),
    value: (
      <Facts
        variant="pairs"
        facts={(field.columns ?? [])
          .filter((column) => isRecord(row) && row[column.name] !== null && row[column.name] !== undefined)
          .map((column) => ({
            term: column.label,
            value: answerInWords(column, isRecord(row) ? row[column.name] : null, answers),
          }))}
      />
    ),
  });

const factsOf = (field: FormField, answers: Answers): Fact[] => {
  const value = answers[field.name];
  if (field.type === 'list' && Array.isArray(value) && value.length > 0) {
    return value.map(rowFacts(field, answers));
  }
  return [
    {
      key: field.name,
      term: field.label,
      value: answerInWords(field, field.type === 'list' ? null : value, answers),
    },
  ];
};

type StepProps = { step: FormStep; application: Application; canEdit: boolean };

const StepAnswers = ({ step, application, canEdit }: StepProps) => (
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
    <Stack gap={24}>
      {step.sections.map(({ key, title, fields }) => (
        <Stack key={key} gap={8}>
          <SectionHeading level={3} look={4}>
            {title}
          </SectionHeading>
          <Facts
            facts={fields
              .filter((field) => isVisible(field, application))
              .flatMap((field) => factsOf(field, application))}
          />
        </Stack>
      ))}
    </Stack>
  </Card>
);

const DocumentAnswers = ({
  step,
  application,
  canEdit,
  definition,
}: StepProps & { definition: FormDefinition }) => (
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
    <Facts
      facts={definition.documents
        .map((document) => ({
          document,
          files: application.files.filter(({ type }) => type === document.type),
        }))
        .filter(
          ({ document, files }) =>
            files.length > 0 ||
            application.requiredDocuments.some(
              ({ type, isRequired }) => isRequired && type === document.type,
            ),
        )
        .map(({ document, files }) => ({
          key: String(document.type),
          term: document.label,
          value:
            files.length === 0
              ? sendText((w) => w.confirm.noFile)
              : files.map(({ id, fileName, sizeBytes }) => (
                  <p key={id}>{`${fileName}${marks.gap}${formatBytes(sizeBytes)}`}</p>
                )),
        }))}
    />
  </Card>
);

type AnswersViewProps = { application: Application; definition: FormDefinition; canEdit: boolean };

/** The whole application on one page, as it is on the server. */
export const AnswersView = ({ application, definition, canEdit }: AnswersViewProps) => (
  <Stack gap={16}>
    {definition.steps
      .filter(({ kind }) => kind !== 'confirm' || !canEdit)
      .map((step) =>
        step.kind === 'documents' ? (
          <DocumentAnswers
            key={step.key}
            step={step}
            application={application}
            canEdit={canEdit}
            definition={definition}
          />
        ) : (
          <StepAnswers key={step.key} step={step} application={application} canEdit={canEdit} />
        ),
      )}
  </Stack>
);
