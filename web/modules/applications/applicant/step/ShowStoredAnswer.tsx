import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { DraftStore } from '../model/draftStore.ts';
import type { FormField } from '../model/formTypes.ts';
import { type TypedValues, toTyped } from '../model/values.ts';

type Props = { fields: readonly FormField[]; draft: DraftStore };

/** Updates the field whose stored answer, from another window, the applicant accepts. Draws nothing. */
export const ShowStoredAnswer = ({ fields, draft }: Props) => {
  const form = useForm<TypedValues>();
  useEffect(() => {
    let before = draft.getState().conflicts;
    return draft.subscribe(() => {
      const { conflicts, unsent } = draft.getState();
      const given = fields.filter(({ name }) => name in before && !(name in conflicts) && !(name in unsent));
      before = conflicts;
      const stored = draft.getStored().body;
      for (const field of given) form.change(field.name, toTyped(field, stored[field.name]));
    });
  }, [form, fields, draft]);
  return null;
};
