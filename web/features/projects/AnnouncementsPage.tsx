import { CircleCheck, Clock, Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { useAsk } from '#web/form/useAsk.tsx';
import type { ListShape } from '#web/list/listAddress.ts';
import { useListState } from '#web/list/useListState.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { idInPath, ReadPage } from '#web/navigation/ReadPage.tsx';
import { formatDateTime } from '#web/text/format.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { projectsText as t } from './projectsText.ts';
import { useSeesProjects } from './useSeesProjects.ts';

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
  const seesProjects = useSeesProjects();
  return id === null || !seesProjects ? <NotFound /> : <Announcements projectId={id} />;
};

const Announcements = ({ projectId }: { projectId: number }) => {
  const may = useMayCall();
  const list = useListState(SHAPE);
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const project = useRead('/api/admin/project/{id}', { path: { id: projectId } });
  const read = useRead(
    '/api/admin/project/{id}/announcement',
    { path: { id: projectId }, query: list.query },
    { keepsPrevious: true },
  );
  return (
    <ReadPage read={read} waiting={<PageHeader title={t((w) => w.announcements.title)} />}>
      {({ body }) => {
        const paging = list.pagingOf(body);
        return (
          <>
            <PageHeader
              over={
                <Breadcrumb
                  items={[
                    { label: t((w) => w.list.title), href: adminPaths.projects },
                    { label: project.data?.body.shortName ?? '', href: adminPaths.project(projectId) },
                    { label: t((w) => w.announcements.title) },
                  ]}
                />
              }
              title={t((w) => w.announcements.title)}
              context={t((w) => w.announcements.context)}
              actions={
                may('createAnnouncement') && (
                  <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
                    {t((w) => w.announcements.create)}
                  </Button>
                )
              }
            />
            {body.items.length === 0 ? (
              <Card>
                <EmptyState icon={Megaphone} title={t((w) => w.announcements.empty)}>
                  {t((w) => w.announcements.emptyText)}
                </EmptyState>
              </Card>
            ) : (
              <Stack gap={16}>
                {body.items.map((item) => (
                  <AnnouncementCard key={item.id} announcement={item} onEdit={() => setEdited(item)} />
                ))}
                <Pagination
                  total={paging.total}
                  from={paging.from}
                  to={paging.from + body.items.length - 1}
                  onPrevious={paging.onPrevious}
                  onNext={paging.onNext}
                />
              </Stack>
            )}
            {edited !== null && (
              <AnnouncementDialog
                projectId={projectId}
                announcement={edited === 'new' ? null : edited}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        );
      }}
    </ReadPage>
  );
};

/** Shown now, later, or no more; the server says which of the first two, the end says the third. */
const StateTag = ({ announcement: { isPublished, publishFrom } }: { announcement: Announcement }) => {
  if (isPublished) {
    return (
      <StatusTag tone="success" icon={CircleCheck} isQuiet>
        {t((w) => w.announcements.published)}
      </StatusTag>
    );
  }
  const isScheduled = Date.parse(publishFrom) > Date.now();
  return (
    <StatusTag tone="neutral" icon={Clock} isQuiet>
      {t((w) => (isScheduled ? w.announcements.scheduled : w.announcements.ended))}
    </StatusTag>
  );
};

const periodText = ({ publishFrom, publishTo }: Announcement): string =>
  publishTo === null
    ? t((w) => w.announcements.periodOpen, { from: formatDateTime(publishFrom) })
    : t((w) => w.announcements.period, { from: formatDateTime(publishFrom), to: formatDateTime(publishTo) });

const AnnouncementCard = ({ announcement, onEdit }: { announcement: Announcement; onEdit: () => void }) => {
  const may = useMayCall();
  return (
    <Card
      title={announcement.title}
      aside={
        <Row>
          {announcement.isImportant && <Badge>{t((w) => w.announcements.important)}</Badge>}
          <StateTag announcement={announcement} />
        </Row>
      }
      foot={
        may('updateAnnouncement') && (
          <Row>
            <Button size="small" onClick={onEdit}>
              {t((w) => w.announcements.edit)}
            </Button>
            <DeleteAnnouncement announcement={announcement} />
          </Row>
        )
      }
    >
      <Stack gap={12}>
        <Quote>{announcement.body}</Quote>
        <Text size={14} tone="muted">
          {periodText(announcement)}　{t((w) => w.announcements.by, { name: announcement.createdByName })}
          {announcement.files.length > 0 &&
            `　${t((w) => w.announcements.files, { count: announcement.files.length })}`}
        </Text>
      </Stack>
    </Card>
  );
};

const DeleteAnnouncement = ({ announcement }: { announcement: Announcement }) => {
  const remove = useChange('delete', '/api/admin/project/{id}/announcement/{aid}');
  const { ask, dialog } = useAsk();
  const { show } = useSnackbar();
  const handleDelete = async () => {
    const isSure = await ask({
      title: t((w) => w.announcements.deleteTitle, { title: announcement.title }),
      body: t((w) => w.announcements.deleteText),
      confirmLabel: t((w) => w.announcements.delete),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await remove.run(
      { path: { id: announcement.projectId, aid: announcement.id } },
      { ifMatch: `"v${announcement.version}"` },
    );
    if (result.isOk) {
      show({
        message: t((w) => w.announcements.deleted, { title: announcement.title }),
        severity: 'success',
      });
    }
  };
  return (
    <>
      <Button size="small" variant="danger" isBusy={remove.isBusy} onClick={() => void handleDelete()}>
        {t((w) => w.announcements.delete)}
      </Button>
      {dialog}
    </>
  );
};
