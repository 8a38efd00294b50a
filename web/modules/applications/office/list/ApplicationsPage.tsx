import { CodesButton } from '#web/modules/office/office/bulk/CodesButton.tsx';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { useList } from '#web/parts/list/useList.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { FAMILY_OPERATIONS } from '../families.ts';
import { APPLICATION_LISTS } from './applications.list.tsx';
import { useMarkedApplications } from './useMarkedApplications.ts';

/** /admin/application, and the same of every other family: its applications, by views of the desk's work. */
export const ApplicationsPage = ({ family }: { family: ApplicationFamilyName }) => {
  const shown = useList(APPLICATION_LISTS[family]);
  const mayRead = useMayCall()(FAMILY_OPERATIONS[family].read);
  const { selection, notice, dialog, mayDecide } = useMarkedApplications(family, shown.page, shown.list);
  return (
    <>
      <ListPage
        shown={shown}
        selection={selection}
        notice={notice}
        {...(mayRead ? {} : { rowHref: null })}
        actions={(save) => (
          <>
            {mayDecide && <CodesButton list={`${family}Applications`} projectId={shown.query.project_id} />}
            {save}
          </>
        )}
      />
      {dialog}
    </>
  );
};
