import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentType, ExpenseType, ProjectStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { definitionOf } from '#bff/modules/applications/index.ts';
import { findMyPageDetail, type MyPageDetail } from '#bff/modules/myPages/index.ts';
import {
  findSectionOfType,
  isWaiting,
  lockReason,
  type OfWhom,
  type SectionSummaryRow,
} from '#bff/modules/sections/index.ts';
import { requirePart } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import type { ExpenseList } from '#rules/families.ts';
import { programmeOf } from '#rules/programmes.ts';
import { paymentTexts } from './payments.words.ts';

/** A my page with the document that its payment list is handed in with; its papers may be tens of thousands. */
export type ListOwner = {
  readonly myPage: MyPageDetail;
  /** Null where the undertaking is not asked for the list. */
  readonly list: SectionSummaryRow | null;
  /** The member whose deals the caller sees and changes; null: he sees all of them. */
  readonly memberId: number | null;
};

/** @throws NOT_FOUND, also when the caller may see nothing of it */
export const requireListOwner = async (scope: Scope, mypageId: number): Promise<ListOwner> => {
  const { memberId } = await requirePart(scope, mypageId);
  const myPage = await findMyPageDetail(scope.db, mypageId, { kind: 'all' });
  if (myPage === null) throw new ApiError('NOT_FOUND');
  const list = await findSectionOfType(scope.db, mypageId, DocumentType.ResultPaymentList);
  return { myPage, list, memberId };
};

/** Whose deals the caller is told of: a member his own, everybody else all. */
export const ofWhomOf = ({ memberId }: Pick<ListOwner, 'memberId'>): OfWhom => memberId ?? undefined;

/** The same, held until the end of the transaction. @throws NOT_FOUND */
export const holdListOwner = async (scope: Scope, mypageId: number): Promise<ListOwner> => {
  await lockMyPage(scope.db, mypageId);
  return requireListOwner(scope, mypageId);
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
