import { Readable } from 'node:stream';
import type { AuditTarget } from '#bff/core/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Page, PageRequest, SortKey } from '#bff/data/engine/paging.ts';
import { contentDispositionOf } from '#bff/files/fileNames.ts';
import { contentTypeOf } from '#bff/files/inspect/kinds.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { safePart } from '../files/zipOf.ts';
import { csvOf } from './csv.ts';
import type { ExportFormat, ExportTable } from './table.ts';
import { xlsxOf } from './xlsx.ts';

/** Read at once: an export of 100,000 rows holds no more than these. */
const ROWS_AT_ONCE = 1000;

/**
 * Every row of a list in its order, read page by page as they are sent; nothing is counted for it.
 * @param read the list itself, with its filter
 */
export async function* allRows<Row>(
  keys: PageRequest['keys'],
  read: (request: PageRequest) => Promise<Pick<Page<Row>, 'items' | 'next'>>,
): AsyncGenerator<Row> {
  let after: PageRequest['after'];
  do {
    const { items, next } = await read({ limit: ROWS_AT_ONCE, keys, after, isCounted: false });
    yield* items;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** What a list of records is asked for as a file: what the list itself is asked for, without its pages. */
export type AskedFile<Search> = {
  readonly format: ExportFormat;
  readonly search: Search;
  readonly keys: readonly SortKey[];
};

type Exported<Row> = ExportTable<Row> & {
  readonly format: ExportFormat;
  /** What was exported, and by which filter, for the trail. */
  readonly target: AuditTarget;
  readonly filter?: object;
  readonly mypageId?: number;
  readonly projectId?: number;
};

/** A list as a file, made while it is sent; that it was exported stands in the trail. */
export const exportList = async <Row>(
  scope: Scope,
  { format, target, filter = {}, mypageId, projectId, ...table }: Exported<Row>,
) => {
  const fileName = `${safePart(table.name)}_${tokyoDayOf(scope.now)}.${format}`;
  await scope.audit({ action: 'exported', target, after: { fileName, ...filter }, mypageId, projectId });
  return {
    content: format === 'csv' ? Readable.from(csvOf(table)) : xlsxOf(table, scope.now),
    contentType: format === 'csv' ? 'text/csv; charset=utf-8' : contentTypeOf('.xlsx'),
    disposition: contentDispositionOf(fileName),
  };
};
