import type { Scope } from '#bff/core/scope.ts';
import { exportTexts } from '#bff/text/lists/exports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { type AskedFile, allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn } from '../exports/table.ts';
import { listMails, type MailSearch } from './mails.ts';
import type { MailView } from './mailViews.ts';

const words = exportTexts.mail;

const columns = (): ExportColumn<MailView>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'subject', heading: words.subject, width: 40, cellOf: ({ subject }) => subject },
    { of: 'subject', heading: words.problem, width: 40, cellOf: ({ problem }) => problem },
    {
      of: 'subject',
      heading: words.nextAttemptAt,
      width: 18,
      cellOf: ({ attempts, nextAttemptAt }) => (attempts === 0 ? null : nextAttemptAt),
    },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('MailStatus', status) },
    { of: 'to', heading: words.toName, width: 20, cellOf: ({ toName }) => toName },
    { of: 'to', heading: words.to, width: 30, cellOf: ({ to }) => to },
    { of: 'about', heading: words.code, width: 20, cellOf: ({ about }) => about?.displayCode ?? null },
    { of: 'about', heading: words.about, width: 30, cellOf: ({ about }) => about?.name ?? null },
    { of: 'about', heading: words.kind, width: 24, cellOf: ({ kind }) => enumLabel('MailKind', kind) },
    { of: 'createdAt', heading: words.createdAt, width: 18, cellOf: ({ createdAt }) => createdAt },
    { heading: words.sentAt, width: 18, cellOf: ({ sentAt }) => sentAt },
    { heading: words.attempts, cellOf: ({ attempts }) => attempts },
  ];
};

/** The list of mails as a file. Their words, and the links in them, are no part of it. */
export const exportMails = (scope: Scope, { search, keys, ...file }: AskedFile<MailSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.mails,
    columns: columns(),
    rows: allRows(keys, (request) => listMails(scope, search, request)),
    target: { kind: 'mail', id: 0 },
    filter: search,
  });
