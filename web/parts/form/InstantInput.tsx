import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Need } from '#ui-kit/Badge/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { formText } from './form.words.ts';
import { DateInput, TimeInput } from './inputs.tsx';

type InstantInputProps = {
  /** The form holds `<name>Day` and `<name>Time`. */
  readonly name: string;
  readonly label: string;
  readonly need?: Need;
  readonly help?: ReactNode;
};

const Moment = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  > :first-child { flex: 0 1 15rem; }
  > :nth-child(2) { flex: 0 0 8rem; }
`;

/** A moment as day and time of a clock in Japan. */
export const InstantInput = ({ name, label, need, help }: InstantInputProps) => (
  <GroupField label={label} {...(need === undefined ? {} : { need })} help={help}>
    <Moment>
      <DateInput name={`${name}Day`} label={label} isLabelHidden controlSize="normal" />
      <TimeInput
        name={`${name}Time`}
        label={`${label} ${formText((w) => w.timeOfDay)}`}
        isLabelHidden
        controlSize="normal"
      />
    </Moment>
  </GroupField>
);
