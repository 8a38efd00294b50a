import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { PaymentItemRow } from '#bff/data/payments/paymentItems.ts';
import type { SectionSummaryRow } from '#bff/data/sections/sections.ts';
import {
  insertSectionHistories,
  insertSections,
  removeSections,
  renameDeal,
} from '#bff/data/sections/sectionWrites.ts';
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

const MAX_NUMBER = 999;

const groupOf = ({ description, payee }: Deal): string => dealHeading(description, payee);

const ofDeal = ({ sections }: Undertaking, number: number): SectionSummaryRow[] =>
  sections.filter(
    ({ kind, branchNumber }) => kind === SectionKind.Voucher && dealNumberOf(branchNumber) === number,
  );

/** The number behind all deals and all vouchers that were numbered by hand. @throws TRANSITION_NOT_ALLOWED */
export const nextDealNumber = (
  { sections }: Undertaking,
  items: readonly Pick<PaymentItemRow, 'number'>[],
): number => {
  const taken = [
    ...items.map(({ number }) => number),
    ...sections.map(({ branchNumber }) => dealNumberOf(branchNumber)).filter(Number.isFinite),
  ];
  const next = Math.max(0, ...taken) + 1;
  if (next > MAX_NUMBER) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: paymentTexts.tooMany });
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

const newVoucher = (
  scope: Scope,
  { myPage }: Undertaking,
  deal: Deal,
  { template, branch }: { readonly template: SectionTemplate; readonly branch: number },
) => ({
  mypageId: myPage.id,
  ...templateColumns(template),
  isRequired: true,
  branchNumber: `${deal.number}-${branch}`,
  voucherGroup: groupOf(deal),
  createdByKind: historyActorOf(scope).actorKind,
  createdAt: scope.now,
  dueOn: dueOn(template.due, { ...myPage, completionDeadline: myPage.project.completionDeadline }),
});

const templatesOf = async (scope: Scope, { myPage }: Undertaking): Promise<readonly SectionTemplate[]> =>
  sectionsForDeal(await sectionProjectOf(scope.db, myPage.project), contractFacts());

/** Asks for those vouchers that a deal needs and does not have; their branches go on behind those that are there. */
export const addVouchers = async (scope: Scope, undertaking: Undertaking, deal: Deal): Promise<void> => {
  const { myPage } = undertaking;
  const own = ofDeal(undertaking, deal.number);
  const known = new Set(own.map(({ documentType }) => documentType));
  const last = Math.max(0, ...own.map(({ branchNumber }) => Number(branchNumber?.split('-')[1] ?? 0)));
  const missing = (await templatesOf(scope, undertaking))
    .filter(isNeeded(deal))
    .filter(({ documentType }) => !known.has(documentType));
  if (missing.length === 0) return;
  const added = await insertSections(
    scope.db,
    missing.map((template, index) =>
      newVoucher(scope, undertaking, deal, { template, branch: last + index + 1 }),
    ),
  );
  const actor = historyActorOf(scope);
  const step = { action: 'Created', toStatus: 0, ...actor, createdAt: scope.now };
  await insertSectionHistories(
    scope.db,
    added.map(({ id }) => ({ sectionId: id, ...step })),
  );
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

/**
 * A deal that was paid in another way, or is called otherwise, has its vouchers follow; one that began by single
 * vouchers is asked for the rest.
 */
export const followDeal = async (
  scope: Scope,
  undertaking: Undertaking,
  before: Deal,
  after: Deal,
): Promise<void> => {
  const own = ofDeal(undertaking, after.number);
  if (groupOf(before) !== groupOf(after)) {
    await renameDeal(
      scope.db,
      own.map(({ id }) => id),
      groupOf(after),
    );
  }
  if (before.payMeans !== after.payMeans) await dropUnneeded(scope, undertaking, before, after);
  await addVouchers(scope, undertaking, after);
};

/** What the other way of paying asked for, unless something was handed in. */
const dropUnneeded = async (
  scope: Scope,
  undertaking: Undertaking,
  before: Deal,
  after: Deal,
): Promise<void> => {
  const isNeededNow = isNeeded(after);
  const templates = await templatesOf(scope, undertaking);
  const isOver = ({ documentType }: SectionSummaryRow): boolean => {
    const template = templates.find((candidate) => candidate.documentType === documentType);
    return template !== undefined && isNeeded(before)(template) && !isNeededNow(template);
  };
  await drop(
    scope,
    ofDeal(undertaking, after.number).filter((section) => isOver(section) && isUntouched(section)),
  );
};

/** @throws TRANSITION_NOT_ALLOWED once one of them was handed in, or holds a file */
export const removeVouchers = async (
  scope: Scope,
  undertaking: Undertaking,
  { number }: Deal,
): Promise<void> => {
  const own = ofDeal(undertaking, number);
  if (!own.every(isUntouched)) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: paymentTexts.submitted });
  }
  await drop(scope, own);
};
