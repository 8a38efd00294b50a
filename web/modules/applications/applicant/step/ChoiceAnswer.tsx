import { useEffect, useEffectEvent, useState } from 'react';
import { toFullWidthKatakana } from '#rules/text.ts';
import { CheckboxGroup } from '#ui-kit/Checkbox/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import { choicesIn, choicesOf } from '../model/enumLabels.ts';
import { rowChoicesOf } from '../model/rowChoices.ts';
import { useAnswersNow } from './stepContext.ts';
import { type AnswerProps, useAnswer } from './useAnswer.ts';

const nothing: readonly string[] = [];

/** More than this many are easier found in a list than seen side by side. */
const MAX_RADIOS = 5;

/** One of several. */
export const EnumAnswer = (props: AnswerProps) => {
  if (props.field.choicesWithin) return <WithinAnswer {...props} />;
  if (choicesOf(props.field).length > MAX_LISTED) return <SearchedAnswer {...props} />;
  return <ListedAnswer {...props} />;
};

const ListedAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const choices = choicesOf(props.field);
  if (props.isInRow || choices.length > MAX_RADIOS) {
    return (
      <Select {...frame} options={choices} value={value} onChange={(event) => change(event.target.value)} />
    );
  }
  return <RadioGroup {...frame} options={choices} value={value} onValueChange={change} />;
};

/** More than this many are looked for by a word first. */
const MAX_LISTED = 60;

/** One of very many: a word narrows the list. What is chosen stays in it. */
const SearchedAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const [word, setWord] = useState('');
  const all = choicesOf(props.field);
  const wanted = toFullWidthKatakana(word);
  const found = all.filter(({ label }) => toFullWidthKatakana(label).includes(wanted));
  const shown = all.filter((choice) => choice.value === value || found.includes(choice));
  return (
    <Stack gap={8}>
      <Select
        {...frame}
        options={shown}
        value={value}
        onChange={(event) => change(event.target.value)}
        {...(word === '' ? {} : { placeholder: t((w) => w.step.found, { count: found.length }) })}
      />
      <TextField
        label={t((w) => w.step.search, { label: props.field.label })}
        help={t((w) => w.step.searchHelp)}
        width="20"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
    </Stack>
  );
};

/** Only what belongs to another answer; a choice that no longer does is taken back. */
const WithinAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const choices = choicesIn(props.field, useAnswersNow());
  const isStrange = value !== '' && !choices.some((choice) => choice.value === value);
  const takeBack = useEffectEvent(() => change(''));
  useEffect(() => {
    if (isStrange) takeBack();
  }, [isStrange]);
  return (
    <Select {...frame} options={choices} value={value} onChange={(event) => change(event.target.value)} />
  );
};

/** One of the rows of another answer: the leader among the members. */
export const RowChoiceAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const choices = rowChoicesOf(props.field, useAnswersNow());
  return (
    <Select {...frame} options={choices} value={value} onChange={(event) => change(event.target.value)} />
  );
};

/** Yes or no, both an answer. */
export const YesNoAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  const options = [
    { value: 'true', label: t((w) => w.value.yes) },
    { value: 'false', label: t((w) => w.value.no) },
  ];
  return <RadioGroup {...frame} options={options} value={value} onValueChange={change} isInline />;
};

/** A sentence that has to be true. */
export const PledgeAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<string>(props, '');
  return (
    <CheckboxGroup
      {...frame}
      isLabelHidden
      options={[{ value: 'true', label: props.field.label }]}
      value={value === 'true' ? ['true'] : []}
      onValueChange={([ticked]) => change(ticked ?? '')}
    />
  );
};

/** Several that may go together. */
export const ManyAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<readonly string[]>(props, nothing);
  return <CheckboxGroup {...frame} options={choicesOf(props.field)} value={value} onValueChange={change} />;
};

/** A few short texts, e.g. three months: one box each. */
export const TextsAnswer = (props: AnswerProps) => {
  const { value, change, frame } = useAnswer<readonly string[]>(props, nothing);
  const { id, onBlur, label, ...group } = frame;
  const places = Array.from({ length: props.field.maxItems ?? value.length + 1 }, (_, index) => index);
  const set = (place: number, words: string) =>
    change(places.map((index) => (index === place ? words : (value[index] ?? ''))));
  return (
    <GroupField id={id} label={label} {...group} help={group.help ?? t((w) => w.step.monthHelp)}>
      <Row>
        {places.map((place) => (
          <TextField
            key={place}
            label={t((w) => w.step.nth, { label, number: place + 1 })}
            isLabelHidden
            width="8"
            value={value[place] ?? ''}
            onBlur={onBlur}
            onChange={(event) => set(place, event.target.value)}
          />
        ))}
      </Row>
    </GroupField>
  );
};
