import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, controlStyle } from '#ui-kit/Field/controlStyle.ts';
import { Field, type FieldFrame, helpWithUnseen, mergeIds } from '#ui-kit/Field/index.ts';
import { textAreaText } from '#ui-kit/text/ja.fields.ts';
import { color, leading, text, weight } from '#ui-kit/tokens/index.ts';
import { countCodePoints } from './countCodePoints.ts';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> &
  FieldFrame & {
    /** Longest text in code points. It is counted and said, never cut: what was pasted is not lost. */
    maxCharacters?: number;
  };

const Area = styled.textarea<ControlLook>`
  ${controlStyle}
  min-height: calc(${({ rows = 4 }) => rows} * 1.75em + 1rem);
  line-height: ${leading[16]};
  resize: vertical;
  field-sizing: content;
`;

const Counter = styled.div<{ $isOver: boolean }>`
  color: ${({ $isOver }) => ($isOver ? color.textError : color.textMuted)};
  font-size: ${text[14]};
  font-weight: ${({ $isOver }) => ($isOver ? weight.bold : weight.regular)};
  font-variant-numeric: tabular-nums;
  line-height: ${leading[14]};
  text-align: right;
`;

/** Counts what is in the area, also where it keeps its text itself. */
const useCount = ({
  value,
  defaultValue,
  onChange,
}: Pick<TextAreaProps, 'value' | 'defaultValue' | 'onChange'>) => {
  const [ownText, setOwnText] = useState(String(defaultValue ?? ''));
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setOwnText(event.target.value);
    onChange?.(event);
  };
  return { used: countCodePoints(value === undefined ? ownText : String(value)), handleChange };
};

const Count = ({ id, used, max }: { id: string; used: number; max: number }) => {
  const over = Math.max(0, used - max);
  return (
    <Counter id={id} $isOver={over > 0}>
      <span translate="no">{textAreaText.count(used, max)}</span>
      <span role="status">{over > 0 && textAreaText.over(over)}</span>
    </Counter>
  );
};

/**
 * Text of several lines, growing with what is written; counts by code points as the contract does.
 * Not for one line (TextField).
 */
export const TextArea = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  maxCharacters,
  id,
  onChange,
  'aria-describedby': describedBy,
  ...areaProps
}: TextAreaProps) => {
  const counterId = useId();
  const { used, handleChange } = useCount({ ...areaProps, onChange });
  return (
    <Field
      {...{ label, need, error, isLabelHidden }}
      help={helpWithUnseen(help, areaProps.value)}
      controlId={id}
    >
      {(control) => (
        <>
          <Area
            {...control}
            {...areaProps}
            onChange={handleChange}
            aria-describedby={mergeIds(
              control['aria-describedby'],
              maxCharacters !== undefined && counterId,
              describedBy,
            )}
          />
          {maxCharacters !== undefined && <Count id={counterId} used={used} max={maxCharacters} />}
        </>
      )}
    </Field>
  );
};
