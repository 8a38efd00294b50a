import { MessageSquarePlus } from 'lucide-react';
import { Badge } from '#ui-kit/Badge/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Pagination, type PaginationProps } from '#ui-kit/Pagination/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { OwnLines } from '../../OwnLines.ts';
import { threadsText as t } from '../threads.words.ts';
import type { OwnThreadSummary } from '../threadTypes.ts';

const Line = ({ thread, href }: { readonly thread: OwnThreadSummary; readonly href: string }) => (
  <li>
    <div>
      <Link href={href}>{thread.subject}</Link>
      <Text size={14} tone="muted">
        <TextPart>{thread.section !== null && `${thread.section.name}${marks.gap}`}</TextPart>
        <time dateTime={thread.lastMessageAt}>
          {t((w) => w.own.lastAt, { at: formatDateTime(thread.lastMessageAt) })}
        </time>
      </Text>
    </div>
    <Row gap={8}>
      {thread.isUnread && <Badge tone="danger">{t((w) => w.own.unread)}</Badge>}
      <ThreadStatusTag status={thread.status} />
    </Row>
  </li>
);

type OwnThreadListProps = {
  readonly threads: readonly OwnThreadSummary[];
  readonly hrefOf: (id: number) => string;
  readonly askHref: string;
  readonly paging: PaginationProps;
};

/** What a business or an applicant asked, and the way to ask anew. */
export const OwnThreadList = ({ threads, hrefOf, askHref, paging }: OwnThreadListProps) => {
  const ask = (
    <ButtonLink as={Link} variant="primary" icon={MessageSquarePlus} href={askHref}>
      {t((w) => w.own.ask)}
    </ButtonLink>
  );
  if (threads.length === 0) {
    return (
      <EmptyState title={t((w) => w.own.none)} action={ask}>
        {t((w) => w.own.noneText)}
      </EmptyState>
    );
  }
  const isLong = paging.onPrevious !== undefined || paging.onNext !== undefined;
  return (
    <Stack gap={16}>
      <Row>{ask}</Row>
      <Card padding="normal">
        <OwnLines aria-label={t((w) => w.own.title)}>
          {threads.map((thread) => (
            <Line key={thread.id} thread={thread} href={hrefOf(thread.id)} />
          ))}
        </OwnLines>
      </Card>
      {isLong && <Pagination {...paging} />}
    </Stack>
  );
};
