import { useSearchParams } from 'wouter';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { NewProject } from './NewProject.tsx';

const CopiedProject = createLazy(async () => (await import('./CopiedProject.tsx')).CopiedProject);

/** /admin/project/new — a round from the beginning, or with ?copy= from an earlier one. */
export const NewProjectPage = () => {
  const [search] = useSearchParams();
  const sourceId = idInPath(search.get('copy') ?? undefined);
  return (
    <OnlyFor types={typesThatMayCall('createProject')}>
      {sourceId === null ? (
        <NewProject source={null} />
      ) : (
        <Lazy part={CopiedProject} props={{ id: sourceId }} />
      )}
    </OnlyFor>
  );
};
