import {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from '#ui-kit/Checkbox/index.ts';
import { DateField, type DateFieldProps } from '#ui-kit/DateField/index.ts';
import { MoneyField, type MoneyFieldProps } from '#ui-kit/MoneyField/index.ts';
import { RadioGroup, type RadioGroupProps } from '#ui-kit/RadioGroup/index.ts';
import { Select, type SelectProps } from '#ui-kit/Select/index.ts';
import { TextArea, type TextAreaProps } from '#ui-kit/TextArea/index.ts';
import { TimeField, type TimeFieldProps } from '#ui-kit/TimeField/index.ts';
import { type Named, useInput } from './useInput.ts';

/** Text of several lines. */
export const AreaInput = ({ name, ...props }: Named<TextAreaProps, 'value' | 'onChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return (
    <TextArea {...props} {...frame} value={value ?? ''} onChange={(event) => change(event.target.value)} />
  );
};

/** One of many. */
export const SelectInput = ({ name, ...props }: Named<SelectProps, 'value' | 'onChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return (
    <Select {...props} {...frame} value={value ?? ''} onChange={(event) => change(event.target.value)} />
  );
};

/** A calendar day. */
export const DateInput = ({ name, ...props }: Named<DateFieldProps, 'value' | 'onValueChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return <DateField {...props} {...frame} value={value ?? ''} onValueChange={change} />;
};

/** A time of day in 24 hours. */
export const TimeInput = ({ name, ...props }: Named<TimeFieldProps, 'value' | 'onValueChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return <TimeField {...props} {...frame} value={value ?? ''} onValueChange={change} />;
};

/** Whole yen, or with `unit` another figure. */
export const MoneyInput = ({ name, ...props }: Named<MoneyFieldProps, 'value' | 'onValueChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return <MoneyField {...props} {...frame} value={value ?? ''} onValueChange={change} />;
};

/** One of a few. */
export const RadioInput = ({ name, ...props }: Named<RadioGroupProps, 'value' | 'onValueChange'>) => {
  const { value, change, frame } = useInput<string>(name);
  return <RadioGroup {...props} {...frame} value={value ?? ''} onValueChange={change} />;
};

/** Several that may go together. */
export const ChecksInput = ({ name, ...props }: Named<CheckboxGroupProps, 'value' | 'onValueChange'>) => {
  const { value, change, frame } = useInput<readonly string[]>(name);
  return <CheckboxGroup {...props} {...frame} value={value ?? []} onValueChange={change} />;
};

/** Yes or no to one sentence. */
export const CheckInput = ({ name, ...props }: Named<CheckboxProps, 'checked' | 'onChange'>) => {
  const { value, change, frame } = useInput<boolean>(name);
  const { error: _none, ...box } = frame;
  return (
    <Checkbox
      {...props}
      {...box}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
    />
  );
};
