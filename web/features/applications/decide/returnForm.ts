import { ReviewCategory } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { formText } from '#web/form/formText.ts';
import { type FormErrors, type FormRow, type FormValues, rowsOf, textOf } from '#web/form/values.ts';
import { applicationsText as t } from '../applicationsText.ts';
import type { Command } from '../see/useApplication.ts';

type ReturnItemInput = components['schemas']['ReturnItemInput'];

/** The contract's bound of a finding. */
export const COMMENT_LENGTH = 1000;

/** A finding that is not written yet. */
export const emptyItem: FormRow = { category: String(ReviewCategory.Document), place: '', comment: '' };

/** `field:expenses` or `file:<id>`; '' is the application as a whole. */
const placeOf = (place: string): Pick<ReturnItemInput, 'field' | 'fileId'> => {
  const [kind, ...rest] = place.split(':');
  const name = rest.join(':');
  if (kind === 'field') return { field: name };
  return kind === 'file' ? { fileId: name } : {};
};

/** The findings as the contract takes them. */
const itemsOf = (values: FormValues): ReturnItemInput[] =>
  rowsOf(values, 'items').map(({ category, place, comment }) => ({
    reviewCategory:
      Object.values(ReviewCategory).find((member) => String(member) === category) ?? ReviewCategory.Document,
    comment: String(comment).trim(),
    ...placeOf(String(place)),
  }));

/** The command that returns an application; the values must have passed `validateReturn`. */
export const returnCommand = (values: FormValues): Command => {
  const dueOn = textOf(values, 'returnDueOn');
  return { action: 'return', returnItems: itemsOf(values), ...(dueOn === '' ? {} : { returnDueOn: dueOn }) };
};

/** Every finding says what to do; the deadline is a day. */
export const validateReturn = (values: FormValues): FormErrors => {
  const errors: FormErrors = {};
  const wrong = rowsOf(values, 'items').findIndex(({ comment }) => {
    const length = [...String(comment).trim()].length;
    return length === 0 || length > COMMENT_LENGTH;
  });
  if (wrong !== -1) errors.items = t((w) => w.dialog.commentMissing, { number: wrong + 1 });
  const dueOn = textOf(values, 'returnDueOn');
  if (dueOn !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(dueOn)) errors.returnDueOn = formText((w) => w.date);
  return errors;
};
