import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { WebhookEventLabel, WebhookStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { projectsLabel } from '#web/parts/form/projects/projectValues.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { PendingLine } from '#web/parts/pending/PendingLine.tsx';
import { WebhookStatusTag } from '#web/parts/status/connections/WebhookStatusTag.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { webhooksText as t } from './webhooks.words.ts';

type Webhook = components['schemas']['Webhook'];

/** /admin/webhook/:id: one address, what was sent to it, and what came of it. JMAC only. */
export const WebhookPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getWebhook')}>
      <OneWebhook id={id} />
    </OnlyFor>
  );
};

const OneWebhook = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/webhook/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body: webhook }) => (
        <>
          <Head webhook={webhook} />
          <Stack gap={24}>
            <PendingLine subjectKind="Webhook" subjectId={webhook.id} />
            <Trouble webhook={webhook} />
            <Card>
              <Facts facts={factsOf(webhook)} />
            </Card>
            <DeliveryLog webhook={webhook} />
          </Stack>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ webhook }: { webhook: Webhook }) => {
  usePageTitle(webhook.name);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[{ label: t((w) => w.title), href: adminPaths.webhooks }, { label: webhook.name }]}
        />
      }
      title={webhook.name}
      context={webhook.url}
      actions={<WebhookActions webhook={webhook} />}
    />
  );
};

const factsOf = ({ status, events, projectIds }: Webhook): Fact[] => [
  { term: t((w) => w.status), value: <WebhookStatusTag status={status} /> },
  {
    term: t((w) => w.events),
    value: events.map((event) => WebhookEventLabel[event]).join(t((w) => w.between)),
  },
  { term: t((w) => w.rounds), value: projectsLabel(projectIds) },
];

const Trouble = ({ webhook: { status, failingSince } }: { webhook: Webhook }) => {
  if (status === WebhookStatus.Disabled)
    return (
      <Notice tone="danger" role="status" title={t((w) => w.page.disabledTitle)}>
        {t((w) => w.page.disabledText)}
      </Notice>
    );
  if (status !== WebhookStatus.Failing) return null;
  return (
    <Notice tone="warning" role="status" title={t((w) => w.page.failingTitle)}>
      {t((w) => w.page.failingText, { since: formatDateTime(failingSince) })}
    </Notice>
  );
};
