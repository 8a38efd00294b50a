import { describe, expect, test } from 'vitest';
import { oneExpense } from '../testing/programmes/leftover.ts';
import { business, inclusive, type SampleProgramme, today } from '../testing/programmes/programmes.ts';
import { mapRowPapers, validateForSubmit } from './engine.ts';
import type { Answers } from './familyTypes.ts';

const A_FILE = '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11';

/** What a form says of the files of its rows. */
const askedOf = ({ definition, answers, project }: SampleProgramme, change: Answers) =>
  validateForSubmit(definition, { ...answers, ...change }, project, {
    today,
    storedDocuments: definition.documents.map(({ value }) => value),
  }).filter(({ pointer }) => pointer.endsWith('FileIds'));

describe('the quotations of a row of expenses', () => {
  test('are asked for from 500,000 yen on, by the number and the name of the row', () => {
    expect(askedOf(business, oneExpense(499_999))).toEqual([]);
    expect(askedOf(business, oneExpense(500_000))).toEqual([
      {
        pointer: '/expenses/0/quotationFileIds',
        code: 'required',
        message: '経費明細 1 見積書：「機械」は1件50万円以上の経費です。この行に見積書を添付してください',
        stepId: 'expenses',
      },
    ]);
    expect(askedOf(business, oneExpense(500_000, { quotationFileIds: [] }))).toHaveLength(1);
    expect(askedOf(business, oneExpense(500_000, { quotationFileIds: [A_FILE] }))).toEqual([]);
  });

  test('are two where the other offer is a document of its own', () => {
    const asked = askedOf(inclusive, oneExpense(500_000, { quotationFileIds: [A_FILE] }));
    expect(asked.map(({ pointer }) => pointer)).toEqual(['/expenses/0/competitiveQuotationFileIds']);
  });

  test('are not asked for in a row that nobody can change now', () => {
    const { definition, answers, project } = business;
    const context = { today, storedDocuments: [], openFields: new Set(['contactPhone']) };
    const findings = validateForSubmit(definition, answers, project, context);
    expect(findings.filter(({ pointer }) => pointer.startsWith('/expenses'))).toEqual([]);
  });

  test('are read and put by row, and leave what is no row as it is', () => {
    const rows = [{ description: '機械', quotationFileIds: [A_FILE] }, '行ではない', {}];
    const seen: string[] = [];
    const changed = mapRowPapers(business.definition, { expenses: rows }, ({ pointer, value }) => {
      seen.push(pointer);
      return value === undefined ? undefined : [];
    });
    expect(seen).toEqual(['/expenses/0/quotationFileIds', '/expenses/2/quotationFileIds']);
    expect(changed.expenses).toEqual([{ description: '機械', quotationFileIds: [] }, '行ではない', {}]);
  });
});
