import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadTemplate } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

/** /admin/thread/template: answers that the office gives often. */
export const TemplatesPage = () => (
  <OnlyFor types={typesThatMayCall('listThreadTemplates')}>
    <Templates />
  </OnlyFor>
);

const Head = ({ onCreate }: { readonly onCreate?: () => void }) => {
  const may = useMayCall();
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.threads },
            { label: t((w) => w.templates.title) },
          ]}
        />
      }
      title={t((w) => w.templates.title)}
      context={t((w) => w.templates.context)}
      actions={
        onCreate !== undefined &&
        may('createThreadTemplate') && (
          <Button variant="primary" icon={Plus} onClick={onCreate}>
            {t((w) => w.templates.create)}
          </Button>
        )
      }
    />
  );
};

const Cards = ({ items, onEdit }: { items: readonly ThreadTemplate[]; onEdit: (id: number) => void }) =>
  items.length === 0 ? (
    <Card>
      <EmptyState title={t((w) => w.templates.empty)}>{t((w) => w.templates.emptyText)}</EmptyState>
    </Card>
  ) : (
    <Stack gap={16}>
      {items.map((template) => (
        <TemplateCard key={template.id} template={template} onEdit={() => onEdit(template.id)} />
      ))}
    </Stack>
  );

const Templates = () => {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const read = useRead('/api/admin/thread_template', {});
  return (
    <ReadPage read={read} waiting={<Head />}>
      {({ body: { items } }) => (
        <>
          <Head onCreate={() => setEdited('new')} />
          <Cards items={items} onEdit={setEdited} />
          {edited !== null && (
            <TemplateDialog
              template={items.find(({ id }) => id === edited) ?? null}
              onClose={() => setEdited(null)}
              onReload={() => void read.refetch()}
            />
          )}
        </>
      )}
    </ReadPage>
  );
};
