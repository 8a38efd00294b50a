import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#web/parts/api/client.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useServices } from '#web/parts/api/services.ts';
import type { Door } from '#web/parts/navigation/authRoute.ts';

export type PublicProject = components['schemas']['PublicProject'];

/** `none`: this door belongs to no project. `unknown`: the project is not there or no longer public. */
export type LoginProject =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly project: PublicProject };

type Found = Exclude<LoginProject, { state: 'failed' | 'loading' }>;

const findProjectId = async (api: Api, door: Door): Promise<number | null> => {
  if ('projectId' in door) return door.projectId;
  if (!('applicationId' in door)) return null;
  const target = await api.read('/api/application/login_target/{applicationId}', {
    path: { applicationId: door.applicationId },
  });
  return target?.body.projectId ?? null;
};

const isWithoutProject = (door: Door): boolean =>
  door.area === 'admin' || ('projectId' in door && door.projectId === null);

const findProject = async (api: Api, door: Door): Promise<Found> => {
  const projectId = await findProjectId(api, door);
  if (projectId === null) return { state: 'unknown' };
  const project = await api.read('/api/project/{projectId}/public', { path: { projectId } });
  return project === null ? { state: 'unknown' } : { state: 'ready', project: project.body };
};

/**
 * The project behind a log-in page; by way of the application where the address names one (spec 2).
 * Read once and by hand: the query library stays behind the log-in boundary.
 */
export const useLoginProject = (door: Door): LoginProject => {
  const { api } = useServices();
  const [found, setFound] = useState<LoginProject>({ state: isWithoutProject(door) ? 'none' : 'loading' });
  const load = useCallback(() => {
    if (isWithoutProject(door)) return;
    setFound({ state: 'loading' });
    findProject(api, door).then(setFound, () => setFound({ state: 'failed', retry: load }));
  }, [api, door]);
  useEffect(load, [load]);
  return found;
};
