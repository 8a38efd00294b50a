import type { Scope } from '#bff/core/scope.ts';
import { ApplicantType } from '#bff/generated/contract/enums.ts';
import { mailDeskOf } from '#bff/parts/notices/mailFrames.service.ts';
import { applicationLink } from '#bff/parts/records/mailLinks.service.ts';
import type { MailText } from '#bff/platform/mail/texts/layout.ts';
import type { ApplicationRow } from './wholeApplication.data.ts';

/** The frame and the facts of every mail about an application, with the code that it has until now. */
export const applicationMailInput = ({ config }: Pick<Scope, 'config'>, row: ApplicationRow) => {
  const personName = row.contactName ?? row.applicationUser.name;
  const organisationName = row.applicantType === ApplicantType.Corporation ? row.name : null;
  return {
    desk: mailDeskOf(row.project),
    person: { personName, organisationName },
    displayCode: row.displayCode ?? '',
    applicationUrl: applicationLink(config, row.projectId),
  };
};

/** Puts a mail to the applicant into the outbox. */
export const mailApplicant = async (scope: Scope, row: ApplicationRow, mail: MailText): Promise<void> => {
  const { id, email, name } = row.applicationUser;
  await scope.sendMail({
    person: { kind: 'applicant', id },
    to: email,
    toName: name,
    applicationId: row.id,
    ...mail,
  });
};
