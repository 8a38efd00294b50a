import type { ComponentPropsWithRef } from 'react';
import type { ControlLookProps, FieldFrame } from '#ui-kit/Field/index.ts';
import { useDraft } from '#ui-kit/Field/useDraft.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { readTime } from './readTime.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'width'
>;

export type TimeFieldProps = NativeProps &
  FieldFrame &
  Pick<ControlLookProps, 'controlSize'> & {
    /** `HH:MM` of 24 hours; empty for none; the words as typed while they are no time. */
    value: string;
    /** Gets `HH:MM` when the words are a time (`readTime`), else the words. */
    onValueChange: (value: string) => void;
  };

const timeIn = (words: string): string | undefined => readTime(words) ?? undefined;

const asIs = (time: string): string => time;

/**
 * A time of day in 24 hours, typed as people write it (9:30, 0930, 9時30分, full-width). The browser's own field shows
 * AM and PM wherever the browser is not Japanese. Not for durations.
 */
export const TimeField = ({ value, onValueChange, onFocus, onBlur, ...fieldProps }: TimeFieldProps) => {
  const draft = useDraft({ value, onValueChange, read: timeIn, format: asIs, onFocus, onBlur });
  return <TextField autoComplete="off" inputMode="numeric" {...fieldProps} {...draft} width="8" />;
};
