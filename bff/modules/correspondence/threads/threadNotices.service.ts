import type { Scope } from '#bff/core/scope.ts';
import { ApplicantType } from '#bff/generated/contract/enums.ts';
import { mailAudience } from '#bff/parts/notices/businessNotices.service.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { applicationThreadLink, threadLink } from '#bff/parts/records/mailLinks.service.ts';
import { threadMail } from '#bff/platform/mail/texts/threadMails.ts';
import { findApplicant } from './applicants.data.ts';
import type { ThreadRow } from './threads.data.ts';

const mailBusiness = async (
  scope: Scope,
  { id, subject, sectionId, ...thread }: ThreadRow,
): Promise<void> => {
  const { myPage, member } = thread;
  if (myPage === null) return;
  const { displayCode, projectId } = myPage;
  const url = threadLink(scope.config, { projectId, threadId: id });
  const business = {
    mypageId: myPage.id,
    projectId,
    corporationId: myPage.corporationId,
    ...(sectionId === null ? {} : { sectionId }),
  };
  const audience = {
    corporationId: member?.corporationId ?? myPage.corporationId,
    memberId: member?.id ?? null,
  };
  await mailAudience(scope, business, audience, (frame) =>
    threadMail({ ...frame, displayCode, subject, url }),
  );
};

const mailApplicant = async (scope: Scope, { id, subject, applicationId }: ThreadRow): Promise<void> => {
  const applicant = applicationId === null ? null : await findApplicant(scope.db, applicationId);
  if (applicant === null) return;
  const { projectId, displayCode, applicationUser } = applicant;
  const personName = applicant.contactName ?? applicationUser.name;
  const { desk } = await mailFrameFor(scope, { personName, projectId });
  const organisationName = applicant.applicantType === ApplicantType.Corporation ? applicant.name : null;
  const url = applicationThreadLink(scope.config, { projectId, threadId: id });
  await scope.sendMail({
    person: { kind: 'applicant', id: applicationUser.id },
    to: applicationUser.email,
    toName: applicationUser.name,
    applicationId: applicant.id,
    ...threadMail({ desk, person: { personName, organisationName }, displayCode, subject, url }),
  });
};

/** Tells the other side by mail that the office has written; the words stay on its page. */
export const mailThreadParty = (scope: Scope, thread: ThreadRow): Promise<void> =>
  thread.applicationId === null ? mailBusiness(scope, thread) : mailApplicant(scope, thread);
