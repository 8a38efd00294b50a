import { ButtonLink } from '#ui-kit/Button/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { threadList } from './threads.list.tsx';

const Threads = ({ shown }: ShownProps<typeof threadList.path>) => {
  const mayCall = useMayCall();
  return (
    <ListPage
      shown={shown}
      actions={(save) => (
        <>
          {mayCall('listThreadTemplates') && (
            <ButtonLink as={Link} href={adminPaths.threadTemplates}>
              {t((w) => w.templates.manage)}
            </ButtonLink>
          )}
          {save}
        </>
      )}
    />
  );
};

/** /admin/thread: what businesses and applicants ask, and what they were told. */
export const ThreadsPage = listPageOf(threadList, Threads);
