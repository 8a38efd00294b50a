import { PasswordField, type PasswordFieldProps } from '#ui-kit/PasswordField/index.ts';
import { type Named, useInput } from './useInput.ts';

/** A password, hidden until the eye is pressed. */
export const PasswordInput = ({ name, ...props }: Named<PasswordFieldProps, 'value' | 'onChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return (
    <PasswordField
      {...props}
      {...frame}
      value={value ?? ''}
      onChange={(event) => change(event.target.value)}
    />
  );
};
