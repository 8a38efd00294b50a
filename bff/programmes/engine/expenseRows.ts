import { type Row, rowsOf } from '#rules/forms/answers.ts';
import { productYen, yenOf } from '#rules/forms/figures.ts';
import { messageOf } from '#rules/messages.ts';
import { checkTaxIncluded } from '#rules/money.ts';
import type { Answers, Finding, FormDefinition } from '../familyTypes.ts';
import { sentence } from '../messages.ts';

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

const rowWarnings = (row: Row, pointer: string): Finding[] => {
  const amount = amountOf(row);
  const included = yenOf(row.amountTaxIncluded);
  const warnings: Finding[] = [];
  if (amount > 0 && included > 0) {
    for (const problem of checkTaxIncluded(amount, included)) {
      warnings.push(ruleFinding(`${pointer}/amountTaxIncluded`, messageOf(problem)));
    }
  }
  const product = productYen(row.quantity, row.unitPrice);
  if (product !== null && product !== amount) {
    const shown = product.toLocaleString('ja-JP');
    warnings.push(ruleFinding(`${pointer}/amountTaxExcluded`, sentence('unitPrice', { product: shown })));
  }
  return warnings;
};

/** What is shown and does not stop a submission: tax, quantity times price. */
export const warningsOf = ({ money }: FormDefinition, answers: Answers): Finding[] =>
  money.expenseLists.flatMap((list) =>
    rowsOf(answers, list).flatMap((row, index) => rowWarnings(row, `/${list}/${index}`)),
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
