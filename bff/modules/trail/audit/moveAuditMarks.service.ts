import type { FileStorage } from '#bff/core/fileStorage.ts';
import { parseAnchor } from './anchorText.service.ts';

type Way = { readonly from: FileStorage; readonly to: FileStorage };

/**
 * What was signed of the audit trail day by day; what lies there already stays.
 * @param end how many entries the trail has that goes along; anchors of more are not of it; default: all are
 */
export const copyAuditAnchors = async ({ from, to }: Way, end?: bigint): Promise<void> => {
  for await (const day of from.auditAnchors.days()) {
    const text = await from.auditAnchors.read(day);
    if (text === null) continue;
    const anchored = parseAnchor(text)?.head.seq ?? 0n;
    if (end === undefined || anchored <= end) await to.auditAnchors.keep(day, text);
  }
};

/**
 * What is kept of the audit trail beside the files goes along with all of them. The end does not, where a server that runs
 * on the new place has moved it on.
 */
export const moveAuditMarks = async ({ from, to }: Way): Promise<void> => {
  await copyAuditAnchors({ from, to });
  const [old, current] = [await from.auditHead.read(), await to.auditHead.read()];
  if (old !== null && (current === null || current.seq < old.seq)) await to.auditHead.write(old);
};
