import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { OnBehalf } from '#bff/parts/records/onBehalf.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { TAX_AMOUNTS, TAX_DAYS, type TaxAmount, type TaxDay, taxFieldsOf } from '#rules/tax/taxReturn.ts';
import { tidyText } from '#rules/text.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionMessages } from '../sections.words.ts';
import { isTaxReport, taxMethodOf } from './taxFacts.service.ts';
import { saveTaxReportRow, type TaxReportColumns } from './taxReports.data.ts';
import { taxMessages as messages } from './taxReports.words.ts';

/** The request body; missing properties clear their values. */
export type TaxReportInput = {
  readonly method: number;
  readonly note?: string | null | undefined;
} & { readonly [Field in TaxAmount]?: number | null | undefined } & {
  readonly [Field in TaxDay]?: string | null | undefined;
};

/** What another method asks for is not kept: it would stand in the report without meaning anything. */
const columnsOf = (input: TaxReportInput): TaxReportColumns => {
  const asked = new Set<string>(taxFieldsOf(taxMethodOf(input)));
  const kept = <Value>(field: TaxAmount | TaxDay, value: Value | null | undefined): Value | null =>
    asked.has(field) ? (value ?? null) : null;
  return {
    method: input.method,
    note: tidyText(input.note ?? '') || null,
    ...(Object.fromEntries(TAX_DAYS.map((field) => [field, kept(field, input[field])])) as {
      // Every day of the list is in it.
      [Field in TaxDay]: string | null;
    }),
    ...(Object.fromEntries(TAX_AMOUNTS.map((field) => [field, kept(field, input[field])])) as {
      // Every amount of the list is in it.
      [Field in TaxAmount]: number | null;
    }),
  };
};

/** What differs from what stood there, for the trail. */
const differing = (
  before: Partial<Record<string, unknown>>,
  after: TaxReportColumns,
): { before: object; after: object } => {
  const changed = Object.entries(after).filter(([name, value]) => (before[name] ?? null) !== value);
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, before[name] ?? null])),
    after: Object.fromEntries(changed),
  };
};

type Saving = {
  /** Whether it is the business's turn. */
  readonly isTurn: boolean;
  /** Why somebody else enters it. */
  readonly onBehalf?: OnBehalf;
};

/**
 * Keeps the report on consumption tax as a draft, complete or not: what is missing is said, and stands in the way of
 * handing in only. The caller holds the section and has asked whether it is the business's turn.
 * @throws INVALID_PARAMETER on another paper or for a return of the future, TRANSITION_NOT_ALLOWED while the amount is open
 */
export const saveTaxReport = async (
  scope: Scope,
  section: SectionDetail,
  input: TaxReportInput,
  { isTurn, onBehalf = {} }: Saving,
): Promise<void> => {
  if (!isTaxReport(section)) throw invalidField('/taxReport', messages.notHere);
  if (!isTurn) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: sectionMessages.notEditable });
  if (section.myPage.confirmedAmount === null) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.amountOpen });
  }
  if (input.filedOn && input.filedOn > tokyoDayOf(scope.now)) {
    throw invalidField('/taxReport/filedOn', messages.filedInFuture);
  }
  const columns = columnsOf(input);
  await saveTaxReportRow(scope.db, section.id, columns);
  await scope.audit({
    action: 'updated',
    target: { kind: 'section', id: section.id },
    ...differing(section.taxReport ?? {}, columns),
    mypageId: section.mypageId,
    projectId: section.myPage.projectId,
    ...onBehalf,
  });
};
