import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { MailAddress, Text } from '#ui-kit/Text/index.ts';
import { CopyState } from '#web/modules/corporations/shared/mailCopies/CopyState.tsx';
import { mailCopiesText as t } from '#web/modules/corporations/shared/mailCopies/mailCopies.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';

const factOf = (copy: components['schemas']['MailCopy']) => ({
  key: String(copy.id),
  term: copy.projectName,
  value: (
    <>
      <Row gap={8}>
        {copy.name}
        <CopyState {...copy} />
      </Row>
      <MailAddress>{copy.email}</MailAddress>
    </>
  ),
});

/** To which further addresses of a corporation copies of its mails go; only its own users change them. */
export const MailCopiesCard = ({ corporationId }: { corporationId: number }) => {
  const read = useRead('/api/admin/corporation/{id}/mail_copy', { path: { id: corporationId } });
  const items = read.data?.body.items ?? [];
  return (
    <Card title={t((w) => w.title)}>
      {read.isPending ? (
        <Skeleton rows={2} />
      ) : (
        <Stack gap={12}>
          {items.length === 0 ? (
            <Text>{t((w) => w.office.empty)}</Text>
          ) : (
            <Facts variant="compact" facts={items.map(factOf)} />
          )}
          <Text size={14} tone="muted">
            {t((w) => w.office.help)}
          </Text>
        </Stack>
      )}
    </Card>
  );
};
