import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { programmeOf } from '#rules/programmes.ts';
import { tidyText } from '#rules/text.ts';
import { findDeals } from '../deals/dealRows.data.ts';
import { type DealCell, dealCellName, dealWords, isDealCell } from '../deals/dealWords.service.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionMessages, sectionNotices } from '../sections.words.ts';
import { isTaxReport } from '../taxReports/taxFacts.service.ts';
import { taxMessages } from '../taxReports/taxReports.words.ts';
import { type TaxCell, taxCellName, taxCellOf, taxWords } from '../taxReports/taxWords.service.ts';

/*
 * Return items about what is kept in the product: a row of the payment list (the number of the deal), one cell of that
 * row, or a field of the report on consumption tax. They are answered by putting that right; what stood there when it
 * was returned is kept in words.
 */

type Item = Pick<SectionDetail['returnItems'][number], 'row' | 'fieldPointer'>;

/** A place that words can be read from. */
type Place =
  | { readonly of: 'deal'; readonly number: number; readonly cell: DealCell | null }
  | { readonly of: 'tax'; readonly cell: TaxCell };

/** The place of an item; null for what is about files. */
const placeOf = (section: SectionDetail, { row, fieldPointer }: Item): Place | null => {
  const name = fieldPointer?.slice(1) ?? '';
  if (isTaxReport(section)) {
    const cell = taxCellOf(name);
    return cell === undefined ? null : { of: 'tax', cell };
  }
  if (section.list === null || row === null) return null;
  return { of: 'deal', number: row + 1, cell: isDealCell(name) ? name : null };
};

/** Whether an item speaks of what is kept in the product: it is put right there, not by a file. */
export const isOfList = (section: SectionDetail, item: Item): boolean => placeOf(section, item) !== null;

/** What stands at a place; null for a row that is gone. */
const wordsAt = ({ list, myPage, taxReport }: SectionDetail, place: Place): string | null => {
  if (place.of === 'tax') return taxWords(taxReport, place.cell);
  const deal = list?.deals.find((each) => each.number === place.number);
  if (deal === undefined) return null;
  return dealWords(deal, place.cell, programmeOf(myPage.project.programKind).expenseList);
};

/** What stands there now; null once the row is gone, and for items that are about files. */
export const valueNow = (section: SectionDetail, item: Item): string | null => {
  const place = placeOf(section, item);
  return place === null ? null : wordsAt(section, place);
};

/** Whether the place has changed since it was returned. */
export const isCorrected = (
  section: SectionDetail,
  item: Item & { readonly valueAtReturn: string | null },
): boolean => isOfList(section, item) && valueNow(section, item) !== item.valueAtReturn;

const nameOf = (place: Place): string | null => {
  if (place.of === 'tax') return taxCellName(place.cell);
  return place.cell === null ? null : dealCellName(place.cell);
};

/** The name of the cell, for the screens. */
export const cellOfItem = (section: SectionDetail, item: Item) => {
  const place = placeOf(section, item);
  return { field: place?.cell ?? null, fieldLabel: place === null ? null : nameOf(place) };
};

type Named = { readonly row?: number | null | undefined; readonly field?: string | null | undefined };

/** What is wrong with the place that a checker names. */
export const placeErrors = (
  section: SectionDetail,
  { row, field }: Named,
  at: (name: string) => string,
): FieldError[] => {
  const { list } = section;
  if (isTaxReport(section)) {
    const isKnown = !row && (!field || taxCellOf(field) !== undefined);
    return isKnown ? [] : [fieldError(at('field'), taxMessages.cellUnknown)];
  }
  if (list === null) return field ? [fieldError(at('field'), sectionMessages.returnFieldNotHere)] : [];
  const isKnown = !row || list.deals.some(({ number }) => number === row);
  const isCell = !field || (isDealCell(field) && Boolean(row));
  return [
    ...(isKnown ? [] : [fieldError(at('row'), sectionMessages.returnRowUnknown)]),
    ...(isCell ? [] : [fieldError(at('field'), sectionMessages.returnCellUnknown)]),
  ];
};

/** A finding as the business is told it: where it speaks of a deal, with its number and name. */
export const findingWords = (
  { list }: SectionDetail,
  { row, field, comment }: Named & { readonly comment: string },
): string => {
  const deal = list?.deals.find(({ number }) => number === row);
  if (deal === undefined) return tidyText(comment);
  const cell = field && isDealCell(field) ? dealCellName(field) : null;
  return sectionNotices.findingOfDeal(`${deal.number} ${deal.description}`, cell, tidyText(comment));
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
  return { ...section, list: { ...list, deals: await findDeals(scope.db, mypageId, rows) } };
};

/** The place as it is kept, with what stands there. */
export const placeColumns = (section: SectionDetail, { row, field }: Named) => {
  const item = { row: row ? row - 1 : null, fieldPointer: field ? `/${field}` : null };
  const place = placeOf(section, item);
  return {
    row: item.row,
    fieldPointer: place === null || place.cell === null ? null : `/${place.cell}`,
    valueAtReturn: place === null ? null : wordsAt(section, place),
  };
};
