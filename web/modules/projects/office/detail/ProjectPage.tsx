import { useParams } from 'wouter';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { readAgain } from '#web/parts/form/conflict/useOpened.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { ProjectEditor } from '../edit/ProjectEditor.tsx';
import { PROJECT_VIEWERS } from '../projectViewers.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

/** /admin/project/:id — the round: to change for JMAC, to read for the others who see it. */
export const ProjectPage = () => {
  const id = idInPath(useParams().id);
  return <OnlyFor types={PROJECT_VIEWERS}>{id === null ? <NotFound /> : <Project id={id} />}</OnlyFor>;
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
