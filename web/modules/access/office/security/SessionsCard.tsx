import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { securityText as t } from './security.words.ts';

type OwnSession = components['schemas']['OwnSession'];

const Item = styled.li`
  padding: ${space[12]} 0;
  border-top: ${border.normal};
  &:first-child { border-top: 0; padding-top: 0; }
  &:last-child { padding-bottom: 0; }
`;

type SessionItemProps = { readonly session: OwnSession; readonly onEnd: () => void };

const SessionItem = ({ session, onEnd }: SessionItemProps) => {
  const { device, ipAddress, lastUsedAt, isCurrent } = session;
  return (
    <Item>
      <Row isBetween>
        <Stack gap={4}>
          <Text isBold>{device}</Text>
          <Text size={14} tone="muted">
            {t((w) => w.sessions.facts, { address: ipAddress, at: formatDateTime(lastUsedAt) })}
          </Text>
        </Stack>
        {isCurrent ? (
          <Text size={14}>{t((w) => w.sessions.current)}</Text>
        ) : (
          <Button size="small" aria-label={t((w) => w.sessions.endOf, { device })} onClick={onEnd}>
            {t((w) => w.sessions.end)}
          </Button>
        )}
      </Row>
    </Item>
  );
};

/** Where the person is logged in, so that he sees what is not his. */
export const SessionsCard = () => {
  const read = useRead('/api/admin/self/session', {});
  const { run } = useChange('delete', '/api/admin/self/session/{id}');
  const { show } = useSnackbar();
  const end = async ({ id, device }: OwnSession): Promise<void> => {
    const result = await run({ path: { id } });
    if (result.isOk) show({ message: t((w) => w.sessions.ended, { device }), severity: 'success' });
  };
  return (
    <Card title={t((w) => w.sessions.title)}>
      <Stack gap={16}>
        <Text>{t((w) => w.sessions.text)}</Text>
        {read.isPending && <Skeleton rows={2} />}
        {read.isError && (
          <Notice
            role="alert"
            tone="danger"
            title={shellText((w) => w.readFailed.title)}
            actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
          />
        )}
        {read.isSuccess && (
          <ul aria-label={t((w) => w.sessions.title)}>
            {read.data?.body.items.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => void end(session)} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
};
