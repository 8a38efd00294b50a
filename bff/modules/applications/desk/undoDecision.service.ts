import type { Scope } from '#bff/core/scope.ts';
import { MailKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { endSessionsOf } from '#bff/modules/access/index.ts';
import { insertMyPageHistory, refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { deleteFindingDraftsOf } from '#bff/modules/sections/index.ts';
import { withdrawMails } from '#bff/parts/notices/withdrawMails.service.ts';
import { endMemberships } from '#bff/parts/ownership/members.data.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { cancelMyPage, disableContacts, hideMyPage } from '../adoptions.data.ts';
import type { Dossier } from '../dossier.service.ts';
import { type ActionInput, authorise, moveApplication } from '../moveApplication.service.ts';

type MyPageRow = NonNullable<Dossier['row']['myPage']>;

const livingMyPage = ({ row }: Dossier): MyPageRow | null =>
  row.myPage !== null && row.myPage.deletedAt === null ? row.myPage : null;

/** What the mails of a decision are about. */
const aboutOf = ({ row: { id, projectId } }: Dossier) => ({ applicationId: id, projectId });

/** Removes what an adoption made; the corporation stays, it may be older or have other undertakings. */
const removeUndertaking = async (scope: Scope, dossier: Dossier, myPage: MyPageRow): Promise<void> => {
  await hideMyPage(scope.db, myPage.id, scope.now);
  await endMemberships(scope.db, myPage.id, tokyoDayOf(scope.now));
  const userIds = await disableContacts(scope.db, myPage);
  await withdrawMails(scope, { kind: MailKind.Password, userIds }, aboutOf(dossier));
  for (const id of userIds) {
    await endSessionsOf(scope.db, { kind: 'user', id }, { at: scope.now, reason: 'disabled' });
  }
  const target = { kind: 'myPage', id: myPage.id } as const;
  await scope.audit({ action: 'deleted', target, mypageId: myPage.id, projectId: myPage.projectId });
};

/**
 * Back to the review. An adoption can be taken back only while nothing was handed in on its my page. Who has not been
 * told yet is not told any more, and letters of the decision are recalled.
 */
export const revertDecision = async (scope: Scope, dossier: Dossier, input: ActionInput): Promise<void> => {
  const move = authorise(scope, dossier, input);
  await moveApplication(scope, dossier, move, {
    decidedAt: null,
    adoptedAmount: null,
    adoptionConditions: null,
  });
  await withdrawMails(scope, { kind: MailKind.Decision, applicationId: dossier.row.id }, aboutOf(dossier));
  await scope.tell('decisionReverted', dossier.row);
  const myPage = livingMyPage(dossier);
  if (myPage !== null) await removeUndertaking(scope, dossier, myPage);
};

/** The business gives up; an adopted one's undertaking is cancelled with it. */
export const withdrawApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
): Promise<void> => {
  const move = authorise(scope, dossier, input);
  const reason = input.reason ?? input.onBehalfReason ?? '';
  await moveApplication(scope, dossier, move, { withdrawReason: reason });
  await deleteFindingDraftsOf(scope.db, { applicationId: dossier.row.id });
  await scope.tell('applicationAnswered', dossier.row);
  const myPage = livingMyPage(dossier);
  if (myPage === null) return;
  await cancelMyPage(scope.db, myPage.id, {
    projectStatus: ProjectStatus.Canceled,
    cancelReason: reason,
  });
  await insertMyPageHistory(scope.db, {
    mypageId: myPage.id,
    machine: 'projectStatus',
    action: 'cancel',
    fromStatus: myPage.projectStatus,
    toStatus: ProjectStatus.Canceled,
    ...historyActorOf(scope),
    onBehalf: move.isOnBehalf,
    comment: reason,
    createdAt: scope.now,
  });
  await scope.tell('demandsChanged', [{ mypageId: myPage.id, projectId: myPage.projectId }]);
  await refreshMyPageFacts(scope, myPage.id);
  await scope.audit({
    action: 'cancel',
    target: { kind: 'myPage', id: myPage.id },
    mypageId: myPage.id,
    projectId: myPage.projectId,
    reason,
  });
};
