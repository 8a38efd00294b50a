import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { answerProblem } from '../model/checks.ts';
import type { DraftStore } from '../model/draftStore.ts';
import type { FormField } from '../model/formTypes.ts';
import { type TypedValues, toSendable } from '../model/values.ts';

type Props = { fields: readonly FormField[]; draft: DraftStore };

/** Hands every changed answer to the draft. Draws nothing. */
export const Autosave = ({ fields, draft }: Props) => {
  const form = useForm<TypedValues>();
  useEffect(() => {
    let before = form.getState().values;
    return form.subscribe(
      ({ values }) => {
        const changed = fields.filter(({ name }) => values[name] !== before[name]);
        before = values;
        for (const field of changed) {
          const typed = values[field.name] ?? '';
          const sendable = toSendable(field, typed);
          if (sendable === null) continue;
          const isWrong = answerProblem(field, typed, false) !== undefined;
          draft.change(field.name, sendable.value, { isWrong });
        }
      },
      { values: true },
    );
  }, [form, fields, draft]);
  return null;
};
