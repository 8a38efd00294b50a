import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import type { ListShape } from '#web/parts/list/listAddress.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { projectsText } from '../projects.words.ts';
import { PROJECT_VIEWERS } from '../projectViewers.ts';
import { announcementsText as t } from './announcements.words.ts';
import { RemindButton } from './RemindButton.tsx';
import { receiverColumns } from './receiverColumns.tsx';

const SHAPE = {
  filters: ['isRead'],
  singles: ['isRead'],
  sorts: ['nameKana', '-nameKana', 'readAt', '-readAt'],
  defaultSort: 'nameKana',
} as const satisfies ListShape<string>;

const WORDS = {
  title: t((w) => w.receivers.title),
  searchLabel: t((w) => w.receivers.searchLabel),
  searchPlaceholder: t((w) => w.receivers.searchPlaceholder),
  empty: t((w) => w.receivers.empty),
  emptyText: t((w) => w.receivers.emptyText),
};

const IS_READ = {
  id: 'isRead',
  name: t((w) => w.receivers.filter),
  options: [
    { value: 'false', label: t((w) => w.receivers.unread) },
    { value: 'true', label: t((w) => w.receivers.read) },
  ],
};

/** /admin/project/:id/announcement/:aid/receiver — which companies have opened an announcement, and which have not. */
export const ReceiversPage = () => {
  const params = useParams();
  const [id, aid] = [idInPath(params.id), idInPath(params.aid)];
  return (
    <OnlyFor types={PROJECT_VIEWERS}>
      {id === null || aid === null ? <NotFound /> : <Receivers path={{ id, aid }} />}
    </OnlyFor>
  );
};

/** Which announcement it is, and to how many companies was written last. */
const contextOf = ({
  title,
  remindedAt,
  remindedCount,
  isReminding,
}: components['schemas']['Announcement']): string => {
  const context = t((w) => w.receivers.context, { title });
  if (remindedAt === null || isReminding) return context;
  const last = { at: formatDateTime(remindedAt), count: formatInteger(remindedCount) };
  return `${context}${marks.gap}${t((w) => w.remind.last, last)}`;
};

type Path = { readonly id: number; readonly aid: number };

const Receivers = ({ path }: { readonly path: Path }) => {
  const list = useListState(SHAPE);
  const announcement = useRead('/api/admin/project/{id}/announcement/{aid}', { path });
  const [isRead] = list.values.isRead ?? [];
  const query = { ...list.query, ...(isRead === undefined ? {} : { isRead: isRead === 'true' }) };
  const read = useRead(
    '/api/admin/project/{id}/announcement/{aid}/receiver',
    { path, query },
    { keepsPrevious: true },
  );
  return (
    <ReadPage read={announcement} waiting={<PageHeader title={WORDS.title} />}>
      {({ body: shown }) => (
        <>
          <PageHeader
            over={<Way projectId={path.id} />}
            title={WORDS.title}
            context={contextOf(shown)}
            actions={
              <>
                <ExportMenu
                  path={`/api/admin/project/${path.id}/announcement/${path.aid}/receiver/export`}
                  query={query}
                  shown={() => ({ ...list, columns: receiverColumns })}
                />
                <RemindButton announcement={shown} />
              </>
            }
          />
          <RecordList
            words={WORDS}
            list={list}
            read={read}
            columns={receiverColumns}
            rowLabel={({ name }) => name}
            rowHref={({ mypageId }) => adminPaths.myPage(mypageId)}
            filters={[IS_READ]}
          />
        </>
      )}
    </ReadPage>
  );
};

const Way = ({ projectId }: { readonly projectId: number }) => {
  const name = useRead('/api/admin/project/{id}', { path: { id: projectId } }).data?.body.shortName;
  return (
    <Breadcrumb
      items={[
        { label: projectsText((w) => w.list.title), href: adminPaths.projects },
        ...(name === undefined ? [] : [{ label: name, href: adminPaths.project(projectId) }]),
        { label: t((w) => w.title), href: adminPaths.announcements(projectId) },
        { label: WORDS.title },
      ]}
    />
  );
};
