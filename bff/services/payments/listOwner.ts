import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findMyPageDetail, findMyPageIdOf, type MyPageDetail } from '#bff/data/myPages/myPages.ts';
import { findSectionOfType, lockMyPage, type SectionSummaryRow } from '#bff/data/sections/sections.ts';
import { DocumentType, ExpenseType, ProjectStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { paymentTexts } from '#bff/text/money/payments.ts';
import type { ExpenseList } from '#rules/families.ts';
import { programmeOf } from '#rules/programmes.ts';
import { definitionOf } from '../applications/programmeForms.ts';
import { myPageVisibility } from '../common/access.ts';
import { isWaiting } from '../sections/deadline.ts';
import { lockReason } from '../sections/documentKinds.ts';

/** A my page with the document that its payment list is handed in with; its papers may be tens of thousands. */
export type ListOwner = {
  readonly myPage: MyPageDetail;
  /** Null where the undertaking is not asked for the list. */
  readonly list: SectionSummaryRow | null;
};

/** @throws NOT_FOUND, also when the caller may not see it */
export const requireListOwner = async (scope: Scope, mypageId: number): Promise<ListOwner> => {
  const myPage = await findMyPageDetail(scope.db, mypageId, myPageVisibility(scope));
  if (myPage === null) throw new ApiError('NOT_FOUND');
  return { myPage, list: await findSectionOfType(scope.db, mypageId, DocumentType.ResultPaymentList) };
};

/** The same, held until the end of the transaction. @throws NOT_FOUND */
export const holdListOwner = async (scope: Scope, mypageId: number): Promise<ListOwner> => {
  await lockMyPage(scope.db, mypageId);
  return requireListOwner(scope, mypageId);
};

/** The caller's own undertaking. @throws NOT_FOUND when it has none */
export const ownMyPageId = async (scope: Scope): Promise<number> => {
  const { projectId, corporationId } = userOf(scope);
  const id = await findMyPageIdOf(scope.db, { projectId, corporationId });
  if (id === null) throw new ApiError('NOT_FOUND');
  return id;
};

type OfMyPage = Pick<ListOwner, 'myPage'>;

/** The deals are part of the result: once that is settled they stay as they are. */
export const settledRefusal = ({ myPage }: OfMyPage): string | null => {
  const locked = lockReason({ kind: SectionKind.Voucher, documentType: DocumentType.VoucherInvoice, myPage });
  if (locked !== null) return locked;
  return myPage.projectStatus === ProjectStatus.Progressing ? null : paymentTexts.resultConfirmed;
};

/** The business changes its deals until it hands the list in, and again when that comes back. */
export const editRefusal = (owner: ListOwner): string | null => {
  const { list } = owner;
  const isHandedIn = list !== null && list.submissionCount > 0 && !isWaiting(list);
  return settledRefusal(owner) ?? (isHandedIn ? paymentTexts.handedIn : null);
};

/** The categories of expenses that an undertaking's programme knows. */
export const expenseListOf = ({ myPage }: OfMyPage): ExpenseList =>
  programmeOf(myPage.project.programKind).expenseList;

/** What money of a category usually buys in an undertaking's programme. */
export const expenseTypeIn = ({ myPage }: OfMyPage, expenseCategory: number): number =>
  definitionOf(myPage.project).expenseTypes[expenseCategory] ?? ExpenseType.Other;
