import { useParams } from 'wouter';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { readAgain } from '#web/form/reread/useOpened.ts';
import { idInPath } from '#web/navigation/idInPath.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { ProjectEditor } from '../edit/ProjectEditor.tsx';
import { SEES_PROJECTS } from '../seesProjects.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

/** /admin/project/:id — the round: to change for JMAC, to read for the others who see it. */
export const ProjectPage = () => {
  const id = idInPath(useParams().id);
  return <OnlyFor types={SEES_PROJECTS}>{id === null ? <NotFound /> : <Project id={id} />}</OnlyFor>;
};

const Project = ({ id }: { id: number }) => {
  const mayChange = useMayCall()('updateProject');
  const read = useRead('/api/admin/project/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body, etag }) =>
        mayChange ? (
          <ProjectEditor project={body} etag={etag} onReread={() => readAgain(read)} />
        ) : (
          <ProjectFacts project={body} />
        )
      }
    </ReadPage>
  );
};
