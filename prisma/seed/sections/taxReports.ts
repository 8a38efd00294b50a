import { DocumentType, TaxReportMethod } from '#bff/generated/contract/enums.ts';
import { fiscalYearOf } from '#rules/calendar.ts';
import { date, day, type Seed, workday } from '../engine/context.ts';
import type { Place } from '../myPages/place.ts';

/** What businesses of the demo report on the consumption tax of their subsidy. Days count from today. */
type SeedTaxReport = {
  /** A day in the fiscal year after the one that is reported on. */
  readonly on: number;
  readonly method: number;
  readonly filed?: number;
  /** yen; expenses and uses with tax */
  readonly amounts?: {
    readonly taxableSales: number;
    readonly totalSales: number;
    readonly expensesStandard: number;
    readonly expensesReduced: number;
    readonly expensesUntaxed: number;
    readonly taxableStandard?: number;
    readonly taxableReduced?: number;
    readonly commonStandard?: number;
    readonly commonReduced?: number;
  };
};

const reports: { readonly [code: string]: SeedTaxReport } = {
  // Confirmed: its claim is the first recovery of the undertaking.
  '0012': {
    on: -800,
    method: TaxReportMethod.Proportional,
    filed: -790,
    amounts: {
      taxableSales: 72_000_000,
      totalSales: 96_000_000,
      expensesStandard: 12_892_000,
      expensesReduced: 0,
      expensesUntaxed: 0,
    },
  },
  // Handed in: the desk has it before it.
  '3005': {
    on: -10,
    method: TaxReportMethod.Individual,
    filed: -8,
    amounts: {
      taxableSales: 180_000_000,
      totalSales: 240_000_000,
      expensesStandard: 18_040_000,
      expensesReduced: 0,
      expensesUntaxed: 0,
      taxableStandard: 10_560_000,
      taxableReduced: 0,
      commonStandard: 7_480_000,
      commonReduced: 0,
    },
  },
  '3021': { on: -30, method: TaxReportMethod.Exempt },
};

/** Which record of money to be paid back followed from a report, by its number on the my page. */
const claims: { readonly [code: string]: number } = { '0012': 1 };

/** The report on the tax paper of an undertaking, tied to what followed from it. Its recoveries are there. */
export const addTaxReport = (seed: Seed, { id, data: { code } }: Place): void => {
  const report = reports[code];
  const section = seed.rows.section.find(
    ({ mypageId, documentType }) => mypageId === id && documentType === DocumentType.TaxDeductionReport,
  );
  if (report === undefined || section?.id === undefined) return;
  const year = fiscalYearOf(day(seed, report.on));
  const claim = seed.rows.recovery.find((row) => row.mypageId === id && row.number === claims[code]);
  seed.rows.taxReport.push({
    sectionId: section.id,
    method: report.method,
    periodFromOn: date(`${year - 1}-04-01`),
    periodToOn: date(`${year}-03-31`),
    filedOn: report.filed === undefined ? null : date(workday(seed, report.filed)),
    ...report.amounts,
    recoveryId: claim?.id ?? null,
  });
};
