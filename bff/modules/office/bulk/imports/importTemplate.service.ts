import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportFormat } from '#bff/parts/lists/exports/table.service.ts';
import { isAllowed } from '../bulkKinds.service.ts';
import { TABLES } from './imports.service.ts';
import type { ImportKind } from './importTable.service.ts';

/** The headings of an import as a file to fill in. @throws ACCESS_DENIED */
export const exportImportTemplate = async (
  scope: Scope,
  { kind, format }: { readonly kind: ImportKind; readonly format: ExportFormat },
) => {
  if (!isAllowed(adminOf(scope).role, kind)) throw new ApiError('ACCESS_DENIED');
  const table = TABLES[kind];
  return exportList(scope, {
    format,
    name: table.template,
    columns: table.columns.map(({ heading }) => ({
      heading,
      width: 20,
      cellOf: () => null,
    })),
    rows: [],
    target: { kind: 'corporation', id: 0 },
  });
};
