import { fingerprintOf } from '#bff/core/audit/auditAnchor.ts';
import type { Batch } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { systemDesk } from '#bff/parts/notices/desk.words.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import { anchorMail } from '#bff/platform/mail/texts/auditMails.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import {
  type AnchorRow,
  hasAnchor,
  insertAnchor,
  listUnstoredAnchors,
  markAnchorStored,
} from './anchors.data.ts';
import { signAnchor } from './anchorText.service.ts';
import { findLastSeal } from './audit.data.ts';
import { type AnchorFault, checkAnchors } from './checkAnchors.service.ts';
import { signerOf } from './signerOf.service.ts';

/** More than a process that was away for a month has left. */
const STORED_AT_ONCE = 50;

const layBesideFiles = async (scope: Scope, { id, anchoredOn, text }: AnchorRow): Promise<void> => {
  await scope.storage.auditAnchors.keep(anchoredOn, text);
  await markAnchorStored(scope.db, id, scope.now);
};

const storeAnchors = async (scope: Scope): Promise<void> => {
  for (const row of await listUnstoredAnchors(scope.db, STORED_AT_ONCE)) await layBesideFiles(scope, row);
};

type Told = {
  readonly text: string;
  readonly fingerprint: string;
  readonly faults: readonly AnchorFault[];
};

const tell = async (scope: Scope, told: Told): Promise<void> => {
  const url = `${scope.config.publicOrigin}/admin/audit/anchor`;
  for (const to of scope.config.auditAnchorTo) {
    await scope.sendMail({
      to,
      ...anchorMail({ desk: systemDesk, day: tokyoDayOf(scope.now), ...told, url }),
    });
  }
};

/**
 * Signs where the audit trail ends, once a day: kept beside the files and mailed to those whom the operator names, so that
 * whoever owns the database cannot cut the trail off or rebuild it unseen. A day whose processes were all away has none.
 */
export const anchorTrail = async (scope: Scope): Promise<Batch> => {
  // First what a process that was killed has not laid there.
  await storeAnchors(scope);
  const day = tokyoDayOf(scope.now);
  const last = await findLastSeal(scope.db);
  if (last === null || (await hasAnchor(scope.db, day))) return { doneCount: 0, next: null };
  const { faults } = await checkAnchors(scope);
  if (faults.length > 0) scope.log.error({ faults }, 'the audit trail does not go through its anchors');
  const signer = await signerOf(scope);
  const head = { seq: last.seq, hash: toHex(last.hash) };
  const { anchor, text } = signAnchor(signer, { day, madeAt: scope.now, head });
  const isMade = await scope.transaction(async (inner) => {
    const isFirst = await insertAnchor(inner.db, anchor, text);
    if (isFirst) await tell(inner, { text, fingerprint: fingerprintOf(signer.publicKey), faults });
    return isFirst;
  });
  await storeAnchors(scope);
  return { doneCount: isMade ? 1 : 0, next: null };
};
