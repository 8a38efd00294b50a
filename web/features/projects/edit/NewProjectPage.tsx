import { useSearchParams } from 'wouter';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { idInPath } from '#web/navigation/idInPath.ts';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { NewProject } from './NewProject.tsx';

const CopiedProject = createLater(async () => (await import('./CopiedProject.tsx')).CopiedProject);

/** /admin/project/new — a round from the beginning, or with ?copy= from an earlier one. */
export const NewProjectPage = () => {
  const [search] = useSearchParams();
  const sourceId = idInPath(search.get('copy') ?? undefined);
  return (
    <OnlyFor types={typesThatMayCall('createProject')}>
      {sourceId === null ? (
        <NewProject source={null} />
      ) : (
        <Later part={CopiedProject} props={{ id: sourceId }} />
      )}
    </OnlyFor>
  );
};
