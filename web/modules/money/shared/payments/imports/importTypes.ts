import type { components } from '#web/parts/api/generated/types.ts';
import type { ChangeResult } from '#web/parts/api/query.tsx';

type Schemas = components['schemas'];

export type ImportResult = Schemas['PaymentImportResult'];
export type ImportRow = Schemas['PaymentImportRow'];

/** What is asked of a table. */
export type Asked = { readonly isDryRun: boolean; readonly listState: string | null };

/** A table to be taken over: a file, or cells that were pasted. */
export type Source = { readonly file: File } | { readonly rows: string[][] };

/** Sends a table into somebody's payment list. */
export type SendTable = (source: Source, asked: Asked) => Promise<ChangeResult<ImportResult>>;
