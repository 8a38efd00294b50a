import type { Scope } from '#bff/core/scope.ts';
import { writeGrantNumber } from './grantNumbers.data.ts';
import type { Receiver } from './receivers.service.ts';

/**
 * The undertaking shows the number of its decision letter, unless somebody has registered another one; that of a letter
 * that was replaced yields to the new one. The caller holds the undertaking.
 */
export const syncGrantNumber = async (
  scope: Scope,
  { mypageId, projectId }: Pick<Receiver, 'mypageId' | 'projectId'>,
  { number, replaces }: { readonly number: string; readonly replaces: { readonly number: string } | null },
): Promise<void> => {
  if (mypageId === null) return;
  const before = replaces?.number ?? null;
  if (!(await writeGrantNumber(scope.db, mypageId, { before, number }))) return;
  await scope.audit({
    action: 'updated',
    target: { kind: 'myPage', id: mypageId },
    before: { grantNumber: before },
    after: { grantNumber: number },
    mypageId,
    projectId,
  });
};
