import { useSearchParams } from 'wouter';
import { useRead } from '#web/parts/api/query.tsx';
import { neighboursOf, queueLinksOf } from '#web/parts/desk/queue/queueNeighbours.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import type { Application } from '../detail/useApplication.ts';
import { FAMILY_PATHS } from '../families.ts';
import {
  type ApplicationQueue,
  applicationQueueQuery,
  applicationQueueSearch,
  readApplicationQueue,
} from './applicationQueue.ts';

/** The queue around the application on the desk, with links to its neighbours. */
export const useApplicationQueue = (family: ApplicationFamilyName, application: Application) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queue = readApplicationQueue(params, application);
  const path = FAMILY_PATHS[family].list;
  const body = useRead(path, { query: applicationQueueQuery(queue) }, { keepsPrevious: true }).data?.body;
  const around = neighboursOf(queue, body, application.id);
  const { further } = around;
  const more = useRead(
    path,
    { query: applicationQueueQuery(further, 1) },
    { isEnabled: further.cursor !== null },
  ).data?.body.items[0];
  const hrefOf = ({ id }: { readonly id: number }, at: ApplicationQueue): string =>
    `${adminPaths.application(family, id)}${applicationQueueSearch(at)}`;
  return {
    ...queueLinksOf(around, more, hrefOf),
    go: (href: string | null): void => {
      if (href !== null) void navigate(href);
    },
  };
};

export type ApplicationQueueState = ReturnType<typeof useApplicationQueue>;
