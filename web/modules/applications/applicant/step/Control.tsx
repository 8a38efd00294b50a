import { memo, type ReactNode } from 'react';
import type { FormField } from '../model/formTypes.ts';
import {
  EnumAnswer,
  ManyAnswer,
  PledgeAnswer,
  RowChoiceAnswer,
  TextsAnswer,
  YesNoAnswer,
} from './ChoiceAnswer.tsx';
import { AreaAnswer, DateAnswer, LineAnswer, YenAnswer } from './TextAnswer.tsx';
import type { AnswerProps } from './useAnswer.ts';

type SingleType = Exclude<FormField['type'], 'list' | 'fileList'>;

/** Which control asks for which kind of answer; rows of a list are made of these. */
const CONTROLS: Record<SingleType, (props: AnswerProps) => ReactNode> = {
  string: LineAnswer,
  kana: LineAnswer,
  email: LineAnswer,
  phone: LineAnswer,
  postalCode: LineAnswer,
  corporateNumber: LineAnswer,
  integer: LineAnswer,
  decimal: LineAnswer,
  month: LineAnswer,
  text: AreaAnswer,
  yen: YenAnswer,
  date: DateAnswer,
  boolean: YesNoAnswer,
  pledge: PledgeAnswer,
  enum: EnumAnswer,
  enumList: ManyAnswer,
  textList: TextsAnswer,
};

/** The control of a single answer. Drawn anew only for its own value. */
export const Control = memo((props: AnswerProps) => {
  const { type, choicesFrom } = props.field;
  if (choicesFrom) return <RowChoiceAnswer {...props} />;
  // No list within a list: it becomes a text field. Files stand under the cells.
  const Of = CONTROLS[type === 'list' || type === 'fileList' ? 'text' : type];
  return <Of {...props} />;
});
