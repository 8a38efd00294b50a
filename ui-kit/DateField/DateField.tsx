import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { parseJapaneseDate } from '#rules/readJapaneseDate.ts';
import { type ControlLookProps, Field, type FieldFrame, mergeIds } from '#ui-kit/Field/index.ts';
import { useDraft } from '#ui-kit/Field/useDraft.ts';
import { IconButton, inField } from '#ui-kit/IconButton/index.ts';
import { Affix, Input, Unit } from '#ui-kit/TextField/TextField.tsx';
import { dateText, formatDate, formatWeekday } from '#ui-kit/text/ja.fields.ts';
import { space } from '#ui-kit/tokens/index.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'width' | 'min' | 'max'
>;

export type DateFieldProps = NativeProps &
  FieldFrame &
  Pick<ControlLookProps, 'controlSize'> & {
    /** `YYYY-MM-DD`; empty for none; the words as typed while they are no date. */
    value: string;
    /** Gets `YYYY-MM-DD` when the words are a date (`parseJapaneseDate`), else the words. */
    onValueChange: (value: string) => void;
    /** First and last day the calendar offers, `YYYY-MM-DD`. Typed days outside are for the form to judge. */
    min?: string;
    max?: string;
  };

const WithCalendar = styled.div`
  position: relative;
  width: 100%;
  max-width: 12rem;
  > input:first-child { padding-right: ${space[48]}; font-variant-numeric: tabular-nums; }
  > button { ${inField} }
`;

/** Lies under the button, so that the browser's calendar opens at the field. */
const Picker = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: ${space[48]};
  height: 100%;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

type CalendarProps = Pick<DateFieldProps, 'min' | 'max' | 'onValueChange'> & { day: string | undefined };

const Calendar = ({ day, min, max, onValueChange }: CalendarProps) => {
  const pickerRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Picker
        ref={pickerRef}
        type="date"
        aria-hidden
        tabIndex={-1}
        value={day ?? ''}
        min={min}
        max={max}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <IconButton
        icon={CalendarDays}
        name={dateText.openCalendar}
        onClick={() => pickerRef.current?.showPicker()}
      />
    </>
  );
};

const dayIn = (words: string): string | undefined => parseJapaneseDate(words) ?? undefined;

/**
 * A calendar day, typed as people write it (2026/11/30, 令和8年11月30日, R8.11.30, full-width) or taken from the browser's
 * calendar; the weekday stands beside it. Not for instants or months.
 */
export const DateField = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  controlSize,
  value,
  onValueChange,
  min,
  max,
  id,
  onFocus,
  onBlur,
  'aria-describedby': describedBy,
  ...inputProps
}: DateFieldProps) => {
  const weekdayId = useId();
  const draft = useDraft({ value, onValueChange, read: dayIn, format: formatDate, onFocus, onBlur });
  const day = dayIn(value);
  const isFixed = inputProps.disabled || inputProps.readOnly;
  return (
    <Field {...{ label, need, help, error, isLabelHidden }} controlId={id}>
      {(control) => (
        <Affix>
          <WithCalendar>
            <Input
              autoComplete="off"
              {...control}
              {...inputProps}
              {...draft}
              aria-describedby={mergeIds(control['aria-describedby'], day && weekdayId, describedBy)}
              $size={controlSize}
            />
            {!isFixed && <Calendar {...{ day, min, max, onValueChange }} />}
          </WithCalendar>
          {day && <Unit id={weekdayId}>{formatWeekday(day)}</Unit>}
        </Affix>
      )}
    </Field>
  );
};
