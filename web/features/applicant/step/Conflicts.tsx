import { ConflictChoice } from '#web/form/reread/ConflictChoice.tsx';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../applicantText.ts';
import { answerInWords } from '../model/display.ts';
import type { Answers, FormField } from '../model/types.ts';
import { useDraftState } from '../model/useDraft.ts';
import { fieldsOf } from '../model/values.ts';

type Props = Pick<Area, 'definition' | 'draft'>;

/** What the server has: rows by their number. */
const storedWords = (field: FormField, stored: Answers): string => {
  const value = stored[field.name];
  return field.type === 'list' && Array.isArray(value)
    ? t((w) => w.value.rows, { count: value.length })
    : answerInWords(field, value, stored);
};

/** The same answers were changed in another window too: the fields keep what was typed here, the person decides. */
export const Conflicts = ({ definition, draft }: Props) => {
  const { conflicts } = useDraftState(draft);
  const fields = fieldsOf(definition.steps).filter(({ name }) => name in conflicts);
  if (fields.length === 0) return null;
  const stored = draft.getStored().body;
  return (
    <ConflictChoice
      stored={fields.map((field) => ({ term: field.label, value: storedWords(field, stored) }))}
      onDecide={draft.resolve}
    />
  );
};
