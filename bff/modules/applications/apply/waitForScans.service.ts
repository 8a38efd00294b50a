import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Scope } from '#bff/core/scope.ts';
import { isAnyScanPending } from '#bff/parts/files/scans.data.ts';
import { awaitedFiles, type Dossier } from '../dossier.service.ts';
import { isSubmittable } from './isSubmittable.service.ts';

/** Between two looks: one row each, by its key. */
const LOOK_MS = 1_000;

/**
 * Waits while nothing keeps an application from being handed in but files that are still looked at, and holds nothing
 * meanwhile. Whoever presses a moment after his last file is then answered once, with a receipt, instead of being told to
 * come again.
 * @returns whether something has changed, so that it is worth reading again; false at once when there is nothing to wait
 *   for, and after SUBMIT_SCAN_WAIT_MS
 */
export const waitForScans = async (scope: Scope, dossier: Dossier): Promise<boolean> => {
  const ids = awaitedFiles(dossier).map(({ fileId }) => fileId);
  // Past the close there is nothing to wait for.
  if (ids.length === 0 || !isSubmittable({ ...dossier, findings: [] }, scope.arrivedAt)) return false;
  const until = performance.now() + scope.config.uploads.submitWaitMs;
  while (performance.now() < until) {
    await wait(LOOK_MS);
    if (!(await isAnyScanPending(scope.db, ids))) return true;
  }
  return false;
};
