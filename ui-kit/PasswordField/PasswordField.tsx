import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ControlLookProps, Field, type FieldFrame, mergeIds } from '#ui-kit/Field/index.ts';
import { IconButton, inField } from '#ui-kit/IconButton/index.ts';
import { Input } from '#ui-kit/TextField/TextField.tsx';
import { passwordText } from '#ui-kit/text/ja.ts';
import { space } from '#ui-kit/tokens/index.ts';

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'width'> &
  FieldFrame &
  ControlLookProps;

const WithButton = styled.div`
  position: relative;
  > input { padding-right: ${space[48]}; }
  > button { ${inField} }
`;

/**
 * A password, hidden until the eye is pressed. Give `autoComplete` (current-password or new-password); pasting works.
 * Not for codes that are typed once and may be seen (TextField).
 */
export const PasswordField = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  controlSize,
  width,
  id,
  'aria-describedby': describedBy,
  ...inputProps
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, need, help, error, isLabelHidden }} controlId={id}>
      {(control) => (
        <WithButton>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...inputProps}
            type={isShown ? 'text' : 'password'}
            aria-describedby={mergeIds(control['aria-describedby'], describedBy)}
            $size={controlSize}
            $width={width}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            name={isShown ? passwordText.hide : passwordText.show}
            aria-controls={control.id}
            disabled={inputProps.disabled}
            onClick={() => setIsShown(!isShown)}
          />
        </WithButton>
      )}
    </Field>
  );
};
