import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { BulkRowOutcome, BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';
import { type BulkRun, isMessage, isTriedAgain } from '../bulkTypes.ts';
import { useTry } from '../useTry.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { isGoing, useBulkCommand } from './useBulkRun.ts';

/** How far a job is, and its end before time. */
const RunProgress = ({ run }: { run: BulkRun }) => {
  const { command, isBusy } = useBulkCommand(run);
  const { able, done, failed, undone } = run.counts;
  const isUndo = run.status === BulkRunStatus.Undoing;
  const [at, of] = isUndo ? [undone, undone + done] : [done + failed, able + done + failed];
  const title = isUndo
    ? t((w) => w.page.undoingNow, { count: formatInteger(done) })
    : t((w) => w.page.running, { done: formatInteger(at), total: formatInteger(of) });
  return (
    <Notice
      tone="info"
      title={title}
      actions={
        !isUndo && (
          <Row>
            <Button size="small" isBusy={isBusy} onClick={() => void command({ action: 'cancel' })}>
              {t((w) => w.page.cancel)}
            </Button>
          </Row>
        )
      }
    >
      <ProgressBar label={title} value={at} max={of} />
      <p>{t((w) => w.page.runningText)}</p>
    </Notice>
  );
};

/** As many rows as are tried again at once: the contract's longest page. */
const AGAIN = 200;

/** The rows that failed, tried as a new run. */
const TryAgain = ({ run }: { run: BulkRun }) => {
  const query = { outcome: [BulkRowOutcome.Failed], limit: AGAIN };
  const rows =
    useRead('/api/admin/bulk_run/{id}/row', { path: { id: run.id }, query }).data?.body.items ?? [];
  const { attempt, isBusy } = useTry();
  const ids = rows.flatMap(({ targetId, document }) => document?.id ?? targetId ?? []);
  const { kind, list, reason, adoptionConditions, assignees } = run;
  const again = async (): Promise<void> => {
    const result = await attempt({
      kind,
      list,
      selection: { by: 'ids', ids },
      ...(reason === null ? {} : { reason }),
      ...(adoptionConditions === null ? {} : { adoptionConditions }),
      ...(assignees.length === 0
        ? {}
        : { assigneeAdminUserIds: assignees.map(({ adminUserId }) => adminUserId) }),
    });
    if (result.isOk) result.afterwards?.();
  };
  return (
    <Button size="small" isBusy={isBusy} disabled={ids.length === 0} onClick={() => void again()}>
      {t((w) => w.page.retry)}
    </Button>
  );
};

const wordsOf = ({ kind, status, counts }: BulkRun): string => {
  const count = formatInteger(counts.done);
  if (status === BulkRunStatus.Undone)
    return t((w) => w.page.allUndone, { count: formatInteger(counts.undone) });
  if (status === BulkRunStatus.Cancelled) return t((w) => w.page.cancelled, { count });
  if (counts.failed === 0) return t((w) => w.page.finished, { count });
  const failed = formatInteger(counts.failed);
  return t((w) => (isMessage(kind) ? w.page.sentSome : w.page.finishedSome), { count, failed });
};

/** What can be done about rows that did not come through. */
const failedTextOf = ({ kind }: BulkRun): string => {
  if (isMessage(kind)) return t((w) => w.page.notSentText);
  return t((w) => (kind === 'changeMyPageDates' ? w.page.chooseAgainText : w.page.failedText));
};

/** What came of a run that is over, and what can be done about it. */
const Over = ({ run }: { run: BulkRun }) => {
  const [isUndoing, setUndoing] = useState(false);
  const hasFailed = run.counts.failed > 0;
  // What a file brought is brought again by the file; words and days are chosen again.
  const mayTryAgain = hasFailed && isTriedAgain(run.kind);
  const mayUndo = run.availableActions.some(({ action, allowed }) => action === 'undo' && allowed);
  return (
    <>
      <Notice
        role="status"
        tone={hasFailed ? 'warning' : 'success'}
        title={wordsOf(run)}
        actions={
          (mayTryAgain || mayUndo) && (
            <Row>
              {mayTryAgain && <TryAgain run={run} />}
              {mayUndo && (
                <Button size="small" onClick={() => setUndoing(true)}>
                  {t((w) => w.page.undo, { count: formatInteger(run.counts.done) })}
                </Button>
              )}
            </Row>
          )
        }
      >
        {hasFailed && <p>{failedTextOf(run)}</p>}
        {run.undoReason !== null && <p>{t((w) => w.page.undoneFor, { reason: run.undoReason })}</p>}
      </Notice>
      {isUndoing && <UndoDialog run={run} onClose={() => setUndoing(false)} />}
    </>
  );
};

/** A run that was begun: how far it is, or what came of it. */
export const RunState = ({ run }: { run: BulkRun }) =>
  isGoing(run) ? <RunProgress run={run} /> : <Over run={run} />;
