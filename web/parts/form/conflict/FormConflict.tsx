import { useForm, useFormState } from 'react-final-form';
import type { FormValues } from '../values.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { valueAt } from './mergeForms.ts';
import type { Clash, Reread } from './reread.ts';

type FormConflictProps = {
  readonly clash: Clash;
  readonly factOf: Reread['factOf'];
  /** The person has decided; the names are those of the fields that take what is stored. */
  readonly onDecided: () => void;
};

/** The question of a form about the places that somebody else changed too. One's own go out at once. */
export const FormConflict = ({ clash: { places, stored }, factOf, onDecided }: FormConflictProps) => {
  const form = useForm();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const handleDecide = (taken: readonly string[]): void => {
    onDecided();
    form.batch(() => {
      for (const place of taken) form.change(place, valueAt(stored, place));
    });
    if (taken.length < places.length) void form.submit();
  };
  return (
    <ConflictChoice
      takesFocus
      fields={places.map((place) => {
        const { term, value } = factOf(place, stored);
        return { name: place, label: term, mine: factOf(place, values).value, stored: value };
      })}
      onDecide={handleDecide}
    />
  );
};
