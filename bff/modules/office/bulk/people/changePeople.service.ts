import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  findUserAnywhere,
  hasPrimaryContact,
  sendCorporationUserPasswordReset,
  updateCorporationUser,
} from '#bff/modules/corporations/index.ts';
import { unsendMessage } from '../messages/sendMessage.service.ts';
import { held, type RowWork, type Work } from '../rowWork.service.ts';
import { bulkPeopleTexts as texts } from './bulkPeople.words.ts';

/* One person of a business, as one would alone. */

const refused = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

export const inviteCorporationUsers: Work = {
  rowsAtOnce: 1,
  does: async (scope, { run, row }) => {
    const { id, corporationId, passwordSetAt } = await findUserAnywhere(scope, held(row.corporationUserId));
    if (passwordSetAt !== null) throw refused(texts.hasPassword);
    await sendCorporationUserPasswordReset(scope, { id, corporationId }, held(run.projectId));
  },
  undoes: unsendMessage,
};

const userOf = async (scope: Scope, { row }: RowWork) => findUserAnywhere(scope, held(row.corporationUserId));

/** Writes whether somebody may log in. @throws NOT_FOUND, RECORD_CHANGED, EMAIL_ALREADY_EXISTS */
const write = async (scope: Scope, work: RowWork): Promise<void> => {
  const key = await userOf(scope, work);
  const { input, targetVersion } = work.row;
  await updateCorporationUser(scope, key, held(input), targetVersion ?? undefined);
};

/** @throws RECORD_CHANGED where somebody has changed it since */
const assertStill = (isActive: boolean, wanted: boolean): void => {
  if (isActive !== wanted) throw new ApiError('RECORD_CHANGED', { detail: texts.undoChanged });
};

/** Who was the primary contact is it again, unless somebody else has become it. */
const primaryAgain = async (scope: Scope, corporationId: number, work: RowWork): Promise<boolean> => {
  // The dry run has written it.
  const { isPrimary } = held(work.row.before) as { readonly isPrimary: boolean };
  const place = { corporationId, projectId: held(work.run.projectId) };
  return isPrimary && !(await hasPrimaryContact(scope.db, place));
};

export const stopCorporationUsers: Work = {
  rowsAtOnce: 1,
  does: write,
  undoes: async (scope, work) => {
    const user = await userOf(scope, work);
    assertStill(user.isActive, false);
    const isPrimary = await primaryAgain(scope, user.corporationId, work);
    await updateCorporationUser(scope, user, { isActive: true, isPrimary }, user.version);
  },
};

export const resumeCorporationUsers: Work = {
  rowsAtOnce: 1,
  does: write,
  undoes: async (scope, work) => {
    const user = await userOf(scope, work);
    assertStill(user.isActive, true);
    await updateCorporationUser(scope, user, { isActive: false }, user.version);
  },
};
