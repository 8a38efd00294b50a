import { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import { fingerprintOf } from '#bff/core/audit/auditAnchor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { safePart } from '#bff/parts/files/zipOf.service.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { type AnchorRow, findSealHashes, listAnchorRows } from './anchors.data.ts';
import { valuesIn } from './auditAnchor.words.ts';
import { auditArchiveTexts as words } from './auditArchive.words.ts';

/** The contract's AuditAnchor. */
export type AnchorView = {
  readonly id: number;
  readonly day: CalendarDay;
  readonly madeAt: Date;
  readonly entryCount: number;
  readonly hash: string;
  readonly publicKeySha256: string;
  readonly storedAt: Date | null;
  readonly isHeld: boolean;
};

const viewOf = (row: AnchorRow, hashes: ReadonlyMap<bigint, string>): AnchorView => {
  const hash = toHex(row.hash);
  return {
    id: row.id,
    day: row.anchoredOn,
    madeAt: row.madeAt,
    entryCount: row.seq,
    hash,
    publicKeySha256: fingerprintOf(valuesIn(row.text)?.publicKey ?? ''),
    storedAt: row.storedAt,
    isHeld: hashes.get(BigInt(row.seq)) === hash,
  };
};

/** The anchors as the database has them; those beside the files, `checkAnchors` reads. */
export const listAnchors = async (
  scope: Scope,
  _search: object,
  request: PageRequest,
): Promise<Page<AnchorView>> => {
  const page = await listAnchorRows(scope.db, request);
  const hashes = await findSealHashes(
    scope.db,
    page.items.map(({ seq }) => BigInt(seq)),
  );
  return { ...page, items: page.items.map((row) => viewOf(row, hashes)) };
};

/** An anchor as it lies beside the files. @throws ApiError NOT_FOUND */
export const downloadAnchor = async (scope: Scope, day: CalendarDay) => {
  const text = await scope.storage.auditAnchors.read(day);
  if (text === null) throw new ApiError('NOT_FOUND');
  return {
    content: Readable.from([Buffer.from(text)]),
    contentType: 'text/plain; charset=utf-8',
    disposition: contentDispositionOf(`${safePart(words.anchor)}_${day}.txt`),
  };
};
