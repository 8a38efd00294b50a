import { useRead } from '#web/api/query.tsx';
import type { components } from '#web/api/generated/types.ts';
import type { Door } from '#web/navigation/authRoute.ts';

export type PublicProject = components['schemas']['PublicProject'];

/** `none`: this door belongs to no project. `unknown`: the project is not there or no longer public. */
export type LoginProject =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly project: PublicProject };

const projectIdOfDoor = (door: Door): number | null => ('projectId' in door ? door.projectId : null);
const applicationIdOfDoor = (door: Door): number | null => ('applicationId' in door ? door.applicationId : null);

/** The project behind a log-in page; by way of the application where the address names one (spec 2). */
export const useLoginProject = (door: Door): LoginProject => {
  const applicationId = applicationIdOfDoor(door);
  const target = useRead(
    '/api/application/login_target/{applicationId}',
    { path: { applicationId: applicationId ?? 0 } },
    { isEnabled: applicationId !== null },
  );
  const projectId = projectIdOfDoor(door) ?? target.data?.body.projectId ?? null;
  const project = useRead(
    '/api/project/{projectId}/public',
    { path: { projectId: projectId ?? 0 } },
    { isEnabled: projectId !== null },
  );
  if (projectId === null && applicationId === null) return { state: 'none' };
  if (target.data === null || project.data === null) return { state: 'unknown' };
  const failed = [target, project].find(({ isError }) => isError);
  if (failed !== undefined) return { state: 'failed', retry: () => void failed.refetch() };
  return project.data === undefined ? { state: 'loading' } : { state: 'ready', project: project.data.body };
};
