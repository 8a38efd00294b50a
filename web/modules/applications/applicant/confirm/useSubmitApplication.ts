import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isConflict } from '#web/parts/api/errors.ts';
import { useSinglePress } from '#web/parts/api/useSinglePress.ts';
import { isScanned, isStopped } from '#web/parts/files/scanning.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import type { DraftStore } from '../model/draftStore.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { applicantSendText as sendText } from './applicantSend.words.ts';
import { type RetryWait, retrySubmission } from './retrySubmission.ts';

const sentenceOf = (error: unknown): string => {
  if (isConflict(error)) return sendText((w) => w.confirm.changed);
  if (error instanceof ApiError) return error.detail ?? sendText((w) => w.confirm.failedText);
  return sendText((w) => w.confirm.offline);
};

type Receipts = Application['receipts'];

const newest = (receipts: Receipts): Receipts[number] | undefined =>
  receipts.toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1))[0];

/** Whether the server may have done what it was asked to: no answer came, or the application is a newer one. */
const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || isConflict(error);

/** The receipt of a submission whose answer was lost: one that the application did not have before the press. */
const lostReceipt = async (draft: DraftStore, known: Receipts): Promise<Receipts[number] | undefined> => {
  const fresh = await draft.reread();
  return newest((fresh?.body.receipts ?? []).filter(({ id }) => known.every((one) => one.id !== id)));
};

/** Refused for nothing but files that the server still looks at. */
const isStillScanning = async (draft: DraftStore, error: unknown): Promise<boolean> => {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  if (error.errors.some(({ pointer }) => !pointer.startsWith('/files'))) return false;
  const { files = [] } = (await draft.reread())?.body ?? {};
  return !files.some(isStopped) && files.some(isScanned);
};

/** To the receipt, as of the application that was read anew. */
const useGoTo = (projectId: number) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (receipt: Receipts[number] | undefined): Promise<void> => {
    await queries.invalidateQueries();
    navigate(
      receipt === undefined ? applicantPaths.home(projectId) : applicantPaths.receipt(projectId, receipt.id),
    );
  };
};

/**
 * Hands the application in, once: a second press while it runs does nothing, and a repeated one after a lost answer
 * finds a newer version (If-Match) instead of a second submission, and leads to the receipt of the first. While the server
 * is busy, does not answer or still looks at files it asks again by itself, and `waiting` says that it does.
 */
export const useSubmitApplication = (draft: DraftStore, { projectId, receipts }: Application) => {
  const queries = useQueryClient();
  const goTo = useGoTo(projectId);
  const { once, isBusy } = useSinglePress();
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<RetryWait | null>(null);

  const wait = async (next: RetryWait): Promise<void> => {
    setWaiting(next);
    await new Promise((resolve) => setTimeout(resolve, next.seconds * 1_000));
  };

  const explain = async (error: unknown): Promise<void> => {
    const arrived = mayHaveArrived(error) ? await lostReceipt(draft, receipts) : undefined;
    if (arrived !== undefined) return goTo(arrived);
    if (error instanceof ApiError && error.errors.length > 0) draft.setFindings(error.errors);
    else setProblem(sentenceOf(error));
    await queries.invalidateQueries();
  };

  const handIn = (action: 'submit' | 'resubmit'): Promise<void> =>
    once(async () => {
      setProblem(null);
      try {
        const { body } = await retrySubmission(() => draft.act({ action }), {
          wait,
          isScanning: (error) => isStillScanning(draft, error),
        });
        await goTo(newest(body.receipts));
      } catch (error) {
        await explain(error);
      } finally {
        setWaiting(null);
      }
    });
  return { handIn, isBusy, problem, waiting };
};
