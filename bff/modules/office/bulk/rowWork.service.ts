import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { changeApplicationUnseen } from '#bff/modules/applications/index.ts';
import { familyOfList } from '../describedLists.service.ts';
import type { TakenRow } from './bulkRowWork.data.ts';
import type { BulkRunRecord } from './bulkRuns.data.ts';

export type RowWork = { readonly run: BulkRunRecord; readonly row: TakenRow };

type Step = (scope: Scope, work: RowWork) => Promise<void>;

export type Work = {
  readonly does: Step;
  readonly undoes: Step;
  /**
   * How many are done in one transaction, side by side. More than one where no row touches what another one does, or
   * the database refuses it: two of one new corporation are refused, and then done one after the other.
   */
  readonly rowsAtOnce: number;
  /** The rows of one my page are done together, by the first of them that is left. */
  readonly isFirstOfMyPage?: boolean;
};

/** Enough to make the price of a statement small; held no longer than anybody notices. */
export const MANY = 25;

/** @throws INTERNAL_ERROR for a row without a record; the database's CHECK keeps others out */
export const held = <Value>(value: Value | null): Value => {
  if (value === null) throw new ApiError('INTERNAL_ERROR', { cause: new Error('a row without its record') });
  return value;
};

/** The list was checked at the dry run. */
export const targetOf = ({ run, row }: RowWork) => ({
  family: familyOf(familyOfList(run.list as Parameters<typeof familyOfList>[0]) ?? undefined),
  id: held(row.applicationId),
});

/** One application by the same rules as alone, whatever of it is seen. */
export const changeApplication = async (
  scope: Scope,
  work: RowWork,
  command: Omit<Parameters<typeof changeApplicationUnseen>[2], 'fields'>,
  version: number | null,
): Promise<void> =>
  changeApplicationUnseen(scope, targetOf(work), { ...command, fields: {} }, version ?? undefined);
