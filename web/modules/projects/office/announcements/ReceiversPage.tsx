import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useList } from '#web/parts/list/useList.ts';
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
import { receiverList } from './receivers.list.tsx';

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
  const shown = useList(receiverList, { path });
  const announcement = useRead('/api/admin/project/{id}/announcement/{aid}', { path });
  return (
    <ReadPage read={announcement} waiting={<PageHeader title={receiverList.words.title} />}>
      {({ body }) => (
        <>
          <PageHeader
            over={<Way projectId={path.id} />}
            title={receiverList.words.title}
            context={contextOf(body)}
            actions={
              <>
                <ExportMenu
                  path={`/api/admin/project/${path.id}/announcement/${path.aid}/receiver/export`}
                  query={shown.query}
                  shown={() => ({ ...shown.list, columns: receiverList.columns })}
                />
                <RemindButton announcement={body} />
              </>
            }
          />
          <RecordList shown={shown} />
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
        { label: receiverList.words.title },
      ]}
    />
  );
};
