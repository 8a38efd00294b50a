import { useSearchParams } from 'wouter';
import { useRead } from '#web/api/query.tsx';
import { type Place, positionOf } from '#web/desk/goOn/position.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { useNavigate } from '#web/router/shown.ts';
import { FAMILY_PATHS } from '../families.ts';
import type { Application } from '../see/useApplication.ts';
import { applicationQueueQuery, applicationQueueSearch, readApplicationQueue } from './applicationQueue.ts';

/** The pile around the application on the desk, and the ways to its neighbours. */
export const useApplicationQueue = (family: ApplicationFamilyName, application: Application) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queue = readApplicationQueue(params, application);
  const path = FAMILY_PATHS[family].list;
  const body = useRead(path, { query: applicationQueueQuery(queue) }, { keepsPrevious: true }).data?.body;
  const position = positionOf(body?.items ?? [], application.id, queue);
  // The pile goes on behind what was read: its next part begins with the cursor.
  const cursor = position.next === null ? (body?.nextCursor ?? null) : null;
  const further = { ...queue, cursor, from: queue.from + (body?.items.length ?? 0) };
  const more = useRead(path, { query: applicationQueueQuery(further, 1) }, { isEnabled: cursor !== null })
    .data?.body.items[0];
  const hrefOf = ({ item, at }: Place<{ readonly id: number }>, from = queue): string =>
    `${adminPaths.application(family, item.id)}${applicationQueueSearch({ ...from, at })}`;
  /** Once the application on the desk has left the pile, everything behind it moves up by one. */
  const nextHref = (movesUp: boolean): string | null => {
    const step = movesUp && position.at !== null ? 1 : 0;
    if (position.next !== null) return hrefOf({ ...position.next, at: position.next.at - step });
    return more === undefined ? null : hrefOf({ item: more, at: further.from }, further);
  };
  return {
    queue,
    total: body?.total ?? null,
    at: position.at,
    previousHref: position.previous === null ? null : hrefOf(position.previous),
    nextHref: nextHref(false),
    nextHrefAfterLeaving: nextHref(true),
    go: (href: string | null): void => {
      if (href !== null) void navigate(href);
    },
  };
};

export type ApplicationPile = ReturnType<typeof useApplicationQueue>;
