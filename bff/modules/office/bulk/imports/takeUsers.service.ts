import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type CorporationUserInput,
  createCorporationUser,
  deleteCorporationUser,
  findUserAnywhere,
  type NewCorporationUserInput,
  updateCorporationUser,
} from '#bff/modules/corporations/index.ts';
import type { TakenRow } from '../bulkRowWork.data.ts';
import { keepImported } from '../importRows.data.ts';
import { importTexts as texts } from './imports.words.ts';

type NewUser = NewCorporationUserInput & { readonly corporationId: number };

const write = async (scope: Scope, { corporationUserId, input, targetVersion }: TakenRow) => {
  // The dry run has read and checked what is kept here.
  if (corporationUserId === null) {
    const { corporationId, ...person } = input as NewUser;
    return createCorporationUser(scope, corporationId, person);
  }
  const key = await findUserAnywhere(scope, corporationUserId);
  return updateCorporationUser(scope, key, input as CorporationUserInput, targetVersion ?? undefined);
};

/**
 * Takes a row over as the caller would alone: who is new is mailed the link to set his password.
 * @throws NOT_FOUND, RECORD_CHANGED, EMAIL_ALREADY_EXISTS when somebody took the address meanwhile
 */
export const takeUser = async (scope: Scope, row: TakenRow): Promise<void> => {
  const { id, version } = await write(scope, row);
  await keepImported(scope.db, [{ rowId: row.id, corporationUserId: id, version }]);
};

/** @throws RECORD_CHANGED for one who was changed, or has set his password, since he was imported */
export const takeBackUser = async (scope: Scope, row: TakenRow): Promise<void> => {
  if (row.corporationUserId === null)
    throw new ApiError('INTERNAL_ERROR', { cause: new Error('a row without its user') });
  const { id, corporationId, passwordSetAt, version } = await findUserAnywhere(scope, row.corporationUserId);
  if (passwordSetAt !== null && row.before === null)
    throw new ApiError('RECORD_CHANGED', { detail: texts.undoUsed });
  if (version !== row.targetVersion) throw new ApiError('RECORD_CHANGED', { detail: texts.undoChanged });
  const key = { id, corporationId };
  if (row.before === null) await deleteCorporationUser(scope, key, version);
  else await updateCorporationUser(scope, key, row.before as CorporationUserInput, version);
};
