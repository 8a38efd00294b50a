import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { Party, ThreadSummary } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { useNavigate } from '#web/parts/router/shown.ts';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';

/** Written in seldom: its fields and files come with the press. */
const NewThread = createLazy(async () => (await import('./NewThreadDialog.tsx')).NewThreadDialog);

/** The newest; the list has the others. */
const SHOWN = 5;

const factOf = (thread: ThreadSummary) => ({
  key: String(thread.id),
  term: <ThreadStatusTag status={thread.status} />,
  value: (
    <>
      <TextLink as={Link} href={adminPaths.thread(thread.id)}>
        {thread.subject}
      </TextLink>
      <Text size={14} tone="muted" isFigure>
        {t((w) => w.ofMyPage.lastAt, { at: formatDateTime(thread.lastMessageAt) })}
      </Text>
    </>
  ),
});

const Threads = ({ items }: { readonly items: readonly ThreadSummary[] | undefined }) => {
  if (items === undefined) return <Skeleton shape="line" rows={2} />;
  if (items.length === 0) return <Text tone="muted">{t((w) => w.ofMyPage.none)}</Text>;
  return <Facts facts={items.map(factOf)} />;
};

const queryOf = ({ mypageId, applicationId }: Party) =>
  mypageId === null ? { application_id: applicationId } : { mypage_id: mypageId };

const allOf = ({ mypageId, applicationId }: Party): string =>
  mypageId === null ? adminPaths.threadsOfApplication(applicationId) : adminPaths.threadsOf(mypageId);

/** What the office and one business or applicant write to each other, and the way to begin. */
export const ThreadsOf = ({ party }: { readonly party: Party }) => {
  const mayBegin = useMayCall()('createThread');
  const [isNew, setIsNew] = useState(false);
  const navigate = useNavigate();
  const query = { ...queryOf(party), sort: '-lastMessageAt', limit: SHOWN } as const;
  const read = useRead('/api/admin/thread', { query });
  const close = () => setIsNew(false);
  if (read.isError) return null;
  return (
    <Card
      title={t((w) => w.ofMyPage.title)}
      aside={
        mayBegin && (
          <Button icon={Plus} onClick={() => setIsNew(true)}>
            {t((w) => w.new.button)}
          </Button>
        )
      }
      foot={
        <TextLink as={Link} variant="arrow" href={allOf(party)}>
          {t((w) => w.ofMyPage.all)}
        </TextLink>
      }
    >
      <Threads items={read.data?.body.items} />
      {isNew && (
        <Lazy
          part={NewThread}
          props={{ party, onClose: close, onDone: (id) => void navigate(adminPaths.thread(id)) }}
          onFailed={close}
        />
      )}
    </Card>
  );
};
