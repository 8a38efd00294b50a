import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { miraiFirstWorld, miraiWorld, officeWorld } from '../../world/world.ts';
import { returnItem, type Section } from '../sections/sectionParts.ts';

/*
 * The reports of the demo on consumption tax: that of みらい食堂 is handed in, another of its own is confirmed, one of a
 * business that pays no such tax. What comes before them is a few words less.
 */

type TaxReport = components['schemas']['TaxReport'];

const { Incomplete, Rejected } = DocumentCheckStatus;

const reportOf = ({ taxReport }: Section): TaxReport => {
  if (taxReport === null) throw new Error('The world has no tax report there');
  return taxReport;
};

/** 成長支援 第1次, handed in. */
const handedIn = miraiWorld.saw('getUserSection', 55);
const onDesk = officeWorld.saw('getSection', 55);

/** Complete: a part of the subsidy is to be given back. */
export const taxReport = reportOf(handedIn);

/** Of a business that pays no consumption tax. */
export const exemptTaxReport = reportOf(officeWorld.saw('getSection', 93));

/** Nobody has entered anything yet. */
export const emptyTaxReport: TaxReport = {
  ...exemptTaxReport,
  ...{ method: null, periodFromOn: null, periodToOn: null, isEntered: false },
  subsidyAmount: taxReport.subsidyAmount,
  evidences: [],
  problems: [{ field: 'method', message: '入力してください' }],
};

/** Saved half-way. */
export const openTaxReport: TaxReport = {
  ...taxReport,
  ...{ totalSales: null, lines: [], deductibleTax: 0, returnAmount: 0 },
  problems: [{ field: 'totalSales', message: '入力してください' }],
};

const notHandedIn = { status: Incomplete, files: [], fileCount: 0, submittedAt: null, receipts: [] };

/** The tax paper before it is handed in. */
export const taxSection = (report: TaxReport): Section => ({
  ...handedIn,
  ...notHandedIn,
  taxReport: report,
  history: [],
  availableActions: [{ action: 'submit', allowed: false, reason: 'ファイルを1件以上登録すると提出できます' }],
});

/** Sent back on one of its fields. */
export const returnedTaxSection: Section = {
  ...taxSection(taxReport),
  status: Rejected,
  returnDueOn: '2026-11-30',
  returnItems: [
    {
      ...returnItem(1, { comment: '総売上高が付表2と違います。' }),
      ...{ field: 'totalSales', fieldLabel: '総売上高' },
      ...{ valueAtReturn: '240,000,000円', valueNow: '240,000,000円' },
    },
  ],
};

/** 業態転換 第1次, confirmed; the money to be given back was ordered. */
export const confirmedTaxSection: Section = miraiFirstWorld.saw('getUserSection', 22);

/** The same at the desk, where somebody has opened it. */
export const taxOnDesk = (report: TaxReport): Section => ({
  ...onDesk,
  openedAt: '2026-11-20T05:00:00.000Z',
  taxReport: report,
});

/** Before its business has said anything: the office may enter it in its place. */
export const taxToEnter: Section = {
  ...taxOnDesk(emptyTaxReport),
  ...notHandedIn,
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
