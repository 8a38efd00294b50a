import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import { answerInWords } from '../model/display.ts';
import type { Answers, FormField } from '../model/formTypes.ts';

/** Rows that are worked out from other lists of the form stand there already. */
export const isMerged = ({ type, isComputed }: FormField): boolean => type === 'list' && isComputed;

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

/** An answer in words; a list row by row, each by its columns. */
export const factsOf = (field: FormField, answers: Answers): Fact[] => {
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
