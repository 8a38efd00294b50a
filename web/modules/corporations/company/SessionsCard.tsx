import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { ReadError } from '#web/parts/company/ReadState.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { userCompanyText as tp } from './userCompany.words.ts';

// Each stays in one piece; on a phone one below the other.
const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
`;

type OwnSession = components['schemas']['OwnSession'];

const SessionRow = ({ session }: { session: OwnSession }) => {
  const { id, device, ipAddress, isCurrent, lastUsedAt } = session;
  const { run, isBusy } = useChange('delete', '/api/user/self/session/{id}');
  const { show } = useSnackbar();
  const handleEnd = async () => {
    const result = await run({ path: { id } });
    if (result.isOk) show({ message: tp((w) => w.ended, { device }), severity: 'success' });
  };
  return (
    <li>
      <div>
        <Row gap={8}>
          {device}
          {isCurrent && <Badge>{tp((w) => w.current)}</Badge>}
        </Row>
        <Times>
          <Muted>{tp((w) => w.lastUsed, { at: formatDateTime(lastUsedAt) })}</Muted>
          <Muted>{tp((w) => w.from, { address: ipAddress })}</Muted>
        </Times>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={tp((w) => w.endOf, { device })}
          onClick={() => void handleEnd()}
        >
          {tp((w) => w.end)}
        </Button>
      )}
    </li>
  );
};

/** Where the person is logged in now; any other place can be ended. */
export const SessionsCard = () => {
  const read = useRead('/api/user/self/session', {});
  const items = read.data?.body.items ?? [];
  return (
    <Card title={tp((w) => w.sessions)}>
      <Stack gap={8}>
        <Text size={14} tone="muted">
          {tp((w) => w.sessionsHelp)}
        </Text>
        {read.isPending && <Skeleton rows={2} />}
        {read.isError && read.data === undefined && <ReadError onRetry={() => void read.refetch()} />}
        <LinedList>
          {items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </LinedList>
        {read.isSuccess && items.length < 2 && (
          <Text size={14} tone="muted">
            {tp((w) => w.noSessions)}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
