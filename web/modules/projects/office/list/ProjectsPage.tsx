import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { projectListText as t } from './projectList.words.ts';
import { projectList } from './projects.list.tsx';

const Projects = ({ shown }: ShownProps<typeof projectList.path>) => {
  const mayCreate = useMayCall()('createProject');
  return (
    <ListPage
      shown={shown}
      {...useBulkOfList(shown, 'projects', ['changeProjectDates'])}
      actions={(save) => (
        <>
          {save}
          {mayCreate && (
            <ButtonLink variant="primary" icon={Plus} href={adminPaths.newProject}>
              {t((w) => w.create)}
            </ButtonLink>
          )}
        </>
      )}
    />
  );
};

/** /admin/project: every round with its period, counts and money. */
export const ProjectsPage = listPageOf(projectList, Projects);
