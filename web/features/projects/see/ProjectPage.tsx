import { useState } from 'react';
import { useParams } from 'wouter';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { idInPath, ReadPage } from '#web/navigation/ReadPage.tsx';
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
  const [revision, setRevision] = useState(0);
  const handleReload = async () => {
    await read.refetch();
    setRevision((before) => before + 1);
  };
  return (
    <ReadPage read={read}>
      {({ body, etag }) =>
        mayChange ? (
          <ProjectEditor key={revision} project={body} etag={etag} onReload={() => void handleReload()} />
        ) : (
          <ProjectFacts project={body} />
        )
      }
    </ReadPage>
  );
};
