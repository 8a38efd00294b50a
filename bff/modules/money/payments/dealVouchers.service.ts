import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus, DocumentType, PayMeans } from '#bff/generated/contract/enums.ts';
import {
  type AddedVoucher,
  DEAL_PHOTOS,
  insertSectionHistories,
  insertVouchers,
  lastDealNumber,
  listVouchersOfDeals,
  removeSections,
  sectionProjectOf,
  templateColumns,
  type VoucherRequest,
  type VoucherRow,
} from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { dueOn, type SectionTemplate, sectionsForDeal } from '#bff/programmes/sections.ts';
import { MAX_DEAL_NUMBER } from './dealWrites.data.ts';
import type { ListOwner } from './listOwner.service.ts';
import { dealHeading, paymentTexts } from './payments.words.ts';
import { type Bought, photosAskedOf } from './photosOfDeal.service.ts';

/** A deal as its vouchers are made of it. */
export type Deal = {
  readonly number: number;
  readonly memberId?: number | null | undefined;
  readonly payee: string;
  readonly description: string;
  readonly payMeans?: number | undefined;
} & Bought;

/** What heads the vouchers of a deal. */
export const groupOf = ({ description, payee }: Deal): string => dealHeading(description, payee);

/** The vouchers of each deal, those of all deals read at once. */
export const vouchersByDeal = async (
  scope: Scope,
  { myPage }: ListOwner,
  deals: readonly Deal[],
): Promise<(number: number) => readonly VoucherRow[]> => {
  const numbers = deals.map(({ number }) => number);
  const known = Map.groupBy(await listVouchersOfDeals(scope.db, myPage.id, numbers), ({ number }) => number);
  return (number) => known.get(number) ?? [];
};

/** The number behind all deals and all vouchers that were numbered by hand. @throws TRANSITION_NOT_ALLOWED */
export const nextDealNumber = async (scope: Scope, { myPage }: ListOwner): Promise<number> => {
  const next = (await lastDealNumber(scope.db, myPage.id)) + 1;
  if (next > MAX_DEAL_NUMBER) throw new ApiError('LIMIT_REACHED', { detail: paymentTexts.tooMany });
  return next;
};

/** What was not transferred is shown by its receipt, and what was bought by its photos. */
export const isNeeded = (owner: ListOwner, deal: Deal): ((template: SectionTemplate) => boolean) => {
  const { payMeans = PayMeans.Transfer } = deal;
  const photos = photosAskedOf(owner, deal);
  return ({ documentType, isRequired }) => {
    if (DEAL_PHOTOS.includes(documentType)) return photos.includes(documentType);
    if (documentType === DocumentType.VoucherBankTransfer) return payMeans === PayMeans.Transfer;
    if (documentType === DocumentType.VoucherReceipt) return payMeans !== PayMeans.Transfer;
    return isRequired;
  };
};

/** What deals of an undertaking may be asked for. */
export const templatesOf = async (scope: Scope, { myPage }: ListOwner): Promise<readonly SectionTemplate[]> =>
  sectionsForDeal(await sectionProjectOf(scope.db, myPage.project), contractFacts());

/** Those vouchers that a deal needs and does not have; their branches go on behind those that are there. */
const missingVouchers = (
  owner: ListOwner,
  deal: Deal,
  own: readonly VoucherRow[],
  templates: readonly SectionTemplate[],
): VoucherRequest => {
  const known = new Set(own.map(({ documentType }) => documentType));
  return {
    number: deal.number,
    memberId: deal.memberId ?? null,
    voucherGroup: groupOf(deal),
    lastBranch: Math.max(0, ...own.map(({ branchNumber }) => Number(branchNumber.split('-')[1] ?? 0))),
    documentTypes: templates
      .filter(isNeeded(owner, deal))
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
  owner: ListOwner,
  deals: readonly Deal[],
): Promise<readonly AddedVoucher[]> => {
  const { myPage } = owner;
  const templates = await templatesOf(scope, owner);
  const vouchersOf = await vouchersByDeal(scope, owner, deals);
  const days = { ...myPage, completionDeadline: deadlineOf(myPage) };
  const asked = deals.map((deal) => missingVouchers(owner, deal, vouchersOf(deal.number), templates));
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
  { myPage }: ListOwner,
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

/** Nobody has put a file into it yet. */
export const isUntouched = ({ status, submissionCount, fileCount }: VoucherRow): boolean =>
  status === DocumentCheckStatus.Incomplete && submissionCount === 0 && fileCount === 0;

/** Takes vouchers away, with the last line of their history. */
export const dropVouchers = async (scope: Scope, sections: readonly VoucherRow[]): Promise<void> => {
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

/** @throws TRANSITION_NOT_ALLOWED once one of them was handed in, or holds a file */
export const removeVouchers = async (scope: Scope, owner: ListOwner, deal: Deal): Promise<void> => {
  const own = (await vouchersByDeal(scope, owner, [deal]))(deal.number);
  if (!own.every(isUntouched)) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: paymentTexts.submitted });
  }
  await dropVouchers(scope, own);
};
