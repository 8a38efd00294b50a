import { type Actor, adminOf, roleOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { onBehalfOf } from '#bff/parts/records/onBehalf.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { closeItems } from './check/closeItems.service.ts';
import {
  checkStatusName,
  checkStatusOf,
  documentCheckActions,
  documentCheckConditions,
  filesNotReady,
} from './check/documentCheck.service.ts';
import { returnSection } from './check/returnSection.service.ts';
import {
  confirmSection,
  forwardSection,
  reopenSection,
  sendBackToOffice,
  waiveSection,
} from './check/reviewSection.service.ts';
import { saveCheckedAnswers } from './check/saveCheckedAnswers.service.ts';
import { isWaiting } from './deadline.service.ts';
import { assertOfSameBusiness } from './deals/dealOfVoucher.service.ts';
import { lockReason } from './documentKinds.service.ts';
import { endFindingDrafts } from './findings/draftTarget.service.ts';
import { holdSection, recordHistory, requireSection, writeSection } from './holdSection.service.ts';
import { resolveFindings } from './resolveFindings.service.ts';
import { saveAnswers } from './saveAnswers.service.ts';
import { deskColumns, userColumns } from './sectionColumns.service.ts';
import {
  type AdminSectionInput,
  assertAssignee,
  assertForBusiness,
  assertMayEdit,
  type ReasonAt,
  reasonAt,
  type UserSectionInput,
} from './sectionInput.service.ts';
import type { SectionDetail } from './sections.data.ts';
import { sectionMessages } from './sections.words.ts';
import { type SectionView, sectionViewOf } from './sectionView.service.ts';
import type { SectionChange } from './sectionWrites.data.ts';
import { pullBack, submitSection } from './submitSection.service.ts';
import { saveTaxReport, type TaxReportInput } from './taxReports/saveTaxReport.service.ts';

type Kept = {
  readonly change: SectionChange;
  /** Answers, checklist or closed items were kept beside it: they are part of the record, so its version moves. */
  readonly hasParts: boolean;
};

/** Saves plain properties of a held section. @returns the section as it is then */
const saveFields = async (
  scope: Scope,
  section: SectionDetail,
  { change, hasParts }: Kept,
): Promise<SectionDetail> => {
  const hasColumns = Object.keys(change).length > 0;
  if (!hasColumns && !hasParts) return section;
  const { mypageId, memberId } = section;
  const { branchNumber } = change;
  if (typeof branchNumber === 'string' && branchNumber !== section.branchNumber)
    await assertOfSameBusiness(scope, { mypageId, memberId, branchNumber });
  const written = await writeSection(scope, section, change);
  if (hasColumns) {
    await scope.audit({
      action: 'updated',
      target: { kind: 'section', id: section.id },
      before: columnsBefore(section, change),
      after: change,
      mypageId: section.mypageId,
      projectId: section.myPage.projectId,
    });
  }
  const { projectId } = section.myPage;
  if (typeof branchNumber === 'string') await scope.tell('voucherNumbered', { mypageId, projectId });
  // A mail that still waits would name the day of before.
  const isMoved = change.dueOn !== undefined && change.dueOn !== section.dueOn;
  if (isMoved) await scope.tell('demandsChanged', [{ mypageId, projectId }]);
  // The assignee has a name, which is not a column of the section.
  const isWhole = !hasParts && change.assigneeUserId === undefined;
  return isWhole ? written : requireSection(scope, section.id);
};

const moveOf = (scope: Scope, section: SectionDetail, actor: Actor, action: string, at: ReasonAt) => {
  const machine = scope.machines.documentCheck;
  const { to, isOnBehalf } = requireMove(machine, {
    status: checkStatusName(section.status),
    action,
    role: roleOf(actor),
    holds: documentCheckConditions(section, actor),
    offers: documentCheckActions(machine, section, actor),
    reason: at.reason,
    reasonPointer: at.pointer,
    reasonMessage: at.message,
    errors: action === 'submit' || action === 'resubmit' ? filesNotReady(section) : [],
  });
  return { action, to: checkStatusOf(to), isOnBehalf };
};

const isTurnOfBusiness = (section: SectionDetail): boolean =>
  isWaiting(section) && lockReason(section) === null;

/**
 * Saves a draft (comment, answers, names, the report on tax), and with an action hands in, hands in again or takes back.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED with the reason, INVALID_PARAMETER
 */
export const updateUserSection = async (
  scope: Scope,
  input: UserSectionInput,
  ifMatchVersion: number | undefined,
): Promise<SectionView> => {
  const actor = userOf(scope);
  const held = await holdSection(scope, input.id, ifMatchVersion);
  const change = userColumns(held, input);
  await saveAnswers(scope, held, input.answers ?? []);
  const { taxReport } = input;
  if (taxReport !== undefined)
    await saveTaxReport(scope, held, taxReport, { isTurn: isTurnOfBusiness(held) });
  const hasParts = (input.answers ?? []).length > 0 || taxReport !== undefined;
  const saved = await saveFields(scope, held, { change, hasParts });
  const section = taxReport === undefined ? saved : await resolveFindings(scope, saved);
  if (input.action === undefined) return sectionViewOf(scope, section);
  const at = { reason: null, pointer: '/action', message: commonMessages.reasonRequired };
  const move = moveOf(scope, section, actor, input.action, at);
  if (move.action === 'pullBack') await pullBack(scope, section, move.to);
  else await submitSection(scope, section, move);
  return sectionViewOf(scope, await requireSection(scope, input.id));
};

/**
 * Keeps the report in the place of its business, which reads in the history of the document who did and why; where it
 * is handed in at once, that step says it.
 * @throws ACCESS_DENIED for roles that may not submit on behalf of others
 */
const saveTaxReportFor = async (
  scope: Scope,
  section: SectionDetail,
  taxReport: TaxReportInput,
  { onBehalfReason: reason, action }: AdminSectionInput,
): Promise<void> => {
  const mayHandIn = documentCheckActions(scope.machines.documentCheck, section, adminOf(scope));
  const isTurn = isTurnOfBusiness(section);
  if (isTurn && !mayHandIn.some(({ action }) => action === 'submit' || action === 'resubmit')) {
    throw new ApiError('ACCESS_DENIED', { detail: commonMessages.readOnly });
  }
  const { name } = section.myPage.corporation;
  const message = sectionMessages.onBehalfReasonRequired;
  const onBehalf = onBehalfOf(scope, { reason, name, pointer: '/onBehalfReason', message });
  await saveTaxReport(scope, section, taxReport, { isTurn, onBehalf });
  if (action !== undefined) return;
  const step = { action: 'Entered', to: section.status, comment: onBehalf.reason ?? null, isOnBehalf: true };
  await recordHistory(scope, section, step);
};

const decide = async (scope: Scope, section: SectionDetail, action: string, input: AdminSectionInput) => {
  const { reason, ...at } = reasonAt(action, input);
  const move = moveOf(scope, section, adminOf(scope), action, { reason, ...at });
  const decision = { ...move, comment: reason?.trim() || input.comment?.trim() || null };
  switch (action) {
    case 'submit':
    case 'resubmit':
      return submitSection(scope, section, { ...move, onBehalfReason: reason });
    case 'return': {
      const { returnItems: items = [], returnDueOn: dueOn, comment } = input;
      return returnSection(scope, section, { to: move.to, items, dueOn, comment });
    }
    case 'forward':
      return forwardSection(scope, section, decision);
    case 'maffSendBack':
      return sendBackToOffice(scope, section, decision);
    case 'waive':
      return waiveSection(scope, section, decision);
    case 'reopen':
      return reopenSection(scope, section, decision, input.returnDueOn ?? undefined);
    default:
      return confirmSection(scope, section, decision);
  }
};

/**
 * Saves what the desk notes (checklist, due day, names), and with an action decides. Checklist and closed items come
 * first, so that one request can finish the list and confirm.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED with the reason, INVALID_PARAMETER
 */
export const updateSection = async (
  scope: Scope,
  input: AdminSectionInput,
  ifMatchVersion: number | undefined,
): Promise<SectionView> => {
  assertMayEdit(scope, input);
  assertForBusiness(input);
  const held = await holdSection(scope, input.id, ifMatchVersion);
  const change = deskColumns(held, input);
  await assertAssignee(scope, input.assigneeAdminUserId);
  const { checklist = [], closedReturnItemIds = [], answers = [], taxReport } = input;
  await saveCheckedAnswers(scope, held, checklist);
  await closeItems(scope, held, closedReturnItemIds);
  await saveAnswers(scope, held, answers);
  if (taxReport !== undefined) await saveTaxReportFor(scope, held, taxReport, input);
  const parts = checklist.length + closedReturnItemIds.length + answers.length;
  const saved = await saveFields(scope, held, { change, hasParts: parts > 0 || taxReport !== undefined });
  const section = taxReport === undefined ? saved : await resolveFindings(scope, saved);
  if (input.action !== undefined) {
    await decide(scope, section, input.action, input);
    await endFindingDrafts(scope, { sectionId: section.id });
  }
  await scope.tell('myPagesChanged', [section.mypageId]);
  const after = input.action === undefined ? section : await requireSection(scope, input.id);
  return sectionViewOf(scope, after);
};
