import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyAudience } from '#bff/parts/notices/businessNotices.service.ts';
import { listBusinessesOf } from '#bff/parts/ownership/members.data.ts';
import { paymentListLink } from '#bff/parts/records/mailLinks.service.ts';
import { dealsReturnedMail } from '#bff/platform/mail/texts/sectionMails.ts';
import { returnDeadline } from '../deadline.service.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionNotices } from '../sections.words.ts';

/** A finding in words, and the row of the payment list that it is about. */
export type MemberFinding = { readonly row: number | null; readonly text: string };

/**
 * The payment list is the representative's document with rows of all participants: each current member is
 * notified of the findings in its own deals only, on its my page and by mail.
 * @param section with the deals of these findings (`withRows`)
 */
export const notifyMembersOfReturn = async (
  scope: Scope,
  { list, mypageId, myPage, title }: SectionDetail,
  { findings, dueOn }: { readonly findings: readonly MemberFinding[]; readonly dueOn: string },
): Promise<void> => {
  const { projectId, displayCode, corporationId } = myPage;
  const memberOf = new Map(list?.deals.map(({ number, memberId }) => [number, memberId]));
  const byMember = Map.groupBy(findings, ({ row }) => (row === null ? null : (memberOf.get(row) ?? null)));
  if (![...byMember.keys()].some((id) => id !== null)) return;
  for (const member of await listBusinessesOf(scope.db, mypageId)) {
    const own = byMember.get(member.id)?.map(({ text }) => text) ?? [];
    if (own.length === 0 || member.leftOn !== null) continue;
    const audience = { corporationId: member.corporationId, memberId: member.id };
    const notice = {
      kind: NotificationKind.Returned,
      title: sectionNotices.dealsReturnedTitle(title),
      body: sectionNotices.dealsReturnedBody(own),
      dueOn,
    };
    await notifyAudience(
      scope,
      { business: { mypageId, projectId, corporationId }, audience },
      notice,
      (frame) =>
        dealsReturnedMail({
          ...frame,
          displayCode,
          documentName: title,
          myPageUrl: paymentListLink(scope.config, projectId),
          findings: own,
          due: returnDeadline(dueOn),
        }),
    );
  }
};
