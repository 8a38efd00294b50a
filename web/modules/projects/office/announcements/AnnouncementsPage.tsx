import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import type { GridPaging } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { ListShape } from '#web/parts/list/listAddress.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { projectsText } from '../projects.words.ts';
import { PROJECT_VIEWERS } from '../projectViewers.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { announcementsText as t } from './announcements.words.ts';

type Announcement = components['schemas']['Announcement'];

const SHAPE = {
  filters: [],
  sorts: ['publishFrom', '-publishFrom', 'createdAt', '-createdAt'],
  defaultSort: '-publishFrom',
  pageSize: 20,
} as const satisfies ListShape<string>;

/** /admin/project/:id/announcement — what everybody of a round is told. */
export const AnnouncementsPage = () => {
  const id = idInPath(useParams().id);
  return (
    <OnlyFor types={PROJECT_VIEWERS}>{id === null ? <NotFound /> : <Announcements projectId={id} />}</OnlyFor>
  );
};

const Announcements = ({ projectId }: { projectId: number }) => {
  const list = useListState(SHAPE);
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const read = useRead(
    '/api/admin/project/{id}/announcement',
    { path: { id: projectId }, query: list.query },
    { keepsPrevious: true },
  );
  return (
    <ReadPage read={read} waiting={<PageHeader title={t((w) => w.title)} />}>
      {({ body }) => (
        <>
          <Head projectId={projectId} onCreate={() => setEdited('new')} />
          {body.items.length === 0 ? (
            <NoAnnouncements />
          ) : (
            <Cards items={body.items} paging={list.pagingOf(body)} onEdit={setEdited} />
          )}
          {edited !== null && (
            <AnnouncementDialog
              projectId={projectId}
              announcement={edited === 'new' ? null : edited}
              onClose={() => setEdited(null)}
            />
          )}
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ projectId, onCreate }: { projectId: number; onCreate: () => void }) => {
  const may = useMayCall();
  const name = useRead('/api/admin/project/{id}', { path: { id: projectId } }).data?.body.shortName;
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: projectsText((w) => w.list.title), href: adminPaths.projects },
            ...(name === undefined ? [] : [{ label: name, href: adminPaths.project(projectId) }]),
            { label: t((w) => w.title) },
          ]}
        />
      }
      title={t((w) => w.title)}
      context={t((w) => w.context)}
      actions={
        may('createAnnouncement') && (
          <Button variant="primary" icon={Plus} onClick={onCreate}>
            {t((w) => w.create)}
          </Button>
        )
      }
    />
  );
};

const NoAnnouncements = () => (
  <Card>
    <EmptyState icon={Megaphone} title={t((w) => w.empty)}>
      {t((w) => w.emptyText)}
    </EmptyState>
  </Card>
);

type CardsProps = {
  items: readonly Announcement[];
  paging: GridPaging;
  onEdit: (announcement: Announcement) => void;
};

const Cards = ({ items, paging: { total, from, onPrevious, onNext }, onEdit }: CardsProps) => (
  <Stack gap={16}>
    {items.map((item) => (
      <AnnouncementCard key={item.id} announcement={item} onEdit={() => onEdit(item)} />
    ))}
    <Pagination {...{ total, from, onPrevious, onNext }} to={from + items.length - 1} />
  </Stack>
);
