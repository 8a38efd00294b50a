import type { ComponentPropsWithRef } from 'react';
import { readFigure } from '#rules/figure.ts';
import type { ControlLookProps, FieldFrame } from '#ui-kit/Field/index.ts';
import { useDraft } from '#ui-kit/Field/useDraft.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { formatFigure, moneyText } from '#ui-kit/text/ja.fields.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'width'
>;

export type MoneyFieldProps = NativeProps &
  FieldFrame &
  ControlLookProps & {
    /** Digits of whole yen; empty for none; the words as typed while they are no amount. */
    value: string;
    /** Gets digits when the words are whole yen (`readFigure`), else the words. */
    onValueChange: (value: string) => void;
    /** 円 unless the figure counts something else. */
    unit?: string;
  };

/** The digits of whole yen, with a leading `-` when negative; undefined when the words are no such amount. */
const readYen = (words: string): string | undefined => {
  const figure = readFigure(words);
  return figure !== null && Number.isInteger(figure) ? String(figure) : undefined;
};

/**
 * Whole yen. Separators come after leaving the field; full-width digits, commas and 円 are accepted.
 * Not for codes made of digits (TextField) and not for decimals.
 */
export const MoneyField = ({
  width = '12',
  value,
  onValueChange,
  unit = moneyText.unit,
  onFocus,
  onBlur,
  ...fieldProps
}: MoneyFieldProps) => {
  const draft = useDraft({
    value,
    onValueChange,
    read: readYen,
    format: (digits) => formatFigure(Number(digits)),
    onFocus,
    onBlur,
  });
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...fieldProps}
      {...draft}
      width={width}
      unit={unit}
      isFigure
    />
  );
};
