import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, normaliseTexts, textRules } from '#bff/core/texts/textRules.ts';
import { type AuditAction, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { isEnded } from '#bff/modules/sections/index.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { endMemberships } from '#bff/parts/ownership/members.data.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { moveDueDays } from './dueDays.service.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import { holdUndertaking } from './holdUndertaking.service.ts';
import { movePhase } from './movePhase.service.ts';
import {
  type DecidedFields,
  fieldErrors,
  type MyPageFields,
  type RequestedFields,
} from './myPageFields.service.ts';
import { countSubmittedSections, findPrimaryContact } from './myPages.data.ts';
import { myPageMessages as messages } from './myPages.words.ts';
import {
  confirmBankAccount,
  deleteSectionsOfMyPage,
  type MyPageChange,
  updateContact,
  updateMyPageRow,
} from './myPageWrites.data.ts';
import { type Changed, followingDays, phaseSteps } from './phaseDates.service.ts';
import { refreshMyPageFacts } from './refreshMyPageFacts.service.ts';

/** Days and amounts on which a confirmed result rests. */
const settledFields: readonly (keyof Fields)[] = [
  'totalCost',
  'eligibleCost',
  'appliedAmount',
  'grantAmount',
  'adoptedOn',
  'grantApplicationOn',
  'grantDecisionOn',
  'startOn',
  'completionOn',
  'reportedOn',
];

const optional = ['grantNumber', 'memo'] as const;

type Fields = MyPageFields & RequestedFields & DecidedFields;

const normalised = (input: Fields): Fields =>
  normaliseTexts<Fields>(input, { sitePostalCode: textRules.postalCode }, optional);

/** Why plain properties may not be changed any more in a state; null when they may. */
export const closedRefusal = (projectStatus: number, sent: Fields): string | null => {
  const isMemoOnly = Object.keys(sent).every((name) => name === 'memo' || name === 'assigneeAdminUserId');
  if (isMemoOnly) return null;
  if (isEnded(projectStatus)) return messages.ended;
  const touchesSettled = settledFields.some((name) => sent[name] !== undefined);
  return touchesSettled && projectStatus !== ProjectStatus.Progressing ? messages.settled : null;
};

/** @throws TRANSITION_NOT_ALLOWED for what has been settled */
const assertOpen = ({ myPage }: Undertaking, sent: Fields): void => {
  const detail = closedRefusal(myPage.projectStatus, sent);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

const columnsOf = ({ assigneeAdminUserId, bankAccountConfirmed: _b, ...fields }: Fields): MyPageChange => ({
  ...fields,
  ...(assigneeAdminUserId === undefined ? {} : { assigneeUserId: assigneeAdminUserId }),
});

const auditChange = (
  scope: Scope,
  { myPage }: Undertaking,
  change: MyPageChange,
  action: AuditAction,
): Promise<void> =>
  scope.audit({
    action,
    target: { kind: 'myPage', id: myPage.id },
    before: columnsBefore(myPage, change),
    after: change,
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });

/** Writes columns of a held my page with what follows from them: phase, due days, figures. */
const save = async (
  scope: Scope,
  undertaking: Undertaking,
  change: MyPageChange,
  after: Changed,
  action: AuditAction,
): Promise<void> => {
  const { myPage } = undertaking;
  const all = { ...change, ...followingDays(myPage, change) };
  const steps = phaseSteps(after, myPage.progressPhase);
  const progressPhase = await movePhase(scope, myPage, steps);
  await writeVersioned(myPage.version, () =>
    updateMyPageRow(scope.db, { id: myPage.id, version: myPage.version }, { ...all, progressPhase }),
  );
  await auditChange(scope, undertaking, all, action);
  await moveDueDays(scope, undertaking, after);
  await refreshMyPageFacts(scope, myPage.id);
};

const confirmAccount = async (scope: Scope, { myPage }: Undertaking, isConfirmed: boolean): Promise<void> => {
  const account = myPage.corporation.bankAccount;
  if (account === null) throw invalidField('/bankAccountConfirmed', messages.noAccount);
  if ((account.confirmedAt !== null) === isConfirmed) return;
  const confirmation = isConfirmed
    ? { confirmedAt: scope.now, confirmedById: adminOf(scope).adminUserId }
    : { confirmedAt: null, confirmedById: null };
  await confirmBankAccount(scope.db, account.id, confirmation);
  await scope.audit({
    action: isConfirmed ? 'confirmed' : 'unconfirmed',
    target: { kind: 'bankAccount', id: account.id },
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });
};

/**
 * Changes plain properties of a held my page.
 * @param action what the trail calls it
 * @throws INVALID_PARAMETER naming each wrong field
 */
export const saveFields = async (
  scope: Scope,
  undertaking: Undertaking,
  input: Fields,
  action: AuditAction = 'updated',
): Promise<void> => {
  if (Object.keys(input).length === 0) return;
  assertOpen(undertaking, input);
  const sent = normalised(input);
  const { myPage } = undertaking;
  const change = columnsOf(sent);
  const after = { ...myPage, ...sent };
  assertNoFieldErrors(await fieldErrors(scope, sent, after));
  if (sent.bankAccountConfirmed !== undefined)
    await confirmAccount(scope, undertaking, sent.bankAccountConfirmed);
  await save(scope, undertaking, change, after, action);
};

type ContactFields = { readonly contactName?: string; readonly contactPhone?: string };

/** The business keeps its first contact itself. @throws TRANSITION_NOT_ALLOWED when it has none */
export const saveContact = async (
  scope: Scope,
  { myPage }: Undertaking,
  { contactName, contactPhone }: ContactFields,
): Promise<void> => {
  if (contactName === undefined && contactPhone === undefined) return;
  const contact = await findPrimaryContact(scope.db, myPage);
  if (contact === null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.noContact });
  const sent = { contactName, contactPhone };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const clean = normaliseTexts<ContactFields>(given, { contactPhone: textRules.phone }, []);
  await updateContact(scope.db, contact.id, { name: clean.contactName, phone: clean.contactPhone });
  await scope.audit({
    action: 'updated',
    target: { kind: 'corporationUser', id: contact.id },
    before: { name: contact.name, phone: contact.phone },
    after: { name: clean.contactName ?? contact.name, phone: clean.contactPhone ?? contact.phone },
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });
};

/**
 * Takes a my page away that nothing was handed in on.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED
 */
export const deleteMyPage = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const { myPage } = await holdUndertaking(scope, id, ifMatchVersion);
  if ((await countSubmittedSections(scope.db, id)) > 0) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.hasSubmissions });
  }
  await writeVersioned(myPage.version, () =>
    updateMyPageRow(scope.db, { id, version: myPage.version }, { deletedAt: scope.now }),
  );
  await deleteSectionsOfMyPage(scope.db, id, scope.now);
  await endMemberships(scope.db, id, tokyoDayOf(scope.now));
  const { displayCode, planTitle, projectId } = myPage;
  const before = { displayCode, planTitle };
  await scope.audit({ action: 'deleted', target: { kind: 'myPage', id }, before, mypageId: id, projectId });
};
