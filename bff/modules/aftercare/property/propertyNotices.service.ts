import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { propertyLink } from '#bff/parts/records/mailLinks.service.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import type { DraftedRow } from './ledgerDrafts.data.ts';
import type { PropertyRow } from './properties.data.ts';
import { propertyNotices as texts } from './property.words.ts';

type Business = {
  readonly mypageId: number;
  readonly projectId: number;
  readonly corporationId: number;
  readonly displayCode: string;
};

type News = { readonly kind: number; readonly title: string; readonly body: string };

const notifyOwner = (scope: Scope, { displayCode, ...business }: Business, news: News): Promise<void> => {
  const { title, body } = news;
  const url = propertyLink(scope.config, business.projectId);
  return notifyBusiness(scope, business, news, (frame) =>
    noticeMail({ ...frame, displayCode, title, body, url }),
  );
};

/** Asks the business to complete the ledger lines drafted for it. */
export const notifyLedgerDrafted = async (scope: Scope, rows: readonly DraftedRow[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const { mypageId, projectId, corporationId, displayCode } = first;
  const business = { mypageId, projectId, corporationId, displayCode };
  const body = texts.draftedBody(rows.length);
  await notifyOwner(scope, business, { kind: NotificationKind.Message, title: texts.draftedTitle, body });
};

export const notifyPropertyReturned = (scope: Scope, row: PropertyRow, reason: string): Promise<void> => {
  const { mypageId, name, myPage } = row;
  const { projectId, corporationId, displayCode } = myPage;
  const title = texts.returnedTitle(name);
  const news = { kind: NotificationKind.Returned, title, body: texts.returnedBody(reason) };
  return notifyOwner(scope, { mypageId, projectId, corporationId, displayCode }, news);
};
