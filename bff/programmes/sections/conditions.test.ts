import { describe, expect, test } from 'vitest';
import { ExpenseType, ProgramKind, TaxStatus } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/services/common/contractFacts.ts';
import { isRuled, type PlannedExpense, reasonFor, type UndertakingFacts } from './conditions.ts';
import { sectionRules } from './rules.ts';
import { sectionTemplates } from './sectionsFor.ts';

const machine = (amountTaxExcluded: number, more: Partial<PlannedExpense> = {}): PlannedExpense => ({
  number: 1,
  expenseType: ExpenseType.Installation,
  description: '冷凍惣菜ライン',
  amountTaxExcluded,
  unitPrice: null,
  ...more,
});

const nothing: UndertakingFacts = {
  today: '2026-11-22',
  expenses: [],
  lendsEquipment: false,
  taxStatus: null,
  awaitsInspection: false,
  plannedCompletionOn: '2026-12-25',
  completionOn: null,
  completionDeadline: '2027-02-15',
  change: 'none',
  delay: 'none',
  suspension: 'none',
};

type Case = readonly [
  document: string,
  asked: Partial<UndertakingFacts>,
  notAsked: Partial<UndertakingFacts>,
  reason: string,
];

const spent = (...expenses: readonly PlannedExpense[]) => ({ expenses });

/** What asks for each document, the nearest that does not, and what its reader is told. */
const ruled: readonly Case[] = [
  ['GrantCompetitiveQuotation', spent(machine(500_000)), spent(machine(499_999)), '1 冷凍惣菜ライン'],
  [
    'ResultPhotoBefore',
    spent(machine(1, { expenseType: ExpenseType.Construction })),
    spent(machine(9_000_000, { expenseType: ExpenseType.Purchase })),
    '1 冷凍惣菜ライン',
  ],
  [
    'ResultDeliverable',
    spent(machine(1, { expenseType: ExpenseType.Output, description: '包装袋' })),
    spent(machine(9_000_000)),
    '1 包装袋',
  ],
  [
    'PropertyLedger',
    spent(machine(1_000_000, { unitPrice: 500_000 })),
    spent(machine(1_000_000, { unitPrice: 499_999 })),
    '税抜50万円以上の財産',
  ],
  [
    'PropertyLabelPhoto',
    spent(machine(500_000, { expenseType: ExpenseType.Purchase })),
    spent(machine(9_000_000, { expenseType: ExpenseType.Purpose })),
    '税抜50万円以上の財産',
  ],
  ['IngR6ProducerLoanLedger', { lendsEquipment: true }, { lendsEquipment: false }, '貸与'],
  [
    'TaxDeductionEvidence',
    { taxStatus: TaxStatus.GeneralTaxation },
    { taxStatus: TaxStatus.SimplifiedTaxation },
    '一般課税',
  ],
  ['ResultInspectionReport', { awaitsInspection: true }, { awaitsInspection: false }, '現地検査'],
  [
    'DelayReportForm',
    { plannedCompletionOn: '2026-11-21' },
    { plannedCompletionOn: '2026-11-22' },
    '期間内に完了しない',
  ],
  [
    'DelayCarryOverSheet',
    { completionDeadline: '2026-11-21' },
    { completionDeadline: '2026-11-21', completionOn: '2026-11-20' },
    '事業実施期限を超える',
  ],
  ['DelayEvidence', { delay: 'begun' }, { delay: 'none' }, '遅延を届け出る'],
  ['DelayInstruction', { delay: 'approved' }, { delay: 'begun' }, '遅延の届出が確認された'],
  ['ChangeComparisonTable', { change: 'begun' }, { change: 'none' }, '計画を変更する'],
  ['ChangeApprovalNotice', { change: 'approved' }, { change: 'begun' }, '承認された'],
  ['SuspensionApprovalNotice', { suspension: 'approved' }, { suspension: 'begun' }, '承認された'],
];

/** Documents that a business hands in of its own accord: nothing asks for them. */
const own: readonly string[] = [
  'AdoptionWithdrawal',
  'GrantSelectionReason',
  'GrantEarlyStart',
  'GrantWithdrawal',
  'ChangeApplicationForm',
  'ChangeQuotation',
  'ChangeProfileNotice',
  'SuspensionApplicationForm',
  'PropertyDisposalApplication',
];

const ruleOf = (document: string) => {
  const rule = sectionRules.find(({ key }) => key === document);
  if (rule === undefined) throw new RangeError(`no ${document}`);
  return rule;
};

const reasonOf = (document: string, facts: Partial<UndertakingFacts>): string | null => {
  const { condition } = ruleOf(document);
  if (!isRuled(condition)) throw new RangeError(`nothing asks for ${document}`);
  return reasonFor(condition, { ...nothing, ...facts });
};

describe('the 24 documents under a condition', () => {
  test('are each either asked for by a rule or begun by the business', () => {
    const conditional = sectionRules.filter(({ trigger }) => trigger === 'condition').map(({ key }) => key);
    expect(conditional).toHaveLength(24);
    expect([...ruled.map(([document]) => document), ...own].sort()).toEqual(conditional.toSorted());
  });

  test.each(ruled)(
    '%s is asked for from just there on, and the reason is told',
    (document, asked, notAsked, reason) => {
      expect(reasonOf(document, asked)).toContain(reason);
      expect(reasonOf(document, notAsked)).toBeNull();
    },
  );

  test.each(own)('%s is nobody’s to demand', (document) => {
    expect(isRuled(ruleOf(document).condition)).toBe(false);
  });

  test('a reason names three expenses and counts the others', () => {
    const expenses = [1, 2, 3, 4, 5].map((number) =>
      machine(600_000, { number, description: `機械${number}` }),
    );
    expect(reasonOf('PropertyLedger', { expenses })).toBe(
      '税抜50万円以上の財産を取得したとき（1 機械1、2 機械2、3 機械3、ほか2件）',
    );
  });
});

describe('a round that wants a conditional document of everybody', () => {
  const documentType = 26;
  const business = { programKind: ProgramKind.Business, domainType: 0 };
  const templateWith = (isRequired: boolean | undefined) =>
    sectionTemplates(
      { ...business, overrides: [{ documentType, ...(isRequired === undefined ? {} : { isRequired }) }] },
      contractFacts(),
    ).find((template) => template.documentType === documentType);

  test('has it from the adoption on', () => {
    expect(templateWith(true)).toMatchObject({ trigger: 'adoption', isRequired: true });
  });

  test.each([
    [undefined, true],
    [false, false],
  ])('waits for the condition otherwise', (override, isRequired) => {
    expect(templateWith(override)).toMatchObject({ trigger: 'condition', isRequired });
  });
});
