import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, controlStyle } from '#ui-kit/Field/controlStyle.ts';
import { type ControlLookProps, Field, type FieldFrame, mergeIds } from '#ui-kit/Field/index.ts';
import { WithUnit } from '#ui-kit/TextField/TextField.tsx';
import { selectText } from '#ui-kit/text/ja.fields.ts';
import { color, media, space } from '#ui-kit/tokens/index.ts';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> &
  FieldFrame &
  ControlLookProps & {
    options: readonly SelectOption[];
    /** Words of the empty choice; `false` when there is always a value. */
    placeholder?: string | false;
    unit?: string;
  };

const arrow = [
  `linear-gradient(45deg, transparent 50%, ${color.textMuted} 50%)`,
  `linear-gradient(-45deg, transparent 50%, ${color.textMuted} 50%)`,
].join(', ');

export const SelectControl = styled.select<ControlLook>`
  ${controlStyle}
  appearance: none;
  padding-right: ${space[40]};
  background-image: ${arrow};
  background-position: right 1.1rem top 50%, right ${space[12]} top 50%;
  background-size: ${space[6]} ${space[6]};
  background-repeat: no-repeat;
  ${media.forcedColors} { appearance: auto; background-image: none; }
`;

/**
 * One of many (six or more), with the browser's own list: it works with keyboard, phone and reader alike.
 * Not for two to five choices that should be seen together (RadioGroup).
 */
export const Select = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  options,
  placeholder = selectText.choose,
  controlSize,
  width,
  unit,
  id,
  'aria-describedby': describedBy,
  ...selectProps
}: SelectProps) => {
  const unitId = useId();
  return (
    <Field {...{ label, need, help, error, isLabelHidden }} controlId={id} isRigid={width === 'content'}>
      {(control) => (
        <WithUnit id={unitId} unit={unit || undefined}>
          <SelectControl
            {...control}
            {...selectProps}
            aria-describedby={mergeIds(control['aria-describedby'], unit && unitId, describedBy)}
            $size={controlSize}
            $width={width}
          >
            {placeholder !== false && <option value="">{placeholder}</option>}
            {options.map(({ value, label: word, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {word}
              </option>
            ))}
          </SelectControl>
        </WithUnit>
      )}
    </Field>
  );
};
