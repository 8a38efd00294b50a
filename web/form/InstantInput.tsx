import type { ReactNode } from 'react';
import type { Need } from '#ui-kit/Badge/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { formText } from './formText.ts';
import { DateInput, TextInput } from './inputs.tsx';

type InstantInputProps = {
  /** The form holds `<name>Day` and `<name>Time`. */
  readonly name: string;
  readonly label: string;
  readonly need?: Need;
  readonly help?: ReactNode;
};

/** A moment as day and time of a clock in Japan. */
export const InstantInput = ({ name, label, need, help }: InstantInputProps) => (
  <GroupField label={label} {...(need === undefined ? {} : { need })} help={help}>
    <Row align="start" gap={8}>
      <DateInput name={`${name}Day`} label={label} isLabelHidden controlSize="normal" />
      <TextInput
        name={`${name}Time`}
        type="time"
        label={`${label} ${formText((w) => w.timeOfDay)}`}
        isLabelHidden
        controlSize="normal"
        width="8"
      />
    </Row>
  </GroupField>
);
