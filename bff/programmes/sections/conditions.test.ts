import { describe, expect, test } from 'vitest';
import { ChangeRequestKind, ExpenseType, ProgramKind, TaxStatus } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { isRuled, type PlannedExpense, reasonFor, type UndertakingFacts } from './conditions.ts';
import { isOfRequest, type RequestFacts, requestReasonFor } from './requestConditions.ts';
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
  expenses: [],
  lendsEquipment: false,
  taxStatus: null,
  awaitsInspection: false,
  orderedEarly: [],
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
  [
    'GrantEarlyStart',
    { orderedEarly: [{ number: 3, description: '急速冷却装置' }] },
    { orderedEarly: [] },
    '3 急速冷却装置',
  ],
  ['ResultInspectionReport', { awaitsInspection: true }, { awaitsInspection: false }, '現地検査'],
];

/** Documents that a business hands in of its own accord: nothing asks for them. */
const own: readonly string[] = ['GrantSelectionReason', 'PropertyDisposalApplication'];

const request: RequestFacts = {
  kind: ChangeRequestKind.Plan,
  state: 'open',
  changesContract: false,
  extendsDeadline: false,
  isBeforeDecision: false,
};

type RequestCase = readonly [
  document: string,
  asked: Partial<RequestFacts>,
  notAsked: Partial<RequestFacts>,
  reason: string,
];

const { Abolition, Budget, Delay, Plan, Profile, Suspension, Withdrawal } = ChangeRequestKind;

/** What a request asks for of its own documents, the nearest that does not, and what its reader is told. */
const ofRequests: readonly RequestCase[] = [
  ['ChangeApplicationForm', { kind: Plan }, { kind: Profile }, '計画を変更する'],
  ['ChangeComparisonTable', { kind: Budget }, { kind: Plan }, '経費の配分を変更する'],
  [
    'ChangeQuotation',
    { kind: Budget, changesContract: true },
    { kind: Budget, changesContract: false },
    '契約先・金額を変更する',
  ],
  ['ChangeProfileNotice', { kind: Profile }, { kind: Plan }, '届出事項を変更する'],
  ['ChangeApprovalNotice', { state: 'approved' }, { state: 'open' }, '承認された'],
  ['DelayReportForm', { kind: Delay }, { kind: Delay, state: 'ended' }, '期間内に完了しない'],
  ['DelayEvidence', { kind: Delay }, { kind: Suspension }, '期間内に完了しない'],
  [
    'DelayCarryOverSheet',
    { kind: Delay, extendsDeadline: true },
    { kind: Delay, extendsDeadline: false },
    '事業実施期限を延ばす',
  ],
  ['DelayInstruction', { kind: Delay, state: 'approved' }, { kind: Delay, state: 'open' }, '認められた'],
  ['SuspensionApplicationForm', { kind: Abolition }, { kind: Withdrawal }, '中止・廃止をする'],
  [
    'SuspensionApprovalNotice',
    { kind: Suspension, state: 'approved' },
    { kind: Abolition, state: 'approved' },
    '中止が承認された',
  ],
  [
    'AdoptionWithdrawal',
    { kind: Withdrawal, isBeforeDecision: true },
    { kind: Withdrawal, isBeforeDecision: false },
    '採択を辞退する',
  ],
  [
    'GrantWithdrawal',
    { kind: Withdrawal, isBeforeDecision: false },
    { kind: Withdrawal, isBeforeDecision: true },
    '申請を取り下げる',
  ],
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

const requestReasonOf = (document: string, facts: Partial<RequestFacts>) => {
  const { condition } = ruleOf(document);
  if (!isOfRequest(condition)) throw new RangeError(`no request asks for ${document}`);
  return requestReasonFor(condition, { ...request, ...facts });
};

describe('the 24 documents under a condition', () => {
  test('are each either asked for by a rule, asked for by a request, or begun by the business', () => {
    const conditional = sectionRules.filter(({ trigger }) => trigger === 'condition').map(({ key }) => key);
    expect(conditional).toHaveLength(24);
    const told = [...ruled, ...ofRequests].map(([document]) => document);
    expect([...told, ...own].sort()).toEqual(conditional.toSorted());
  });

  test.each(ruled)(
    '%s is asked for from just there on, and the reason is told',
    (document, asked, notAsked, reason) => {
      expect(reasonOf(document, asked)).toContain(reason);
      expect(reasonOf(document, notAsked)).toBeNull();
    },
  );

  test.each(ofRequests)(
    '%s is asked for by the request that it belongs to',
    (document, asked, notAsked, reason) => {
      expect(requestReasonOf(document, asked)).toContain(reason);
      expect(requestReasonOf(document, notAsked) ?? null).toBeNull();
    },
  );

  test('the papers of a request stay as they are once it is approved, and fall away once it is declined', () => {
    expect(requestReasonOf('ChangeApplicationForm', { state: 'approved' })).toBeUndefined();
    expect(requestReasonOf('ChangeApplicationForm', { state: 'ended' })).toBeNull();
  });

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
