import { userOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentType, type SectionHistoryAction } from '#bff/generated/contract/enums.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { listMemberRows } from '#bff/parts/ownership/members.data.ts';
import { memberMessages } from '#bff/parts/ownership/members.words.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import type { SectionTemplate } from '#bff/programmes/sections.ts';
import { DEAL_PHOTOS, memberOfVoucher } from './deals/dealOfVoucher.service.ts';
import { isOfBusiness, lockReason } from './documentKinds.service.ts';
import { requireSection } from './holdSection.service.ts';
import { isAddableByBusiness, isPaperOfRequest } from './isAddableByBusiness.service.ts';
import { notifyRequested } from './notifyRequested.service.ts';
import { dueColumn, type NameInput, nameColumns } from './sectionColumns.service.ts';
import { sectionMessages } from './sections.words.ts';
import { type SectionView, sectionViewOf } from './sectionView.service.ts';
import {
  countOwnSections,
  countSections,
  insertSection,
  insertSectionHistory,
  lastSequence,
  type SectionColumns,
} from './sectionWrites.data.ts';
import { templateFor } from './templateFor.service.ts';

export type NewSectionInput = NameInput & { readonly mypageID: number; readonly documentType: number };

export type NewAdminSectionInput = NewSectionInput & {
  readonly kind?: number | undefined;
  readonly dueOn?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  /** The member of whom it is asked; the representative when left out. */
  readonly memberId?: number | null | undefined;
};

/** A my page carries at most so many sections (contract, MyPageBase.sections). */
const MAX_SECTIONS = 500;

const requireTemplate = async (scope: Scope, input: NewSectionInput): Promise<SectionTemplate> => {
  const { project } = await requireMyPage(scope, input.mypageID);
  const template = await templateFor(scope.db, project, input.documentType, input.branchNumber);
  if (template === undefined) throw invalidField('/documentType', sectionMessages.notInProgramme);
  return template;
};

/** @throws LIMIT_REACHED when the business has added as many itself as it may (OWN_SECTIONS) */
const assertOwnRoom = async ({ db, config: { ownSections } }: Scope, mypageId: number): Promise<void> => {
  if ((await countOwnSections(db, mypageId)) < ownSections) return;
  throw new ApiError('LIMIT_REACHED', { detail: sectionMessages.tooManyOwn(ownSections) });
};

/** @returns the project of the my page */
const holdForAdding = async (scope: Scope, mypageId: number, template: SectionTemplate): Promise<number> => {
  await lockMyPage(scope.db, mypageId);
  const myPage = await requireMyPage(scope, mypageId);
  const { kind, documentType } = template;
  const locked = lockReason({ kind, documentType, myPage });
  if (locked !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: locked });
  if ((await countSections(scope.db, mypageId)) >= MAX_SECTIONS) {
    throw new ApiError('LIMIT_REACHED', { detail: sectionMessages.tooMany });
  }
  if (scope.actor?.kind === 'user') await assertOwnRoom(scope, mypageId);
  return myPage.projectId;
};

const refuseTakenBranch = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'section_voucher_key')) throw error;
  throw invalidField('/branchNumber', sectionMessages.branchTaken);
};

type Added = {
  readonly isRequired: boolean;
  readonly dueOn?: string | null;
  readonly memberId?: number | null;
};

const add = async (
  scope: Scope,
  input: NewSectionInput,
  template: SectionTemplate,
  added: Added,
): Promise<SectionView> => {
  const { mypageID: mypageId } = input;
  const { kind, documentType, title, needsJmacCheck, needsMaffCheck } = template;
  const projectId = await holdForAdding(scope, mypageId, template);
  const { actorKind } = historyActorOf(scope);
  const names = nameColumns(kind, input);
  const branchNumber = typeof names.branchNumber === 'string' ? names.branchNumber : null;
  const { memberId = null } = added;
  const sequence = Math.max(await lastSequence(scope.db, mypageId, kind), template.sequence);
  const section = await insertSection(scope.db, {
    mypageId,
    kind,
    documentType,
    title: typeof names.title === 'string' ? names.title : title,
    branchNumber,
    voucherGroup: typeof names.voucherGroup === 'string' ? names.voucherGroup : null,
    sequence,
    needsJmacCheck,
    needsMaffCheck,
    createdByKind: actorKind,
    createdAt: scope.now,
    ...added,
    memberId:
      branchNumber === null ? memberId : await memberOfVoucher(scope, { mypageId, branchNumber }, memberId),
  }).catch(refuseTakenBranch);
  await recordCreation(scope, section, projectId);
  if (section.branchNumber !== null) await scope.tell('voucherNumbered', { mypageId, projectId });
  await scope.tell('myPagesChanged', [mypageId]);
  return sectionViewOf(scope, await requireSection(scope, section.id));
};

const recordCreation = async (scope: Scope, section: SectionColumns, projectId: number): Promise<void> => {
  const { id, title, documentType, dueOn, isRequired, mypageId } = section;
  const actor = historyActorOf(scope);
  await insertSectionHistory(scope.db, {
    sectionId: id,
    action: 'Created' satisfies keyof typeof SectionHistoryAction,
    toStatus: section.status,
    ...actor,
    createdAt: scope.now,
  });
  await scope.audit({
    action: 'created',
    target: { kind: 'section', id },
    after: { title, documentType, dueOn, isRequired },
    mypageId,
    projectId,
  });
};

/** @throws INVALID_PARAMETER for a paper that comes with a change request */
const assertNoPaperOfRequest = (template: SectionTemplate): void => {
  if (isPaperOfRequest(template)) throw invalidField('/documentType', sectionMessages.ofRequest);
};

/** Vouchers that every deal needs; required photos are added with the deal. */
const isAskedOfDeals = ({ trigger, isRequired, documentType }: SectionTemplate): boolean =>
  trigger === 'deal' && isRequired && !DEAL_PHOTOS.includes(documentType);

/**
 * A section that the business adds itself: further vouchers, photos of a deal that needs none, and papers that only
 * some undertakings have.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const createUserSection = async (scope: Scope, input: NewSectionInput): Promise<SectionView> => {
  userOf(scope);
  const template = await requireTemplate(scope, input);
  assertNoPaperOfRequest(template);
  if (!isAddableByBusiness(template)) throw invalidField('/documentType', sectionMessages.notAddable);
  return add(scope, input, template, { isRequired: isAskedOfDeals(template) });
};

/** Papers of the account and of the whole money: they show what is not a member's. */
const OF_REPRESENTATIVE: ReadonlySet<number> = new Set([
  DocumentType.GrantBankPassbook,
  DocumentType.ResultPaymentList,
  DocumentType.ResultPaymentRequest,
]);

/** @throws INVALID_PARAMETER for who is no member now, or a paper that the office itself writes */
const memberColumn = async (
  scope: Scope,
  { mypageID, memberId, documentType }: NewAdminSectionInput,
): Promise<{ readonly memberId?: number }> => {
  if (!memberId) return {};
  const isMember = (await listMemberRows(scope.db, mypageID, { id: memberId, leftOn: null })).length > 0;
  if (!isMember) throw invalidField('/memberId', memberMessages.notMember);
  if (!isOfBusiness(documentType) || OF_REPRESENTATIVE.has(documentType))
    throw invalidField('/memberId', memberMessages.notOfMember);
  return { memberId };
};

/** Requests another document and notifies the business. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const createSection = async (scope: Scope, input: NewAdminSectionInput): Promise<SectionView> => {
  const template = await requireTemplate(scope, input);
  assertNoPaperOfRequest(template);
  if (input.kind !== undefined && input.kind !== template.kind) {
    throw invalidField('/kind', sectionMessages.kindMismatch);
  }
  const isRequired = input.isRequired ?? template.isRequired;
  const asked = await memberColumn(scope, input);
  const view = await add(scope, input, template, { isRequired, ...dueColumn(input.dueOn), ...asked });
  if (isOfBusiness(template.documentType)) await notifyRequested(scope, await requireSection(scope, view.id));
  return view;
};
