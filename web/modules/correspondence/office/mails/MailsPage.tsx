import { useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { detailsColumn } from '#web/parts/list/columns/actsColumn.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { useWorkCounts } from '#web/parts/list/useWorkCounts.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { MailDialog } from './MailDialog.tsx';
import { mailList } from './mails.list.tsx';
import { mailsText as t } from './mails.words.ts';
import { ResendAll } from './ResendAll.tsx';

type Mail = components['schemas']['Mail'];

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

const Mails = ({ shown }: ShownProps<typeof mailList.path>) => {
  const [opened, setOpened] = useState<Mail | null>(null);
  const { sort: _sort, limit: _limit, cursor: _cursor, ...conditions } = shown.query;
  const details = detailsColumn<Mail>({
    header: t((w) => w.acts),
    label: t((w) => w.details),
    labelOf: ({ subject }) => t((w) => w.detailsOf, { subject }),
    onOpen: setOpened,
  });
  return (
    <>
      <ListPage
        shown={shown}
        columns={[...mailList.columns, details]}
        onRowOpen={setOpened}
        actions={(save) => (
          <>
            {save}
            <ResendAll conditions={conditions} />
          </>
        )}
      >
        {(rows) => (
          <Stack gap={16}>
            <Undelivered />
            {rows}
          </Stack>
        )}
      </ListPage>
      {opened !== null && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

/** /admin/mail: what was sent, and what did not arrive. */
export const MailsPage = listPageOf(mailList, Mails);
