import { useForm, useFormState } from 'react-final-form';
import { type FormRow, type FormValues, rowsOf } from './values.ts';

/** The rows of a table in the form, and how to add and take away one. */
export const useRows = (name: string) => {
  const form = useForm<FormValues>();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const rows = rowsOf(values ?? {}, name);
  return {
    rows,
    add: (row: FormRow) => form.change(name, [...rows, row]),
    remove: (index: number) =>
      form.change(
        name,
        rows.filter((_, place) => place !== index),
      ),
  };
};
