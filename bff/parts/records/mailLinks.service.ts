import type { SessionContext } from '#bff/core/actor.ts';
import type { Config } from '#bff/core/config.ts';

/*
 * Addresses in mails. They are built from configuration, never from a request's Host header.
 */

const passwordPath = (context: SessionContext, projectId: number | undefined): string => {
  if (context === 'admin') return '/admin/password';
  return context === 'user' ? `/user/${projectId}/password` : `/application/project/${projectId}/password`;
};

/** The page that sets a password, with its token (spec 2: `token` is carried across links). */
export const passwordLink = (
  config: Config,
  place: { context: SessionContext; projectId?: number },
  token: string,
): string =>
  `${config.publicOrigin}${passwordPath(place.context, place.projectId)}?token=${encodeURIComponent(token)}`;

/** A section of a company's my page. */
export const sectionLink = (config: Config, place: { projectId: number; sectionId: number }): string =>
  `${config.publicOrigin}/user/${place.projectId}/section/${place.sectionId}`;

/** What was sent to the address of another system. */
export const webhookLink = (config: Config, id: number): string =>
  `${config.publicOrigin}/admin/webhook/${id}`;

/** What waits for a second person. */
export const pendingActLink = (config: Config, id: number): string =>
  `${config.publicOrigin}/admin/pending_act/${id}`;

/** A company's my page. */
export const myPageLink = (config: Config, projectId: number): string =>
  `${config.publicOrigin}/user/${projectId}`;

/** The announcements of a project on a company's page. */
export const announcementsLink = (config: Config, projectId: number): string =>
  `${myPageLink(config, projectId)}/announcement`;

/** The payment list of a company's my page. */
export const paymentListLink = (config: Config, projectId: number): string =>
  `${myPageLink(config, projectId)}/payment`;

/** A change request on a company's my page. */
export const changeRequestLink = (
  config: Config,
  place: { projectId: number; changeRequestId: number },
): string => `${config.publicOrigin}/user/${place.projectId}/change/${place.changeRequestId}`;

/** Money that a company has to pay back, on its my page. */
export const recoveryLink = (config: Config, place: { projectId: number; recoveryId: number }): string =>
  `${config.publicOrigin}/user/${place.projectId}/recovery/${place.recoveryId}`;

/** A paper that a company has received, on its my page. */
export const issuedPaperLink = (config: Config, place: { projectId: number; paperId: number }): string =>
  `${myPageLink(config, place.projectId)}/paper/${place.paperId}`;

/** A thread with the office on a company's my page. */
export const threadLink = (config: Config, place: { projectId: number; threadId: number }): string =>
  `${myPageLink(config, place.projectId)}/thread/${place.threadId}`;

/** The payments on a company's my page. */
export const payoutLink = (config: Config, projectId: number): string =>
  `${config.publicOrigin}/user/${projectId}/payout`;

/** The ledger of property on a company's my page. */
export const propertyLink = (config: Config, projectId: number): string =>
  `${myPageLink(config, projectId)}/property`;

/** An inspection report, for those who inspect. */
export const inspectionLink = (config: Config, reportId: number): string =>
  `${config.publicOrigin}/admin/mypage_report/${reportId}`;

/** The page on which somebody confirms a further address of a company; he need not log in there. */
export const copyConfirmLink = (config: Config, projectId: number, token: string): string =>
  `${config.publicOrigin}/user/${projectId}/mail_copy?confirm_token=${encodeURIComponent(token)}`;

/** The applicant's area; `token` confirms his e-mail address. */
export const applicationLink = (config: Config, projectId: number, confirmToken?: string): string => {
  const address = `${config.publicOrigin}/application/project/${projectId}`;
  return confirmToken === undefined
    ? address
    : `${address}?confirm_token=${encodeURIComponent(confirmToken)}`;
};

/** An undertaking, for the office. */
export const officeMyPageLink = (config: Config, mypageId: number): string =>
  `${config.publicOrigin}/admin/mypage/${mypageId}`;

/** A document, for the office. */
export const officeSectionLink = (config: Config, place: { mypageId: number; sectionId: number }): string =>
  `${officeMyPageLink(config, place.mypageId)}/section/${place.sectionId}`;

/** A payment, for the office. */
export const officePayoutLink = (config: Config, paymentId: number): string =>
  `${config.publicOrigin}/admin/payment/${paymentId}`;

/** Money to be paid back, for the office. */
export const officeRecoveryLink = (config: Config, recoveryId: number): string =>
  `${config.publicOrigin}/admin/recovery/${recoveryId}`;

/** What a calendar program reads without a session. @param token the secret part */
export const calendarAddress = (config: Config, token: string): string =>
  `${config.publicOrigin}/api/calendar/${token}`;

/** Where the office begins. */
export const officeHomeLink = (config: Config): string => `${config.publicOrigin}/admin`;

/** A thread with the office in an applicant's area. */
export const applicationThreadLink = (
  config: Config,
  place: { projectId: number; threadId: number },
): string => `${applicationLink(config, place.projectId)}/thread/${place.threadId}`;

/** A letter of the office in an applicant's area. */
export const applicationPaperLink = (config: Config, place: { projectId: number; paperId: number }): string =>
  `${applicationLink(config, place.projectId)}/paper/${place.paperId}`;
