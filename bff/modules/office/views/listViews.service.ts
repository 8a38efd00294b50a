import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { ListName } from '#bff/parts/lists/listDescription.ts';
import { removeVersioned, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { assertConditions } from './listConditions.service.ts';
import {
  clearDefault,
  countListViews,
  deleteListView,
  findListView,
  holdViewsOf,
  insertListView,
  isNameTaken,
  type ListViewColumns,
  listListViews,
  MAX_VIEWS,
  updateListView,
  type ViewOwner,
} from './listViews.data.ts';
import { listViewMessages } from './views.words.ts';

/** What somebody wants to keep of a list. */
export type ListViewInput = ListViewColumns & { readonly list: ListName };

const viewOf = ({
  adminUserId: _adminUserId,
  ...view
}: NonNullable<Awaited<ReturnType<typeof findListView>>>) => view;

export type SavedListView = ReturnType<typeof viewOf>;

/** The caller's own views of a list, the oldest first. */
export const listViewsOf = async (scope: Scope, list: ListName): Promise<SavedListView[]> => {
  const { adminUserId } = adminOf(scope);
  return (await listListViews(scope.db, { adminUserId, list })).map(viewOf);
};

type View = ViewOwner & ListViewColumns & { readonly id: string };

/** @throws LIMIT_REACHED when there are too many, RECORD_CHANGED for a version of one that is gone */
const begin = async (scope: Scope, view: View, ifMatchVersion: number | undefined): Promise<void> => {
  if ((await countListViews(scope.db, { adminUserId: view.adminUserId, list: view.list })) >= MAX_VIEWS)
    throw new ApiError('LIMIT_REACHED', { detail: listViewMessages.tooMany });
  await writeVersioned(ifMatchVersion, async (version) =>
    version === undefined ? insertListView(scope.db, { ...view, createdAt: scope.now }) : 0,
  );
};

/** @throws NOT_FOUND when the id is another's, or of another list */
const isKnown = async (scope: Scope, { id, adminUserId, list }: View): Promise<boolean> => {
  const known = await findListView(scope.db, id);
  if (known === null) return false;
  if (known.adminUserId !== adminUserId || known.list !== list) throw new ApiError('NOT_FOUND');
  return true;
};

/**
 * Saves a view, or changes one of the caller's own.
 * @throws ACCESS_DENIED, INVALID_PARAMETER (a condition, or a name that is taken), NOT_FOUND, RECORD_CHANGED,
 *   LIMIT_REACHED
 */
export const saveListView = async (
  scope: Scope,
  id: string,
  { list, name, search, isDefault }: ListViewInput,
  ifMatchVersion: number | undefined,
): Promise<SavedListView> => {
  const { adminUserId, role } = adminOf(scope);
  const owner = { adminUserId, list };
  const columns = { name: name.trim(), search, isDefault };
  assertConditions(role, list, search);
  await holdViewsOf(scope.db, owner);
  const wasKnown = await isKnown(scope, { id, ...owner, ...columns });
  if (await isNameTaken(scope.db, owner, columns.name, id))
    throw invalidField('/name', listViewMessages.nameTaken);
  if (isDefault) await clearDefault(scope.db, owner, id);
  if (wasKnown)
    await writeVersioned(ifMatchVersion, (version) => updateListView(scope.db, { id, version }, columns));
  else await begin(scope, { id, ...owner, ...columns }, ifMatchVersion);
  const saved = await findListView(scope.db, id);
  if (saved === null) throw new ApiError('NOT_FOUND');
  return viewOf(saved);
};

/** Deletes one of the caller's own; what is gone or another's stays as it is. @throws RECORD_CHANGED */
export const removeListView = async (
  scope: Scope,
  id: string,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const known = await findListView(scope.db, id);
  if (known?.adminUserId !== adminOf(scope).adminUserId) return;
  await removeVersioned(ifMatchVersion, (version) => deleteListView(scope.db, { id, version }));
};
