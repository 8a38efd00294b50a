import type { Fact } from '#ui-kit/Facts/index.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import { inWords } from '#web/parts/form/conflict/inWords.ts';
import { type FormValues, rowsOf, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { changeTerm, isChangeField } from '../changeRows.ts';
import { changesText as t } from '../changes.words.ts';
import { ITEMS } from './changeForm.ts';

/** A row of the table of expenses: items[3]. */
const ROW = new RegExp(`^${ITEMS}\\[(\\d+)\\]$`);

const rowFact = (index: number, values: FormValues): Fact => {
  const { number = '', description = '', amountTaxExcluded } = rowsOf(values, ITEMS)[index] ?? {};
  const names = { number: String(number), description: String(description) };
  return { term: t((w) => w.budget.row, names), value: formatYen(Number(amountTaxExcluded ?? 0)) };
};

const termOf = (name: string): string => {
  if (name === 'changeReason') return t((w) => w.page.reason);
  if (name === 'effectiveOn') return t((w) => w.page.effectiveOn);
  if (name === ITEMS) return t((w) => w.page.values);
  if (name === 'formerContent') return t((w) => w.fields.formerContent);
  // What is left are the parts of an account.
  return changeTerm(isChangeField(name) ? name : 'bankAccount');
};

const isPrefecture = (name: string): boolean => name === 'prefecture' || name === 'sitePrefecture';

/** A place of the form of a request in words, as it is stored or as it is typed. */
export const changeFact = (place: string, values: FormValues): Fact => {
  const row = ROW.exec(place);
  if (row !== null) return rowFact(Number(row[1]), values);
  const names = isPrefecture(place) ? PrefectureLabel : {};
  return { term: termOf(place), value: inWords(values[place] ?? textOf(values, place), names) };
};
