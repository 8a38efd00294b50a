import type { Database, Db } from '#bff/core/database.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Replica } from '#bff/platform/database/replica/replica.ts';

/** Which of the database's servers a scope reads and writes at. Without a replica there is only the one. */
export const createReadPlaces = (database: Database, replica: Replica | undefined) => {
  const isOutside = (db: Db): boolean => db === database.client || db === replica?.client;
  return {
    /** Whether no transaction is open. */
    isOutside,
    /** Where the same scope writes: in its transaction, and outside of one never at the replica. */
    writing: <Part extends { readonly db: Db }>(scope: Part): Part =>
      isOutside(scope.db) ? { ...scope, db: database.client } : scope,
    /** Where a list is read that becomes a file, and the moment that this place has reached if it may be late. */
    ofFiles: async (): Promise<Pick<Scope, 'db' | 'readsAsOf'>> => {
      const reached = await replica?.reachedAt();
      return replica === undefined || !reached
        ? { db: database.client, readsAsOf: undefined }
        : { db: replica.client, readsAsOf: reached };
    },
  };
};
