import { MailStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byInstant } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { countMails, listMails } from './mails.service.ts';

const words = exportTexts.mail;

/** Mails, and what became of each. Their words, and the links in them, are no part of the file. */
export const mailList = describeList({
  list: 'listMails',
  file: 'exportMails',
  view: 'mails',
  page: '/admin/mail',
  conditions: {
    q: 'q',
    kind: 'kinds',
    status: 'statuses',
    createdFrom: 'createdFrom',
    createdTo: 'createdTo',
    mypage_id: 'mypageId',
    resendable: 'isResendable',
  },
  orders: { createdAt: [byInstant('createdAt')] },
  firstOrder: '-createdAt',
  read: listMails,
  count: countMails,
  present: wire,
  counters: { mailsFailed: { status: [MailStatus.Failed, MailStatus.Bounced] } },
  exported: () => ({
    name: exportTexts.mails,
    target: { kind: 'mail', id: 0 },
    columns: [
      { of: 'subject', heading: words.subject, width: 40, cellOf: ({ subject }) => subject },
      { of: 'subject', heading: words.problem, width: 40, cellOf: ({ problem }) => problem },
      {
        of: 'subject',
        heading: words.nextAttemptAt,
        width: 18,
        cellOf: ({ attempts, nextAttemptAt }) => (attempts === 0 ? null : nextAttemptAt),
      },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('MailStatus', status) },
      { of: 'to', heading: words.toName, width: 20, cellOf: ({ toName }) => toName },
      { of: 'to', heading: words.to, width: 30, cellOf: ({ to }) => to },
      { of: 'about', heading: words.code, width: 20, cellOf: ({ about }) => about?.displayCode ?? null },
      { of: 'about', heading: words.about, width: 30, cellOf: ({ about }) => about?.name ?? null },
      { of: 'about', heading: words.kind, width: 24, cellOf: ({ kind }) => labelOf('MailKind', kind) },
      { of: 'createdAt', heading: words.createdAt, width: 18, cellOf: ({ createdAt }) => createdAt },
      { heading: words.sentAt, width: 18, cellOf: ({ sentAt }) => sentAt },
      { heading: words.attempts, cellOf: ({ attempts }) => attempts },
    ],
  }),
});
