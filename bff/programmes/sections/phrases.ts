import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import { moneyPhrases } from './phrases/money.ts';
import { paperPhrases } from './phrases/papers.ts';
import { reportPhrases } from './phrases/reports.ts';

/** A ready sentence for a return item: `label` names it on the button, `text` says what to do. */
export type StockPhrase = { readonly label: string; readonly text: string };

const phrases = new Map<number, readonly StockPhrase[]>([
  [ReviewCategory.Budget, moneyPhrases.budget],
  [ReviewCategory.Document, paperPhrases.document],
  [ReviewCategory.Payment, moneyPhrases.payment],
  [ReviewCategory.Consistency, paperPhrases.consistency],
  [ReviewCategory.Expenses, moneyPhrases.expenses],
  [ReviewCategory.PropertyManagementLedger, reportPhrases.property],
  [ReviewCategory.Report, reportPhrases.report],
  [ReviewCategory.Change, reportPhrases.change],
]);

/** All of them, in the order of the review categories. */
export const allStockPhrases = (): readonly (StockPhrase & { readonly reviewCategory: number })[] =>
  [...phrases].flatMap(([reviewCategory, list]) => list.map((phrase) => ({ reviewCategory, ...phrase })));

/** The stock phrases of a review category (number of the contract); none for an unknown one. */
export const stockPhrases = (reviewCategory: number): readonly StockPhrase[] =>
  phrases.get(reviewCategory) ?? [];
