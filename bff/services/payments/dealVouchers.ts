import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { MAX_DEAL_NUMBER, type PaymentItemRow } from '#bff/data/payments/paymentItems.ts';
import type { SectionSummaryRow } from '#bff/data/sections/sections.ts';
import { insertSectionHistories, removeSections, renameDeals } from '#bff/data/sections/sectionWrites.ts';
import { type AddedVoucher, type AskedVouchers, insertVouchers } from '#bff/data/sections/voucherWrites.ts';
import { DocumentCheckStatus, DocumentType, PayMeans, SectionKind } from '#bff/generated/contract/enums.ts';
import { dueOn, type SectionTemplate, sectionsForDeal } from '#bff/programmes/sections.ts';
import { dealHeading, paymentTexts } from '#bff/text/money/payments.ts';
import { recordAudits } from '../audit/recordAudit.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { historyActorOf } from '../common/historyActor.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { templateColumns } from '../sections/templateColumns.ts';
import { sectionProjectOf } from '../sections/templateFor.ts';
import { dealNumberOf } from './paymentFacts.ts';

/** A deal as its vouchers are made of it. */
export type Deal = {
  readonly number: number;
  readonly payee: string;
  readonly description: string;
  readonly payMeans?: number | undefined;
};

const groupOf = ({ description, payee }: Deal): string => dealHeading(description, payee);

type VouchersOf = (number: number) => readonly SectionSummaryRow[];

/** The vouchers of each deal; all of them are looked through once, however many deals are asked for. */
const vouchersByDeal = ({ sections }: Undertaking): VouchersOf => {
  const known = Map.groupBy(
    sections.filter(({ kind }) => kind === SectionKind.Voucher),
    ({ branchNumber }) => dealNumberOf(branchNumber),
  );
  return (number) => known.get(number) ?? [];
};

/** The number behind all deals and all vouchers that were numbered by hand. @throws TRANSITION_NOT_ALLOWED */
export const nextDealNumber = (
  { sections }: Undertaking,
  items: readonly Pick<PaymentItemRow, 'number'>[],
): number => {
  const taken = [
    ...items.map(({ number }) => number),
    ...sections.map(({ branchNumber }) => dealNumberOf(branchNumber)).filter(Number.isFinite),
  ];
  const next = taken.reduce((highest, number) => Math.max(highest, number), 0) + 1;
  if (next > MAX_DEAL_NUMBER) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: paymentTexts.tooMany });
  return next;
};

/** What was not transferred is shown by its receipt. */
const isNeeded =
  ({ payMeans = PayMeans.Transfer }: Deal) =>
  ({ documentType, isRequired }: SectionTemplate): boolean => {
    if (documentType === DocumentType.VoucherBankTransfer) return payMeans === PayMeans.Transfer;
    if (documentType === DocumentType.VoucherReceipt) return payMeans !== PayMeans.Transfer;
    return isRequired;
  };

const templatesOf = async (scope: Scope, { myPage }: Undertaking): Promise<readonly SectionTemplate[]> =>
  sectionsForDeal(await sectionProjectOf(scope.db, myPage.project), contractFacts());

/** Those vouchers that a deal needs and does not have; their branches go on behind those that are there. */
const missingVouchers = (
  deal: Deal,
  own: readonly SectionSummaryRow[],
  templates: readonly SectionTemplate[],
): AskedVouchers => {
  const known = new Set(own.map(({ documentType }) => documentType));
  return {
    number: deal.number,
    voucherGroup: groupOf(deal),
    lastBranch: Math.max(0, ...own.map(({ branchNumber }) => Number(branchNumber?.split('-')[1] ?? 0))),
    documentTypes: templates
      .filter(isNeeded(deal))
      .map(({ documentType }) => documentType)
      .filter((documentType) => !known.has(documentType)),
  };
};

/**
 * Asks for the vouchers that deals need and do not have, those of all deals at once. The caller writes the trail.
 * @returns what was added
 */
export const addVouchers = async (
  scope: Scope,
  undertaking: Undertaking,
  deals: readonly Deal[],
): Promise<readonly AddedVoucher[]> => {
  const { myPage } = undertaking;
  const templates = await templatesOf(scope, undertaking);
  const vouchersOf = vouchersByDeal(undertaking);
  const days = { ...myPage, completionDeadline: myPage.project.completionDeadline };
  const asked = deals.map((deal) => missingVouchers(deal, vouchersOf(deal.number), templates));
  return insertVouchers(
    scope.db,
    {
      mypageId: myPage.id,
      kinds: templates.map((template) => ({
        ...templateColumns(template),
        dueOn: dueOn(template.due, days),
      })),
      by: historyActorOf(scope),
      now: scope.now,
    },
    asked.filter(({ documentTypes }) => documentTypes.length > 0),
  );
};

/** An entry of the trail for each voucher that was added. */
export const auditVouchers = async (
  scope: Scope,
  { myPage }: Undertaking,
  added: readonly AddedVoucher[],
): Promise<void> => {
  await recordAudits(
    scope,
    added.map(({ id, title, documentType, branchNumber }) => ({
      action: 'created',
      target: { kind: 'section', id },
      after: { title, documentType, branchNumber },
      mypageId: myPage.id,
      projectId: myPage.projectId,
    })),
  );
};

const isUntouched = ({ status, submissionCount, files }: SectionSummaryRow): boolean =>
  status === DocumentCheckStatus.Incomplete && submissionCount === 0 && files.length === 0;

const drop = async (scope: Scope, sections: readonly SectionSummaryRow[]): Promise<void> => {
  await removeSections(
    scope.db,
    sections.map(({ id }) => id),
    scope.now,
  );
  await insertSectionHistories(
    scope.db,
    sections.map(({ id, status }) => ({
      sectionId: id,
      action: 'Deleted',
      fromStatus: status,
      toStatus: status,
      ...historyActorOf(scope),
      createdAt: scope.now,
    })),
  );
};

/** A deal as it was and as it is now, under the same number. */
export type ChangedDeal = { readonly before: Deal; readonly after: Deal };

/**
 * Deals that were paid in another way, or are called otherwise, have their vouchers follow; one that began by single
 * vouchers is asked for the rest.
 */
export const followDeals = async (
  scope: Scope,
  undertaking: Undertaking,
  changes: readonly ChangedDeal[],
): Promise<void> => {
  const vouchersOf = vouchersByDeal(undertaking);
  const renamed = changes
    .filter(({ before, after }) => groupOf(before) !== groupOf(after))
    .flatMap(({ after }) => vouchersOf(after.number).map(({ id }) => ({ id, voucherGroup: groupOf(after) })));
  if (renamed.length > 0) await renameDeals(scope.db, renamed);
  const templates = await templatesOf(scope, undertaking);
  const unneeded = changes.flatMap((change) =>
    unneededVouchers(change, vouchersOf(change.after.number), templates),
  );
  if (unneeded.length > 0) await drop(scope, unneeded);
  const added = await addVouchers(
    scope,
    undertaking,
    changes.map(({ after }) => after),
  );
  await auditVouchers(scope, undertaking, added);
};

/** What the other way of paying asked for, unless something was handed in. */
const unneededVouchers = (
  { before, after }: ChangedDeal,
  own: readonly SectionSummaryRow[],
  templates: readonly SectionTemplate[],
): SectionSummaryRow[] => {
  if (before.payMeans === after.payMeans) return [];
  const over = new Set(
    templates
      .filter((template) => isNeeded(before)(template) && !isNeeded(after)(template))
      .map(({ documentType }) => documentType),
  );
  return own.filter((section) => over.has(section.documentType) && isUntouched(section));
};

/** @throws TRANSITION_NOT_ALLOWED once one of them was handed in, or holds a file */
export const removeVouchers = async (
  scope: Scope,
  undertaking: Undertaking,
  { number }: Deal,
): Promise<void> => {
  const own = vouchersByDeal(undertaking)(number);
  if (!own.every(isUntouched)) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: paymentTexts.submitted });
  }
  await drop(scope, own);
};
