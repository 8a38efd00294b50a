import { useState } from 'react';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { OwnThreadList } from '#web/modules/correspondence/shared/threads/own/OwnThreadList.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { ApplicantArea, type Area, LoadFailed, Loading } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';

const LIMIT = 50;

/** /application/project/{projectId}/thread: what the applicant asked, and what he was answered. */
export const ThreadListPage = () => <ApplicantArea>{(area) => <Threads {...area} />}</ApplicantArea>;

const Threads = ({ application: { family, projectId } }: Area) => {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = { limit: LIMIT, ...(cursor === undefined ? {} : { cursor }) };
  const read = useRead(FAMILY_PATHS[family].threads, { query }, { keepsPrevious: true });
  usePageTitle(t((w) => w.own.title));
  if (read.data === null) return <NotFound />;
  if (read.data === undefined)
    return read.isError ? <LoadFailed onRetry={() => void read.refetch()} /> : <Loading />;
  const { items, total, nextCursor } = read.data.body;
  const before = cursors.length * LIMIT;
  return (
    <Page width="form">
      <PageHeader rhythm="business" title={t((w) => w.own.title)} context={t((w) => w.own.context)} />
      <OwnThreadList
        threads={items}
        hrefOf={(id) => applicantPaths.thread(projectId, id)}
        askHref={applicantPaths.newThread(projectId)}
        paging={{
          total,
          from: before + 1,
          to: before + items.length,
          onPrevious: cursor === undefined ? undefined : () => setCursors(cursors.slice(0, -1)),
          onNext: nextCursor === null ? undefined : () => setCursors([...cursors, nextCursor]),
        }}
      />
    </Page>
  );
};
