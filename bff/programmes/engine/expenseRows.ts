import { type Row, rowsOf } from '#rules/forms/answers.ts';
import { thousandthsOf, yenOf } from '#rules/forms/figures.ts';
import { messageOf } from '#rules/messages.ts';
import { checkTaxIncluded } from '#rules/money.ts';
import { sentence } from '../messages.ts';
import type { Answers, Finding, FormDefinition } from '../types.ts';

/** Amount of an expense row in yen, tax excluded. */
export const amountOf = (row: Row): number => yenOf(row.amountTaxExcluded);

/** What a row claims: the whole amount unless a part is given, never more than the amount. */
export const eligibleOf = (row: Row): number =>
  typeof row.eligibleAmount === 'number' ? Math.min(yenOf(row.eligibleAmount), amountOf(row)) : amountOf(row);

const ruleFinding = (pointer: string, message: string): Finding => ({
  pointer,
  code: 'rule',
  message,
  stepId: 'expenses',
});

const rowWarnings = (row: Row, pointer: string, competitiveFromYen: number): Finding[] => {
  const amount = amountOf(row);
  const included = yenOf(row.amountTaxIncluded);
  const warnings: Finding[] = [];
  if (amount > 0 && included > 0) {
    for (const problem of checkTaxIncluded(amount, included)) {
      warnings.push(ruleFinding(`${pointer}/amountTaxIncluded`, messageOf(problem)));
    }
  }
  const quantity = thousandthsOf(row.quantity);
  const unitPrice = yenOf(row.unitPrice);
  if (quantity !== null && quantity > 0n && unitPrice > 0) {
    const product = Number((quantity * BigInt(unitPrice)) / 1000n);
    const shown = product.toLocaleString('ja-JP');
    if (product !== amount) {
      warnings.push(ruleFinding(`${pointer}/amountTaxExcluded`, sentence('unitPrice', { product: shown })));
    }
  }
  if (amount >= competitiveFromYen) warnings.push(ruleFinding(pointer, sentence('competitiveQuotation')));
  return warnings;
};

/** What is shown and does not stop a submission: tax, quantity times price, competing quotations. */
export const warningsOf = ({ money }: FormDefinition, answers: Answers): Finding[] =>
  money.expenseLists.flatMap((list) =>
    rowsOf(answers, list).flatMap((row, index) =>
      rowWarnings(row, `/${list}/${index}`, money.competitiveQuotationFromYen),
    ),
  );

/** Rows that claim more than their amount. */
export const eligibleErrors = ({ money }: FormDefinition, answers: Answers): Finding[] =>
  money.expenseLists.flatMap((list) =>
    rowsOf(answers, list).flatMap((row, index) =>
      yenOf(row.eligibleAmount) > amountOf(row)
        ? [ruleFinding(`/${list}/${index}/eligibleAmount`, sentence('eligibleAboveAmount'))]
        : [],
    ),
  );
