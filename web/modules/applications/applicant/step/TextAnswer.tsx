import type { ComponentProps } from 'react';
import { DateField } from '#ui-kit/DateField/index.ts';
import { MoneyField } from '#ui-kit/MoneyField/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { FormField } from '../model/formTypes.ts';
import { type AnswerProps, useAnswer } from './useAnswer.ts';

type Look = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'width' | 'isFigure'
>;

/** A control is as wide as its content, and the phone shows the keys for it. */
const looks: { readonly [type in FormField['type']]?: Look } = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: '14' },
  postalCode: { inputMode: 'numeric', autoComplete: 'postal-code', width: '8' },
  corporateNumber: { inputMode: 'numeric', width: '14' },
  integer: { inputMode: 'numeric', width: '12', isFigure: true },
  decimal: { inputMode: 'decimal', width: '12', isFigure: true },
  month: { width: '12' },
};

/** One line of text of any kind: names, codes, figures, months. */
export const LineAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const { type, unit, help } = props.field;
  return (
    <TextField
      {...frame}
      {...looks[type]}
      help={help ?? (type === 'month' ? t((w) => w.step.monthHelp) : undefined)}
      {...(unit ? { unit } : {})}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
};

/** Text of several lines, counted as the server counts. */
export const AreaAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const { maxLength } = props.field;
  return (
    <TextArea
      {...frame}
      rows={(maxLength ?? 0) > 400 ? 6 : 3}
      {...(maxLength ? { maxCharacters: maxLength } : {})}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
};

/** Whole yen. */
export const YenAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  return <MoneyField {...frame} value={value} onValueChange={change} />;
};

/** A calendar day. */
export const DateAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  return <DateField {...frame} value={value} onValueChange={change} />;
};
