import { ButtonLink } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { ThreadStatusLabel } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { threadColumns } from './threadColumns.tsx';
import { ME, NOBODY, THREAD_LIST, threadQuery } from './threadQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const STATUS = {
  id: 'status',
  name: t((w) => w.filters.status),
  options: optionsOf(ThreadStatusLabel),
};

/** Who looks after it: the caller and nobody stand before the names. */
const OWN_CHOICES = [
  { value: ME, label: t((w) => w.filters.mine) },
  { value: NOBODY, label: t((w) => w.filters.unassigned) },
];

type List = Parameters<typeof daysFilter>[0];

/** When something was said last, and since when it waits for the office. */
const rangesOf = (list: List) => [
  daysFilter(list, { name: t((w) => w.filters.days), from: 'messageFrom', to: 'messageTo' }),
  daysFilter(list, {
    name: t((w) => w.filters.waiting),
    from: 'waitingFrom',
    to: 'waitingTo',
    isRare: true,
  }),
];

/** /admin/thread: what businesses and applicants ask, and what they were told. */
export const ThreadsPage = () => {
  const mayCall = useMayCall();
  const list = useListState(THREAD_LIST);
  const projects = useProjectOptions();
  const assignees = useAssigneeOptions();
  const query = threadQuery(list);
  const isEnabled = useIsAddressSettled('threads');
  const read = useRead('/api/admin/thread', { query }, { keepsPrevious: true, isEnabled });
  return (
    <>
      <PageHeader
        title={WORDS.title}
        context={WORDS.context}
        actions={
          <>
            {mayCall('listThreadTemplates') && (
              <ButtonLink as={Link} href={adminPaths.threadTemplates}>
                {t((w) => w.templates.manage)}
              </ButtonLink>
            )}
            <ExportMenu
              path="/api/admin/thread/export"
              query={query}
              order={{ operation: 'exportThreads', total: read.data?.body.total }}
              shown={() => ({ ...list, columns: threadColumns })}
            />
          </>
        }
      />
      <RecordList
        words={WORDS}
        views={<ListViews list="threads" shape={THREAD_LIST} total={read.data?.body.total} />}
        list={list}
        read={read}
        columns={threadColumns}
        rowLabel={({ subject }) => subject}
        rowHref={({ id }) => adminPaths.thread(id)}
        filters={[
          STATUS,
          {
            id: 'assigneeAdminUserId',
            name: t((w) => w.filters.assignee),
            options: [...OWN_CHOICES, ...assignees],
          },
          { id: 'project_id', name: t((w) => w.filters.project), options: projects },
          ...rangesOf(list),
        ]}
      />
    </>
  );
};
