import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { PendingLine } from '#web/parts/pending/PendingLine.tsx';
import { webhookColumns } from './webhookColumns.tsx';
import { webhooksText as t } from './webhooks.words.ts';

const WebhookDialog = createLazy(async () => (await import('./WebhookDialog.tsx')).WebhookDialog);

/** /admin/webhook: which systems are told of what happens. JMAC only. */
export const WebhooksPage = () => (
  <OnlyFor types={typesThatMayCall('listWebhooks')}>
    <Webhooks />
  </OnlyFor>
);

const Webhooks = () => {
  const read = useRead('/api/admin/webhook', {});
  const [isAdding, setIsAdding] = useState(false);
  usePrefetch(WebhookDialog.load);
  const onClose = () => setIsAdding(false);
  return (
    <>
      <PageHeader
        title={t((w) => w.title)}
        context={t((w) => w.context)}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
            {t((w) => w.create)}
          </Button>
        }
      />
      <Stack gap={16}>
        <PendingLine subjectKind="Webhook" />
        <Card title={t((w) => w.list)} isFlush>
          <DataGrid
            aria-label={t((w) => w.list)}
            frame="none"
            columns={webhookColumns}
            rows={read.data?.body.items ?? []}
            rowId={({ id }) => String(id)}
            rowLabel={({ name }) => name}
            rowHref={({ id }) => adminPaths.webhook(id)}
            status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
            onRetry={() => void read.refetch()}
            empty={<EmptyState title={t((w) => w.emptyTitle)}>{t((w) => w.emptyText)}</EmptyState>}
          />
        </Card>
      </Stack>
      {isAdding && <Lazy part={WebhookDialog} props={{ webhook: null, onClose }} onFailed={onClose} />}
    </>
  );
};
