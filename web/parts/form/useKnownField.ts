import { useLayoutEffect } from 'react';
import { type UseFieldConfig, useField, useForm } from 'react-final-form';

/**
 * A field that keeps the value it has in the form. react-final-form takes a field that nobody has registered yet for
 * new and puts into it what the form began with: what was brought back before the field was drawn (RestoreTyped), and
 * the rows that move up behind a removed one, would be lost. So it is registered before that looks.
 */
export const useKnownField = <Value>(name: string, config: UseFieldConfig) => {
  const form = useForm();
  useLayoutEffect(() => form.registerField(name, () => {}, {}), [form, name]);
  return useField<Value>(name, config);
};
