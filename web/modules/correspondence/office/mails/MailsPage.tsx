import { useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { MailKindLabel, MailStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useWorkCounts } from '#web/parts/list/useWorkCounts.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { MailDialog } from './MailDialog.tsx';
import { mailColumns } from './mailColumns.tsx';
import { MAIL_LIST, mailConditions, mailQuery } from './mailQuery.ts';
import { mailsText as t } from './mails.words.ts';
import { ResendAll } from './ResendAll.tsx';

type Mail = components['schemas']['Mail'];

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.status), options: optionsOf(MailStatusLabel) },
  { id: 'kind', name: t((w) => w.kind), options: optionsOf(MailKindLabel) },
];

/** /admin/mail: what was sent, and what did not arrive. */
export const MailsPage = () => (
  <OnlyFor types={typesThatMayCall('listMails')}>
    <Mails />
  </OnlyFor>
);

/** How many did not arrive; nothing when all is well. */
const Undelivered = () => {
  const found = useWorkCounts().find(({ key }) => key === 'mailsFailed');
  if (found === undefined || found.count === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t((w) => w.undeliveredTitle, { count: formatInteger(found.count) })}
      actions={<TextLink href={found.query}>{t((w) => w.showUndelivered)}</TextLink>}
    >
      {t((w) => w.undeliveredText)}
    </Notice>
  );
};

const Mails = () => {
  const list = useListState(MAIL_LIST);
  const [opened, setOpened] = useState<Mail | null>(null);
  const query = mailQuery(list);
  const isEnabled = useIsAddressSettled('mails');
  const read = useRead('/api/admin/mail', { query }, { keepsPrevious: true, isEnabled });
  const columns = mailColumns(setOpened);
  const days = daysFilter(list, {
    name: t((w) => w.createdAt),
    from: 'createdFrom',
    to: 'createdTo',
  });
  return (
    <>
      <PageHeader
        title={WORDS.title}
        context={WORDS.context}
        actions={
          <>
            <ExportMenu
              path="/api/admin/mail/export"
              query={query}
              order={{ operation: 'exportMails', total: read.data?.body.total }}
              shown={() => ({ ...list, columns })}
            />
            <ResendAll conditions={mailConditions(list)} />
          </>
        }
      />
      <Stack gap={16}>
        <Undelivered />
        <RecordList
          words={WORDS}
          views={<ListViews list="mails" shape={MAIL_LIST} total={read.data?.body.total} />}
          list={list}
          read={read}
          columns={columns}
          rowLabel={({ subject }) => subject}
          onRowOpen={setOpened}
          filters={[...FILTERS, days]}
        />
      </Stack>
      {opened !== null && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
