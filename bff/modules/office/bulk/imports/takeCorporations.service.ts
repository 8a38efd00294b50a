import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type CorporationInput,
  createCorporations,
  deleteCorporation,
  type NewCorporation,
  type OwnColumns,
  requireCorporation,
  updateCorporation,
} from '#bff/modules/corporations/index.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import type { TakenRow } from '../bulkRowWork.data.ts';
import { type ImportedRow, keepImported } from '../importRows.data.ts';
import { importTexts as texts } from './imports.words.ts';

const isNew = ({ input, before }: TakenRow): boolean => input !== null && before === null;

const imported = (
  { id: rowId }: TakenRow,
  { id, version }: Pick<OwnColumns, 'id' | 'version'>,
): ImportedRow => ({
  rowId,
  corporationId: id,
  version,
});

/** @throws INTERNAL_ERROR for a change without its record; the database's CHECK keeps others out */
const changedId = ({ corporationId }: TakenRow): number => {
  if (corporationId === null)
    throw new ApiError('INTERNAL_ERROR', { cause: new Error('a row without its corporation') });
  return corporationId;
};

/**
 * Takes rows over as the caller would one by one: the new ones at once, changes in their order.
 * @throws RECORD_CHANGED, TRANSITION_NOT_ALLOWED when a number was registered meanwhile
 */
const takeCorporations = async (scope: Scope, rows: readonly TakenRow[]): Promise<void> => {
  const newRows = rows.filter(isNew);
  // The dry run has read and checked what is kept here.
  const created = await createCorporations(
    scope,
    newRows.map(({ input }) => input as NewCorporation),
  );
  const kept = newRows.flatMap((row, index) => {
    const corporation = created[index];
    return corporation === undefined ? [] : [imported(row, corporation)];
  });
  for (const row of rows.filter((one) => !isNew(one))) {
    const input = row.input as CorporationInput;
    kept.push(
      imported(row, await updateCorporation(scope, changedId(row), input, row.targetVersion ?? undefined)),
    );
  }
  await keepImported(scope.db, kept);
};

type Taking = { readonly scope: Scope; readonly row: TakenRow };

const takenTogether = batchedWrite<Taking>(async (_db, takings) => {
  const [first] = takings;
  if (first !== undefined)
    await takeCorporations(
      first.scope,
      takings.map(({ row }) => row),
    );
});

/** Takes a row over; of rows of one transaction that go side by side, the new ones by one statement. @see takeCorporations */
export const takeCorporation = (scope: Scope, row: TakenRow): Promise<void> =>
  takenTogether(scope.db, { scope, row });

/** @throws RECORD_CHANGED for one that was changed, or is used, since it was imported */
export const takeBackCorporation = async (scope: Scope, row: TakenRow): Promise<void> => {
  const id = changedId(row);
  const { version, userCount, projects } = await requireCorporation(scope, id);
  if (version !== row.targetVersion) throw new ApiError('RECORD_CHANGED', { detail: texts.undoChanged });
  if (!isNew(row)) {
    await updateCorporation(scope, id, row.before as CorporationInput, version);
    return;
  }
  if (userCount > 0 || projects.length > 0) throw new ApiError('RECORD_CHANGED', { detail: texts.undoUsed });
  await deleteCorporation(scope, id, version);
};
