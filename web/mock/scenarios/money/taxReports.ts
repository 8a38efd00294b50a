import {
  DocumentCheckStatus,
  DocumentType,
  RecoveryStatus,
  SectionKind,
  TaxReportMethod,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { orderOnDesk } from '../adminDesk.ts';
import { freshSection } from '../himawari/himawariSections.ts';
import { mamekuraUndertaking } from '../mamekura.ts';
import { returnItem, type Section, sectionFile } from '../sectionParts.ts';

type TaxReport = components['schemas']['TaxReport'];

const nothing = {
  ...{ periodFromOn: null, periodToOn: null, filedOn: null, note: null },
  ...{ taxableSales: null, totalSales: null, specifiedIncome: null, allIncome: null },
  ...{ expensesStandard: null, expensesReduced: null, expensesUntaxed: null },
  ...{ taxableStandard: null, taxableReduced: null, commonStandard: null, commonReduced: null },
} as const;

/** Nobody has entered anything yet. */
export const emptyTaxReport: TaxReport = {
  ...nothing,
  method: null,
  isEntered: false,
  subsidyAmount: 8_250_000,
  expensesTotal: 0,
  deductibleTax: 0,
  lines: [],
  returnAmount: 0,
  evidences: [],
  problems: [{ field: 'method', message: '入力してください' }],
  recovery: null,
};

/** Complete: 600,000 yen are to be given back. */
export const taxReport: TaxReport = {
  ...emptyTaxReport,
  method: TaxReportMethod.Proportional,
  periodFromOn: '2025-10-01',
  periodToOn: '2026-09-30',
  filedOn: '2026-11-18',
  taxableSales: 80_000_000,
  totalSales: 100_000_000,
  expensesStandard: 16_500_000,
  expensesReduced: 0,
  expensesUntaxed: 0,
  isEntered: true,
  expensesTotal: 16_500_000,
  deductibleTax: 1_200_000,
  lines: [{ rate: 'standard', use: 'all', expenses: 16_500_000, isShared: true, deductibleTax: 1_200_000 }],
  returnAmount: 600_000,
  evidences: [
    '消費税の確定申告書の写し（税務署の受付が分かるもの）',
    '付表2（課税売上割合・控除対象仕入税額等の計算表）の写し',
  ],
  problems: [],
};

/** Saved half-way. */
export const openTaxReport: TaxReport = {
  ...taxReport,
  totalSales: null,
  lines: [],
  deductibleTax: 0,
  returnAmount: 0,
  problems: [{ field: 'totalSales', message: '入力してください' }],
};

/** Of a business that pays no consumption tax. */
export const exemptTaxReport: TaxReport = {
  ...emptyTaxReport,
  method: TaxReportMethod.Exempt,
  periodFromOn: '2025-10-01',
  periodToOn: '2026-09-30',
  isEntered: true,
  evidences: ['免税事業者であることが分かるもの（基準期間の課税売上高が分かる決算書など。任意）'],
  problems: [],
};

const paper = {
  id: 57,
  mypageId: mamekuraUndertaking.id,
  kind: SectionKind.TaxDeduction,
  documentType: DocumentType.TaxDeductionReport,
  title: '消費税仕入控除税額報告書',
  branchNumber: null,
  voucherGroup: null,
  mypage: mamekuraUndertaking,
  dueOn: '2027-06-30',
  daysLeft: 145,
} as const;

/** The tax paper of 豆くら before it is handed in. */
export const taxSection = (report: TaxReport): Section => ({
  ...freshSection,
  ...paper,
  taxReport: report,
  files: [],
  fileCount: 0,
  guidance: {
    ...freshSection.guidance,
    what: '消費税の仕入控除税額の報告書です。',
    why: '消費税の申告で控除された分を、補助金から返していただくことがあるためです。',
    points: ['税額が0円の方・免税事業者の方も提出が必要です。', '翌年の6月30日までに提出してください。'],
  },
});

/** Sent back on one of its fields. */
export const returnedTaxSection: Section = {
  ...taxSection(taxReport),
  status: DocumentCheckStatus.Rejected,
  returnDueOn: '2026-11-30',
  returnItems: [
    {
      ...returnItem(1, { comment: '総売上高が付表2と違います。' }),
      field: 'totalSales',
      fieldLabel: '総売上高',
      valueAtReturn: '100,000,000円',
      valueNow: '100,000,000円',
    },
  ],
};

/** Confirmed; the money to be given back was ordered. */
export const confirmedTaxSection: Section = {
  ...taxSection({
    ...taxReport,
    recovery: { id: 31, number: 1, status: RecoveryStatus.Ordered, amount: 600_000 },
  }),
  status: DocumentCheckStatus.Confirmed,
  submittedAt: '2026-11-18T02:00:00.000Z',
  availableActions: [],
};

const returnPaper = sectionFile(57, { fileName: '確定申告書.pdf', sizeBytes: 284_213 });

/** The same at the desk. */
export const taxOnDesk = (report: TaxReport): components['schemas']['Section'] => ({
  ...orderOnDesk,
  ...paper,
  taxReport: report,
  files: [returnPaper],
  fileCount: 1,
});

/** Before its business has said anything: the office may enter it in its place. */
export const taxToEnter: components['schemas']['Section'] = {
  ...taxOnDesk(emptyTaxReport),
  status: DocumentCheckStatus.Incomplete,
  files: [],
  fileCount: 0,
  availableActions: [
    {
      action: 'submit',
      allowed: false,
      reason: '消費税の報告を入力して保存すると提出できます',
      needsReason: true,
      isOnBehalf: true,
    },
    { action: 'waive', allowed: true, needsReason: true },
  ],
};
