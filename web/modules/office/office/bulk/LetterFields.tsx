import { BulkLetterAudience, BulkLetterAudienceLabel } from '#web/parts/api/generated/enums.ts';
import { SelectInput } from '#web/parts/form/inputs.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { bulkText as t, words } from './bulk.words.ts';
import { TemplateSelect, WordsFields, wordsOf } from './TemplateFields.tsx';

/** Stand in the words as they are: each application fills them. */
const FIELDS = words.letter.fields;

/** Whom the letter is meant for, with what is usually written to them. */
const NAMES = ['drafts', 'missed', 'returned'] as const;

const templateOf = (audience: (typeof NAMES)[number]) => () => ({
  audience,
  title: t((w) => w.letter.titles[audience]),
  body: t((w) => w.letter.bodies[audience], FIELDS),
});

const templates = [
  ...NAMES.map((value) => ({
    value,
    label: t((w) => w.letter.templates[value]),
    values: templateOf(value),
  })),
  {
    value: 'free',
    label: t((w) => w.dialog.templates.free),
    values: () => ({ audience: BulkLetterAudience.anyone, title: '', body: '' }),
  },
];

/** What the form begins with: the reminder before the close. */
export const letterValues = (): FormValues => templateOf('drafts')();

/** The letter as the contract has it. */
export const letterOf = (values: FormValues) => ({
  audience:
    Object.values(BulkLetterAudience).find((one) => one === textOf(values, 'audience')) ??
    BulkLetterAudience.anyone,
  ...wordsOf(values),
});

/** A template to begin with, to whom of the chosen ones, and what is written. */
export const LetterFields = () => (
  <>
    <TemplateSelect templates={templates} />
    <SelectInput
      name="audience"
      label={t((w) => w.letter.audience)}
      help={t((w) => w.letter.audienceHelp)}
      need="required"
      options={optionsOf(BulkLetterAudienceLabel)}
      placeholder={false}
    />
    <WordsFields help={t((w) => w.letter.help, FIELDS)} />
  </>
);
