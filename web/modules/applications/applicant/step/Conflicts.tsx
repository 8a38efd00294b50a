import { ConflictChoice } from '#web/parts/form/conflict/ConflictChoice.tsx';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import { answerInWords } from '../model/display.ts';
import type { Answers, FormField } from '../model/formTypes.ts';
import { useDraftState } from '../model/useDraft.ts';
import { fieldsOf } from '../model/values.ts';

type Props = Pick<Area, 'definition' | 'draft'>;

/** An answer beside its other version: rows by their number. */
const wordsOf = (field: FormField, value: unknown, stored: Answers): string =>
  field.type === 'list' && Array.isArray(value)
    ? t((w) => w.value.rows, { count: value.length })
    : answerInWords(field, value, stored);

/** The same answers were changed in another window too: the fields keep what was typed here, the person decides. */
export const Conflicts = ({ definition, draft }: Props) => {
  const { conflicts } = useDraftState(draft);
  const fields = fieldsOf(definition.steps).filter(({ name }) => name in conflicts);
  if (fields.length === 0) return null;
  const stored = draft.getStored().body;
  return (
    <ConflictChoice
      fields={fields.map((field) => ({
        name: field.name,
        label: field.label,
        mine: wordsOf(field, conflicts[field.name]?.value, stored),
        stored: wordsOf(field, stored[field.name], stored),
      }))}
      onDecide={draft.resolve}
    />
  );
};
