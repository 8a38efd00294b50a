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

/** A company's my page. */
export const myPageLink = (config: Config, projectId: number): string =>
  `${config.publicOrigin}/user/${projectId}`;

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

/** The applicant's area; `token` confirms his e-mail address. */
export const applicationLink = (config: Config, projectId: number, confirmToken?: string): string => {
  const address = `${config.publicOrigin}/application/project/${projectId}`;
  return confirmToken === undefined
    ? address
    : `${address}?confirm_token=${encodeURIComponent(confirmToken)}`;
};

/** A thread with the office in an applicant's area. */
export const applicationThreadLink = (
  config: Config,
  place: { projectId: number; threadId: number },
): string => `${applicationLink(config, place.projectId)}/thread/${place.threadId}`;
