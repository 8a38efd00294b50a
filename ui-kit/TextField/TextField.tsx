import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, controlStyle } from '#ui-kit/Field/controlStyle.ts';
import {
  type ControlLookProps,
  Field,
  type FieldFrame,
  helpWithUnseen,
  mergeIds,
} from '#ui-kit/Field/index.ts';
import { color, space } from '#ui-kit/tokens/index.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'width'> &
  FieldFrame &
  ControlLookProps & {
    /** A word after the control: 円, ％, m². Read with it. */
    unit?: ReactNode;
    /** Figures stand at the right, in even widths. */
    isFigure?: boolean;
  };

export const Input = styled.input<ControlLook & { $isFigure?: boolean | undefined }>`
  ${controlStyle}
  text-align: ${({ $isFigure }) => ($isFigure ? 'right' : 'left')};
  font-variant-numeric: ${({ $isFigure }) => ($isFigure ? 'tabular-nums' : 'normal')};
`;

export const Affix = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`;

export const Unit = styled.span`
  flex: none;
  color: ${color.textMuted};
  white-space: nowrap;
`;

type WithUnitProps = { id: string; unit: ReactNode; children: ReactNode };

/** A control with the word after it, where there is one. */
export const WithUnit = ({ id, unit, children }: WithUnitProps) =>
  unit === undefined ? (
    children
  ) : (
    <Affix>
      {children}
      <Unit id={id}>{unit}</Unit>
    </Affix>
  );

/**
 * One line of text with label, help and error. Native props go to the input; `id` and `className` too.
 * Not for passwords, dates, amounts, long text: they have fields of their own. Never a placeholder as label.
 */
export const TextField = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  controlSize,
  width,
  unit,
  isFigure,
  id,
  'aria-describedby': describedBy,
  ...inputProps
}: TextFieldProps) => {
  const unitId = useId();
  return (
    <Field
      {...{ label, need, error, isLabelHidden }}
      help={helpWithUnseen(help, inputProps.value)}
      controlId={id}
    >
      {(control) => (
        <WithUnit id={unitId} unit={unit}>
          <Input
            {...control}
            {...inputProps}
            aria-describedby={mergeIds(
              control['aria-describedby'],
              unit !== undefined && unitId,
              describedBy,
            )}
            $size={controlSize}
            $width={width}
            $isFigure={isFigure}
          />
        </WithUnit>
      )}
    </Field>
  );
};
