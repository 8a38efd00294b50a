import type { ReviewCategory } from '#web/api/generated/enums.ts';
import stock from '#web/text/ja/stockPhrases.json' with { type: 'json' };

export type StockPhrase = { readonly label: string; readonly text: string };

const byCategory: Readonly<Record<string, readonly StockPhrase[]>> = stock;

/** The ready sentences of a review category. The contract carries none, so that they are texts of the web. */
export const stockPhrases = (category: ReviewCategory): readonly StockPhrase[] =>
  byCategory[String(category)] ?? [];
