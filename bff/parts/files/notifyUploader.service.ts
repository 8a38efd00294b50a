import type { MailPerson } from '#bff/core/outgoingMail.ts';
import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { applicationLink, myPageLink, sectionLink } from '#bff/parts/records/mailLinks.service.ts';
import { stoppedFileNotice } from '#bff/platform/files/files.words.ts';
import { fileStoppedMail } from '#bff/platform/mail/texts/fileMails.ts';
import type { StoppedFile } from './scans.data.ts';

const notifyBusinessOfFile = async (
  scope: Scope,
  file: StoppedFile,
  myPage: NonNullable<StoppedFile['myPage']>,
) => {
  const { fileName } = file;
  const { projectId, corporationId, displayCode } = myPage;
  const sectionId = file.section?.id;
  const business = { mypageId: file.mypageId ?? 0, projectId, corporationId, sectionId };
  const url =
    sectionId === undefined
      ? myPageLink(scope.config, projectId)
      : sectionLink(scope.config, { projectId, sectionId });
  const notice = { kind: NotificationKind.Message, ...stoppedFileNotice(fileName) };
  await notifyBusiness(scope, business, notice, (frame) =>
    fileStoppedMail({ ...frame, displayCode, fileName, url }),
  );
};

type Person = MailPerson & { readonly name: string; readonly email: string };

const mailPerson = async (scope: Scope, file: StoppedFile, person: Person): Promise<void> => {
  const { fileName, applicationId } = file;
  const projectId = file.application?.projectId ?? file.myPage?.projectId;
  const frame = await mailFrameFor(scope, { personName: person.name, projectId });
  const url =
    file.uploadedByAdminUser === null && projectId !== undefined
      ? applicationLink(scope.config, projectId)
      : `${scope.config.publicOrigin}/admin`;
  const mail = fileStoppedMail({ ...frame, displayCode: null, fileName, url });
  await scope.sendMail({
    person,
    to: person.email,
    toName: person.name,
    applicationId: applicationId ?? undefined,
    mypageId: file.mypageId ?? undefined,
    ...mail,
  });
};

/** Notifies the uploader of a blocked file, since he may have left the screen that shows it. */
export const notifyUploader = async (scope: Scope, file: StoppedFile): Promise<void> => {
  const { uploadedByAdminUser: admin, uploadedByCorporationUser: user, myPage, application } = file;
  if (admin !== null) return mailPerson(scope, file, { ...admin, kind: 'admin' });
  if (user !== null && myPage !== null) return notifyBusinessOfFile(scope, file, myPage);
  if (application === null) return;
  await mailPerson(scope, file, { ...application.applicationUser, kind: 'applicant' });
};
