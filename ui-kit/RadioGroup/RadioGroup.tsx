import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Choices } from '#ui-kit/Checkbox/CheckboxGroup.tsx';
import { boxStyle, choiceStyle } from '#ui-kit/Checkbox/choiceStyle.ts';
import { GroupField, type GroupFieldProps } from '#ui-kit/Field/index.ts';
import { color, leading, space, text } from '#ui-kit/tokens/index.ts';

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; isDisabled?: boolean };

export type RadioGroupProps = Omit<GroupFieldProps, 'children' | 'onChange'> & {
  name?: string;
  options: readonly RadioOption[];
  /** The chosen value; an empty string while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  isInline?: boolean;
  /** Two answers share the width: long words of one stand beside those of the other. */
  isEven?: boolean;
};

const Pair = styled(Choices)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[16]};
`;

const Choice = styled.label`${choiceStyle}`;

const Circle = styled.input`
  ${boxStyle}
  border-radius: 50%;
  &:checked { border-color: ${color.action}; }
  &:checked::after {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${color.action};
  }
`;

const Help = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

type RadioProps = {
  name: string;
  option: RadioOption;
  isChecked: boolean;
  onChoose: (value: string) => void;
};

const Radio = ({ name, option, isChecked, onChoose }: RadioProps) => {
  const id = useId();
  return (
    <Choice>
      <Circle
        type="radio"
        name={name}
        value={option.value}
        checked={isChecked}
        disabled={option.isDisabled}
        aria-labelledby={`${id}-words`}
        aria-describedby={option.help ? `${id}-help` : undefined}
        onChange={() => onChoose(option.value)}
      />
      <span>
        <span id={`${id}-words`}>{option.label}</span>
        {option.help && <Help id={`${id}-help`}>{option.help}</Help>}
      </span>
    </Choice>
  );
};

/**
 * One of two to five answers, all in sight.
 * Not for more (Select), not for yes or no to one sentence (Checkbox), not in tight rows of a checklist (SegmentedChoice).
 */
export const RadioGroup = ({
  name,
  options,
  value,
  onValueChange,
  isInline = false,
  isEven = false,
  ...groupProps
}: RadioGroupProps) => {
  const ownName = useId();
  const Answers = isEven ? Pair : Choices;
  return (
    <GroupField
      role="radiogroup"
      aria-required={groupProps.need === 'required' || undefined}
      aria-invalid={groupProps.error ? true : undefined}
      {...groupProps}
    >
      <Answers $isInline={isInline}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? ownName}
            option={option}
            isChecked={option.value === value}
            onChoose={onValueChange}
          />
        ))}
      </Answers>
    </GroupField>
  );
};
