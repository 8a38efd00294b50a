import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { sectionLink } from '#bff/parts/records/mailLinks.service.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import type { SectionDetail } from './sections.data.ts';
import { sectionName, sectionNotices as texts } from './sections.words.ts';

/** Notifies the participant that the office requests a document, on the my page and by mail. */
export const notifyRequested = (scope: Scope, section: SectionDetail): Promise<void> => {
  const { id: sectionId, mypageId, dueOn, myPage } = section;
  const { projectId, corporationId, displayCode } = myPage;
  const title = texts.askedTitle(sectionName(section));
  const body = texts.askedBody(dueOn);
  const url = sectionLink(scope.config, { projectId, sectionId });
  return notifyBusiness(
    scope,
    { mypageId, projectId, corporationId, sectionId },
    { kind: NotificationKind.DocumentRequest, title, body, dueOn },
    (frame) => noticeMail({ ...frame, displayCode, title, body, url }),
  );
};
