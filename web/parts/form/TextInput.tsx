import { TextField, type TextFieldProps } from '#ui-kit/TextField/index.ts';
import { type Named, useInput } from './useInput.ts';

/** One line of text. Apart from inputs.tsx: the log-in page needs no other field but a password. */
export const TextInput = ({ name, ...props }: Named<TextFieldProps, 'value' | 'onChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return (
    <TextField {...props} {...frame} value={value ?? ''} onChange={(event) => change(event.target.value)} />
  );
};
