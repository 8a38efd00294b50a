import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findPaymentItems } from '#bff/data/payments/dealRows.ts';
import type { SectionDetail } from '#bff/data/sections/sections.ts';
import { sectionMessages } from '#bff/text/sections.ts';
import { programmeOf } from '#rules/programmes.ts';
import { fieldError } from '../../common/textRules.ts';
import { type DealCell, dealCellName, dealWords, isDealCell } from '../../payments/dealWords.ts';

/*
 * Return items about the payment list: a row of it (the number of the deal), or one cell of that row. They are
 * answered by putting the list right; what stood there when it was returned is kept in words.
 */

type Item = Pick<SectionDetail['returnItems'][number], 'row' | 'fieldPointer'>;

/** The cell of an item; null for the row as a whole. */
const cellOf = ({ fieldPointer }: Item): DealCell | null => {
  const name = fieldPointer?.slice(1) ?? '';
  return isDealCell(name) ? name : null;
};

/** Whether an item speaks of a row of the payment list. */
export const isOfList = ({ list }: SectionDetail, { row }: Item): boolean => list !== null && row !== null;

const wordsAt = ({ list, myPage }: SectionDetail, number: number, cell: DealCell | null): string | null => {
  const deal = list?.deals.find((each) => each.number === number);
  if (deal === undefined) return null;
  return dealWords(deal, cell, programmeOf(myPage.project.programKind).expenseList);
};

/** What stands there now; null once the row is gone, and for items that are about files. */
export const valueNow = (section: SectionDetail, item: Item): string | null =>
  item.row === null || !isOfList(section, item) ? null : wordsAt(section, item.row + 1, cellOf(item));

/** Whether the row was put right since it was returned. */
export const isPutRight = (
  section: SectionDetail,
  item: Item & { readonly valueAtReturn: string | null },
): boolean => isOfList(section, item) && valueNow(section, item) !== item.valueAtReturn;

/** The name of the cell, for the screens. */
export const cellOfItem = (section: SectionDetail, item: Item) => {
  const cell = isOfList(section, item) ? cellOf(item) : null;
  return { field: cell, fieldLabel: cell === null ? null : dealCellName(cell) };
};

type Named = { readonly row?: number | null | undefined; readonly field?: string | null | undefined };

/** What is wrong with the place that a checker names. */
export const placeErrors = (
  { list }: SectionDetail,
  { row, field }: Named,
  at: (name: string) => string,
): FieldError[] => {
  if (list === null) return field ? [fieldError(at('field'), sectionMessages.returnFieldNotHere)] : [];
  const isKnown = !row || list.deals.some(({ number }) => number === row);
  const isCell = !field || (isDealCell(field) && Boolean(row));
  return [
    ...(isKnown ? [] : [fieldError(at('row'), sectionMessages.returnRowUnknown)]),
    ...(isCell ? [] : [fieldError(at('field'), sectionMessages.returnCellUnknown)]),
  ];
};

/** The section with the rows of its payment list that a checker names. */
export const withRows = async (
  scope: Scope,
  section: SectionDetail,
  items: readonly Named[],
): Promise<SectionDetail> => {
  const { list, mypageId } = section;
  if (list === null) return section;
  const rows = items.flatMap(({ row }) => row ?? []);
  return { ...section, list: { ...list, deals: await findPaymentItems(scope.db, mypageId, rows) } };
};

/** The place as it is kept, with what stands there. */
export const placeColumns = (section: SectionDetail, { row, field }: Named) => {
  const cell = field && isDealCell(field) ? field : null;
  return {
    row: row ? row - 1 : null,
    fieldPointer: cell === null ? null : `/${cell}`,
    valueAtReturn: row && section.list !== null ? wordsAt(section, row, cell) : null,
  };
};
