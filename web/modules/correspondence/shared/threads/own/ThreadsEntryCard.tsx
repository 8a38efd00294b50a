import { MessageSquarePlus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Count } from '#ui-kit/Count/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { threadsText as t } from '../threads.words.ts';

const Unread = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Row gap={8}>
      <Count value={count} variant="alert" label={t((w) => w.own.unreadCount, { count })} />
      <Text as="span" size={14} tone="muted" aria-hidden>
        {t((w) => w.own.unread)}
      </Text>
    </Row>
  );

type ThreadsEntryCardProps = {
  readonly unreadCount: number;
  readonly listHref: string;
  readonly askHref: string;
};

/** On the home of a business or an applicant: links to a new thread and to the existing ones. */
export const ThreadsEntryCard = ({ unreadCount, listHref, askHref }: ThreadsEntryCardProps) => (
  <Card
    title={t((w) => w.own.title)}
    aside={<Unread count={unreadCount} />}
    foot={
      <TextLink as={Link} variant="arrow" href={listHref}>
        {t((w) => w.ofMyPage.all)}
      </TextLink>
    }
  >
    <Stack gap={12}>
      <Text size={14}>{t((w) => w.own.noneText)}</Text>
      <Row>
        <ButtonLink as={Link} icon={MessageSquarePlus} href={askHref}>
          {t((w) => w.own.ask)}
        </ButtonLink>
      </Row>
    </Stack>
  </Card>
);
