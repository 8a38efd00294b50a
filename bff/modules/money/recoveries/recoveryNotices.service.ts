import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { recoveryLink } from '#bff/parts/records/mailLinks.service.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import type { RecoveryRow } from './recoveries.data.ts';
import { recoveryNotices as texts } from './recoveries.words.ts';

type News = {
  readonly title: (name: string) => string;
  readonly body: string;
  readonly dueOn?: string | null;
};

/** What a record is called: its number and its kind. */
const nameOf = ({ number, kind }: Pick<RecoveryRow, 'number' | 'kind'>): string =>
  texts.name(number, contractFacts().enumLabel('RecoveryKind', kind));

/** Tells the business about money that it has to pay back, on its my page and by mail. */
export const announceRecovery = (scope: Scope, recovery: RecoveryRow, news: News): Promise<void> => {
  const { id, mypageId, myPage } = recovery;
  const { projectId, corporationId, displayCode } = myPage;
  const title = news.title(nameOf(recovery));
  const { body, dueOn } = news;
  const url = recoveryLink(scope.config, { projectId, recoveryId: id });
  const notice = { kind: NotificationKind.NoticeIssued, title, body, dueOn };
  return notifyBusiness(scope, { mypageId, projectId, corporationId }, notice, (frame) =>
    noticeMail({ ...frame, displayCode, title, body, url }),
  );
};
