import type { Fact } from '#ui-kit/Facts/index.ts';
import { PriorityLabel } from '#web/parts/api/generated/enums.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { AMOUNTS, EDIT_NAMES, PERSONS } from './editFields.ts';
import { myPageText as t } from './myPage.words.ts';

type Field = (typeof EDIT_NAMES)[number];

const LABELS = {
  assigneeAdminUserId: t((w) => w.edit.assignee),
  inspectorUserId: t((w) => w.edit.inspector),
};

const isPerson = (field: Field): field is (typeof PERSONS)[number] => PERSONS.some((one) => one === field);

const wordsOf = (field: Field, values: FormValues, persons: MemberNames): string => {
  const text = textOf(values, field);
  if (isPerson(field)) return text === '' ? t((w) => w.edit.nobody) : inWords(text, persons);
  if (AMOUNTS.some((amount) => amount === field) && /^\d+$/.test(text)) return formatYen(Number(text));
  return inWords(values[field], field === 'priority' ? PriorityLabel : {});
};

/** A field of a my page in words. @param persons administrators by their ids */
export const editFact = (name: string, values: FormValues, persons: MemberNames): Fact => {
  const field = EDIT_NAMES.find((one) => one === name) ?? 'memo';
  return {
    term: isPerson(field) ? LABELS[field] : t((w) => w.edit[field]),
    value: wordsOf(field, values, persons),
  };
};
