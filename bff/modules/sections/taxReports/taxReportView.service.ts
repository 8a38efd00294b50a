import type { Actor } from '#bff/core/actor.ts';
import { RecoveryStatus } from '#bff/generated/contract/enums.ts';
import type { TaxMethod } from '#rules/tax/taxReturn.ts';
import {
  isTaxReport,
  subsidyOf,
  type TaxSection,
  taxMethodOf,
  taxProblems,
  taxReturnOfSection,
} from './taxFacts.service.ts';
import type { TaxReportRow } from './taxReports.data.ts';
import { taxEvidences, taxProblemTexts } from './taxReports.words.ts';

const evidencesOf: { readonly [Method in TaxMethod]: readonly string[] } = {
  Exempt: taxEvidences.exempt,
  Simplified: taxEvidences.simplified,
  TwentyPercentRule: taxEvidences.twentyPercent,
  SpecifiedIncome: taxEvidences.specifiedIncome,
  Full: taxEvidences.general,
  Individual: taxEvidences.individual,
  Proportional: taxEvidences.general,
  TaxExcluded: taxEvidences.none,
};

const visibleStatuses: ReadonlySet<number> = new Set([RecoveryStatus.Ordered, RecoveryStatus.Settled]);

/** A business hears of money to be paid back with the order, not with the office's draft. */
const claimFor = ({ kind }: Actor, { recovery }: TaxReportRow) =>
  recovery !== null && (kind === 'admin' || visibleStatuses.has(recovery.status)) ? recovery : null;

const empty = {
  ...{ method: null, note: null, periodFromOn: null, periodToOn: null, filedOn: null },
  ...{ taxableSales: null, totalSales: null, specifiedIncome: null, allIncome: null },
  ...{ expensesStandard: null, expensesReduced: null, expensesUntaxed: null },
  ...{ taxableStandard: null, taxableReduced: null, commonStandard: null, commonReduced: null },
} as const;

const startOf = (section: TaxSection) => ({
  ...empty,
  isEntered: false,
  subsidyAmount: subsidyOf(section),
  ...{ expensesTotal: 0, deductibleTax: 0, lines: [], returnAmount: 0 },
  evidences: [],
  problems: [{ field: 'method', message: taxProblemTexts.required }],
  recovery: null,
});

/** The report of a section with its calculation (the contract's TaxReport); null for every other paper. */
export const taxReportView = (section: TaxSection, actor: Actor) => {
  const { taxReport: report } = section;
  if (!isTaxReport(section)) return null;
  if (report === null) return startOf(section);
  const { amount, expensesTotal, deductibleTax, lines } = taxReturnOfSection(section, report);
  const { id: _id, sectionId: _section, recoveryId: _link, createdAt: _at, updatedAt: _on, ...said } = report;
  return {
    ...said,
    isEntered: true,
    subsidyAmount: subsidyOf(section),
    expensesTotal,
    deductibleTax,
    lines: [...lines],
    returnAmount: amount,
    evidences: [...evidencesOf[taxMethodOf(report)]],
    problems: taxProblems(section, report).map(({ field, code }) => ({
      field,
      message: taxProblemTexts[code],
    })),
    recovery: claimFor(actor, report),
  };
};
