import { useEffect, useRef } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ExportRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate, usePlace } from '#web/parts/router/shown.ts';
import { listText as t } from '../list.words.ts';
import { useLeftExportMoves } from './leftExports.ts';

type Run = components['schemas']['ExportRun'];

/** Somebody does something else meanwhile: seldom enough to cost nothing, often enough to be news. */
const LOOK_MS = 5_000;

const nameOf = ({ fileName, title }: Run): string => fileName ?? title;

/** Those of the awaited that are made, failed or gone. */
const endedOf = (items: readonly Run[], awaited: readonly string[]) => {
  const known = new Set(items.map(({ id }) => id));
  const ended = items.filter(({ id, finishedAt }) => awaited.includes(id) && finishedAt !== null);
  return {
    ids: [...ended.map(({ id }) => id), ...awaited.filter((id) => !known.has(id))],
    made: ended.filter(({ status }) => status === ExportRunStatus.Made),
    failed: ended.filter(({ status }) => status === ExportRunStatus.Failed),
  };
};

/** One sentence for all that ended since the last look: only one message can wait. */
const sentenceOf = ({ made, failed }: ReturnType<typeof endedOf>): string | null => {
  const [first] = made;
  const [broken] = failed;
  if (broken !== undefined) return t((w) => w.export.leftFailed, { name: nameOf(broken) });
  if (first === undefined) return null;
  return made.length === 1
    ? t((w) => w.export.leftMade, { name: nameOf(first) })
    : t((w) => w.export.leftMadeMany, { count: made.length });
};

/** Looks after files that were ordered on a page that was left, and says when they are there. */
export const ExportWatch = ({ awaited }: { readonly awaited: readonly string[] }) => {
  const read = useRead('/api/admin/export_run', {}, { everyMs: LOOK_MS });
  const { settle } = useLeftExportMoves();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const isLookedAt = usePlace().pathname === adminPaths.exports;
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (read.data == null || read.isFetching) return;
    const ended = endedOf(
      read.data.body.items,
      awaited.filter((id) => !told.current.has(id)),
    );
    if (ended.ids.length === 0) return;
    for (const id of ended.ids) told.current.add(id);
    settle(ended.ids, isLookedAt ? [] : ended.made.map(({ id }) => id));
    const message = sentenceOf(ended);
    if (message === null || isLookedAt) return;
    const look = { label: t((w) => w.export.files), onSelect: () => void navigate(adminPaths.exports) };
    show({ message, severity: ended.failed.length > 0 ? 'error' : 'success', action: look });
  });
  return null;
};
