import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { ExportRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { listText as t } from '../list.words.ts';
import { useLeftExportMoves } from './leftExports.ts';

type ExportRun = components['schemas']['ExportRun'];

const LOOK_MS = 2_000;

/** What is asked for; a new order is a new object. */
export type ExportOrder = { readonly operation: string; readonly search: string };

type OrderedExportProps = {
  readonly order: ExportOrder;
  /** It was saved, stopped or refused, and the visitor was told. */
  readonly onEnd: () => void;
};

/**
 * Orders once, and knows the run from then on. Who goes on to another page before its end is told there: the frame of
 * the pages awaits it.
 */
const useOrder = ({ order, onEnd }: OrderedExportProps, isOver: RefObject<boolean>): string | null => {
  const { run } = useChange('post', '/api/admin/export_run', { isQuiet: true });
  const { leave } = useLeftExportMoves();
  const isHere = useRef(true);
  const { show } = useSnackbar();
  const [id, setId] = useState<string | null>(null);
  const ordered = useRef<ExportOrder | null>(null);
  useEffect(() => {
    if (ordered.current === order) return;
    ordered.current = order;
    void run({ body: order }).then((result) => {
      if (result.isOk) return isHere.current ? setId(result.body.id) : leave(result.body.id);
      show({ message: result.error?.message ?? t((w) => w.export.failed), severity: 'error' });
      return onEnd();
    });
  });
  const handOver = useEffectEvent(() => {
    isHere.current = false;
    if (id !== null && !isOver.current) leave(id);
  });
  useEffect(() => {
    isHere.current = true;
    return () => handOver();
  }, []);
  return id;
};

type Ending = {
  readonly run: ExportRun | undefined;
  readonly isGone: boolean;
  /** Set when there is nothing more to wait for. */
  readonly isOver: RefObject<boolean>;
  readonly onEnd: () => void;
};

/** Saves the file as soon as it is made. */
const useSaved = ({ run, isGone, isOver, onEnd }: Ending): void => {
  const files = useFiles();
  const { show } = useSnackbar();
  const save = async ({ id }: ExportRun): Promise<void> => {
    try {
      const download = await files.download(`/api/admin/export_run/${id}/file`);
      if (download === null) throw new TypeError('nothing to save');
      saveDownload(download);
      show({ message: t((w) => w.export.made, { name: download.fileName }), severity: 'success' });
    } catch {
      show({ message: t((w) => w.export.failed), severity: 'error' });
    }
    onEnd();
  };
  useEffect(() => {
    const isMade = run?.status === ExportRunStatus.Made;
    const isFailed = run?.status === ExportRunStatus.Failed;
    if (isOver.current || !(isGone || isMade || isFailed)) return;
    isOver.current = true;
    if (isGone) onEnd();
    if (isMade) void save(run);
    if (isFailed) {
      show({ message: run.problem ?? t((w) => w.export.failed), severity: 'error' });
      onEnd();
    }
  });
};

const Progress = ({ run }: { run: ExportRun | undefined }) => {
  if (run === undefined || run.totalCount === null) return <Text>{t((w) => w.export.begins)}</Text>;
  const values = { done: formatInteger(run.doneCount), total: formatInteger(run.totalCount) };
  const text = t((w) => w.export.making, values);
  return (
    <>
      <Text>{text}</Text>
      <ProgressBar label={text} value={run.doneCount} max={run.totalCount} />
    </>
  );
};

/** A long list on its way into a file: how far it is; the file is saved when it is there. */
export const OrderedExport = (props: OrderedExportProps) => {
  const isOver = useRef(false);
  const id = useOrder(props, isOver);
  const read = useRead('/api/admin/export_run', {}, { isEnabled: id !== null, everyMs: LOOK_MS });
  const remove = useChange('delete', '/api/admin/export_run/{id}');
  const items = id === null ? undefined : read.data?.body.items;
  const run = items?.find((item) => item.id === id);
  // Read before it was ordered, the list does not know it yet: gone is what was there.
  const wasThere = useRef(false);
  if (run !== undefined) wasThere.current = true;
  const isGone = wasThere.current && items !== undefined && run === undefined;
  useSaved({ run, isGone, isOver, onEnd: props.onEnd });
  return (
    <Stack gap={4}>
      <Progress run={run} />
      <Row gap={12}>
        <TextLink href={adminPaths.exports} title={t((w) => w.export.leave)}>
          {t((w) => w.export.files)}
        </TextLink>
        {id !== null && (
          <Button size="small" onClick={() => void remove.run({ path: { id } })}>
            {t((w) => w.export.stop)}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
