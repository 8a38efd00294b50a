import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listMails, type MailSearch } from './mails.service.ts';
import type { MailView } from './mailViews.service.ts';

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
