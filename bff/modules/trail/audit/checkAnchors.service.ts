import pLimit from 'p-limit';
import type { AnchorKeys, AuditAnchor } from '#bff/core/audit/auditAnchor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AuditAnchorFaultKind } from '#bff/generated/contract/enums.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { findSealHashes, listStoredAnchors } from './anchors.data.ts';
import { readAnchor } from './anchorText.service.ts';
import { anchorKeysOf } from './signerOf.service.ts';

/** What is wrong with the anchor of a day. */
export type AnchorFault = { readonly day: CalendarDay; readonly kind: AuditAnchorFaultKind };

export type AnchorCheck = {
  /** How many days have an anchor, here or there. */
  readonly count: number;
  /** By their days; none: the chain goes through every anchor. */
  readonly faults: readonly AnchorFault[];
};

const AT_ONCE = 8;
const DAYS_IN_A_PART = 500;

type Kept = {
  readonly day: CalendarDay;
  /** Beside the files; null: gone. */
  readonly stored: string | null;
  /** In the database; undefined: none, or not laid beside the files yet. */
  readonly row: string | undefined;
};

const faultOf = (
  { stored, row }: Kept,
  anchor: AuditAnchor | null,
  hashes: ReadonlyMap<bigint, string>,
): AuditAnchorFaultKind | null => {
  if (stored === null) return AuditAnchorFaultKind.Gone;
  if (anchor === null || (row !== undefined && row !== stored)) return AuditAnchorFaultKind.Changed;
  return hashes.get(anchor.head.seq) === anchor.head.hash ? null : AuditAnchorFaultKind.CutOff;
};

const checkPart = async (
  scope: Scope,
  { trusted }: AnchorKeys,
  part: readonly Kept[],
): Promise<AnchorFault[]> => {
  const anchors = part.map(({ stored }) => (stored === null ? null : readAnchor(stored, trusted)));
  const seqs = anchors.flatMap((anchor) => anchor?.head.seq ?? []);
  const hashes = await findSealHashes(scope.db, seqs);
  return part.flatMap((kept, index) => {
    const kind = faultOf(kept, anchors[index] ?? null, hashes);
    return kind === null ? [] : [{ day: kept.day, kind }];
  });
};

/**
 * Holds the chain against every anchor that lies beside the files, and those against the database's own: entries that
 * were cut off, a chain that was rebuilt, an anchor that was changed, signed with a foreign key or taken away. It reads no
 * entry: whether each is as it was sealed, `verifyAuditChain` says. It makes no key: without the installation's own, every
 * anchor counts as changed.
 */
export const checkAnchors = async (scope: Scope): Promise<AnchorCheck> => {
  const { auditAnchors } = scope.storage;
  const keys = await anchorKeysOf(scope);
  const rows = new Map((await listStoredAnchors(scope.db)).map(({ day, text }) => [day, text]));
  const found = new Set(rows.keys());
  for await (const day of auditAnchors.days()) found.add(day);
  const days = [...found].toSorted();
  const limit = pLimit(AT_ONCE);
  const faults: AnchorFault[] = [];
  for (let start = 0; start < days.length; start += DAYS_IN_A_PART) {
    const part = days
      .slice(start, start + DAYS_IN_A_PART)
      .map((day) => limit(async () => ({ day, stored: await auditAnchors.read(day), row: rows.get(day) })));
    faults.push(...(await checkPart(scope, keys, await Promise.all(part))));
  }
  return { count: days.length, faults };
};
