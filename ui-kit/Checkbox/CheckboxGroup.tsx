import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GroupField, type GroupFieldProps } from '#ui-kit/Field/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { Checkbox } from './Checkbox.tsx';

export type CheckboxOption = { value: string; label: ReactNode; help?: ReactNode; isDisabled?: boolean };

export type CheckboxGroupProps = Omit<GroupFieldProps, 'children' | 'onChange'> & {
  name?: string;
  options: readonly CheckboxOption[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  isInline?: boolean;
};

export const Choices = styled.div<{ $isInline: boolean }>`
  display: flex;
  flex-flow: ${({ $isInline }) => ($isInline ? 'row wrap' : 'column nowrap')};
  align-items: flex-start;
  gap: ${({ $isInline }) => ($isInline ? `0 ${space[24]}` : '0')};
`;

/** Several answers that may go together. Values keep the order of the options. Not for one answer (RadioGroup). */
export const CheckboxGroup = ({
  name,
  options,
  value,
  onValueChange,
  isInline = false,
  ...groupProps
}: CheckboxGroupProps) => {
  const handleChange = (changed: string, isChecked: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? isChecked : value.includes(each))),
    );
  return (
    <GroupField {...groupProps}>
      <Choices $isInline={isInline}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            help={option.help}
            disabled={option.isDisabled}
            checked={value.includes(option.value)}
            onChange={(event) => handleChange(option.value, event.target.checked)}
          />
        ))}
      </Choices>
    </GroupField>
  );
};
