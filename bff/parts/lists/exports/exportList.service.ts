import { Readable } from 'node:stream';
import type { AuditTarget } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { safePart } from '#bff/parts/files/zipOf.service.ts';
import type { Page, PageRequest, SortKey } from '#bff/platform/database/paging.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { contentTypeOf } from '#bff/platform/files/inspect/kinds.ts';
import { tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import { csvOf, shiftJisCsvOf } from './csv.service.ts';
import { asOfMoment } from './files.words.ts';
import { type ExportFormat, type ExportTable, shownColumns } from './table.service.ts';
import { xlsxOf } from './xlsx.service.ts';

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

/** How a list is saved. */
export type FileChoice = {
  readonly format: ExportFormat;
  /** Columns of the list as the screen shows it; undefined for all that the file can have. */
  readonly shown?: readonly string[] | undefined;
};

/** What a list of records is asked for as a file: what the list itself is asked for, without its pages. */
export type AskedFile<Search> = FileChoice & {
  readonly search: Search;
  readonly keys: readonly SortKey[];
};

type Exported<Row> = ExportTable<Row> &
  FileChoice & {
    /** What was exported, and by which filter, for the trail. */
    readonly target: AuditTarget;
    readonly filter?: object;
    readonly mypageId?: number;
    readonly projectId?: number;
  };

const TYPES = {
  csv: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  csvSjis: { extension: 'csv', contentType: 'text/csv; charset=shift_jis' },
  xlsx: { extension: 'xlsx', contentType: contentTypeOf('.xlsx') },
} as const satisfies { readonly [format in ExportFormat]: object };

const contentOf = <Row>(format: ExportFormat, table: ExportTable<Row>, now: Date): Readable => {
  if (format === 'xlsx') return xlsxOf(table, now);
  return Readable.from(format === 'csv' ? csvOf(table) : shiftJisCsvOf(table));
};

/** The same rows, with how many of them were taken. */
const counted = <Row>(given: ExportTable<Row>['rows']) => {
  let done = 0;
  async function* rows(): AsyncGenerator<Row> {
    for await (const row of given) {
      done += 1;
      yield row;
    }
  }
  return { rows: rows(), doneRows: () => done };
};

/** Today, or the moment that a replica had reached. */
const momentOf = ({ now, readsAsOf }: Scope): string =>
  readsAsOf === undefined
    ? tokyoDayOf(now)
    : asOfMoment(tokyoDayOf(readsAsOf), tokyoTimeOf(readsAsOf).replace(':', ''));

/** A list as a file, made while it is sent; that it was exported stands in the trail. */
export const exportList = async <Row>(
  scope: Scope,
  { format, shown, target, filter = {}, mypageId, projectId, ...table }: Exported<Row>,
) => {
  const { extension, contentType } = TYPES[format];
  const fileName = `${safePart(table.name)}_${momentOf(scope)}.${extension}`;
  await scope.audit({ action: 'exported', target, after: { fileName, ...filter }, mypageId, projectId });
  const columns = shownColumns(table.columns, shown);
  const { rows, doneRows } = counted(table.rows);
  return {
    content: contentOf(format, { ...table, columns, rows }, scope.now),
    contentType,
    disposition: contentDispositionOf(fileName),
    made: { fileName, doneRows },
  };
};
