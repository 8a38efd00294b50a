import { applicantText as t } from './applicant.words.ts';
import type { FormStep } from './formTypes.ts';
import { fieldsOf } from './values.ts';

/** What has to be done at a place; a sentence that names the place itself stands alone. */
export const placeInWords = (label: string, message: string): string =>
  message.includes(label) ? message : t((w) => w.area.place, { label, message });

/** What a place is called: 事業計画名, or in rows 経費明細 1 金額（税抜）. @param pointer `/expenses/0/amount` */
export const placeLabel = (step: FormStep, pointer: string): string => {
  const [, name, place, column] = pointer.split('/');
  const field = fieldsOf([step]).find((candidate) => candidate.name === name);
  if (field === undefined) return step.title;
  if (place === undefined) return field.label;
  const row = t((w) => w.step.nth, { label: field.label, number: Number(place) + 1 });
  const cell = field.columns?.find((candidate) => candidate.name === column)?.label;
  return cell === undefined ? row : `${row} ${cell}`;
};
