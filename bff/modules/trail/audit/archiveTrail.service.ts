import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fingerprintOf } from '#bff/core/audit/auditAnchor.ts';
import { type AuditHead, textOfHead } from '#bff/core/audit/auditHead.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type MadeEntry, safePart, zipOf } from '#bff/parts/files/zipOf.service.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { findLastSeal, listSeals } from './audit.data.ts';
import { auditArchiveTexts as words } from './auditArchive.words.ts';
import { sealedTextOf } from './auditChain.service.ts';
import { anchorKeysOf } from './signerOf.service.ts';

/** Shipped as source: auditors read it before they run it. */
const PROGRAM = join(import.meta.dirname, 'verifyTrail.mjs');

const ROWS_AT_ONCE = 500;
const BEGINNING: AuditHead = { seq: 0n, hash: '0'.repeat(64) };

/** Each entry on a line with its place in the chain, and the very text that its hash is of. */
async function* linesUpTo(scope: Scope, end: bigint): AsyncGenerator<string> {
  let seq = 0n;
  while (seq < end) {
    const page = await listSeals(scope.db, seq, ROWS_AT_ONCE);
    if (page.length === 0) return;
    for (const { entry, ...seal } of page) {
      if (seal.seq > end) return;
      const [previousHash, hash] = [toHex(seal.previousHash), toHex(seal.hash)];
      yield `${JSON.stringify({ seq: String(seal.seq), previousHash, hash, text: sealedTextOf(entry) })}\n`;
      seq = seal.seq;
    }
  }
}

const headNow = async (scope: Scope): Promise<AuditHead> => {
  const last = await findLastSeal(scope.db);
  return last === null ? BEGINNING : { seq: last.seq, hash: toHex(last.hash) };
};

const anchorEntries = async ({ storage: { auditAnchors }, now }: Scope): Promise<MadeEntry[]> => {
  const entries: MadeEntry[] = [];
  for await (const day of auditAnchors.days()) {
    const make = async () => Buffer.from((await auditAnchors.read(day)) ?? '');
    entries.push({ path: `${words.anchors}/${day}.txt`, at: now, make });
  }
  return entries;
};

/**
 * The whole trail as it is sealed now, with the program that computes its chain again: a zip for whoever trusts neither
 * the product nor its database. That it was taken stands in the trail.
 */
export const archiveTrail = async (scope: Scope) => {
  // Before its end is looked up: none of them is of an end that comes later.
  const anchors = await anchorEntries(scope);
  const head = textOfHead(await headNow(scope));
  const { publicKey, handovers } = await anchorKeysOf(scope);
  const fileName = `${safePart(words.name)}_${tokyoDayOf(scope.now)}.zip`;
  const target = { kind: 'operation', id: 'downloadAuditArchive' } as const;
  await scope.audit({ action: 'exported', target, after: { fileName, head } });
  const entries: MadeEntry[] = [
    {
      path: words.readMe,
      at: scope.now,
      make: async () =>
        Buffer.from(words.howTo(head, publicKey === null ? null : fingerprintOf(publicKey), scope.now)),
    },
    { path: words.program, at: scope.now, make: () => readFile(PROGRAM) },
    { path: words.handovers, at: scope.now, make: async () => Buffer.from(handovers) },
    ...anchors,
  ];
  const [end = '0'] = head.split(':');
  const list = {
    path: words.trail,
    at: scope.now,
    content: () => Readable.from(linesUpTo(scope, BigInt(end))),
  };
  return {
    content: zipOf(scope.storage, entries, { list }),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
  };
};
