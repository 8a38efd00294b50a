import type { Actor, Person } from '../core/actor.ts';
import type { Database, Db } from '../core/database.ts';
import { inTransaction } from '../data/engine/transaction.ts';
import { noteChange } from '../data/replica/lastChanges.ts';
import type { Replica } from '../data/replica/replica.ts';
import { accountKeyOf } from '../services/sessions/sessions.ts';

/** Connected systems change nothing, which they would have to find again. */
const hasChanges = (actor: Actor | undefined): actor is Person =>
  actor !== undefined && actor.kind !== 'machine';

/** Which of the database's servers a scope reads and writes at. Without a replica there is only the one. */
export const createReadPlaces = (database: Database, replica: Replica | undefined) => {
  const isOutside = (db: Db): boolean => db === database.client || db === replica?.client;

  const transact = <T>(actor: Actor | undefined, work: (db: Db) => Promise<T>): Promise<T> =>
    inTransaction(database, async (db) => {
      const result = await work(db);
      if (replica !== undefined && hasChanges(actor)) await noteChange(db, accountKeyOf(actor));
      return result;
    });

  return {
    /** Whether no transaction is open. */
    isOutside,
    /** Where the same scope writes: in its transaction, and outside of one never at the replica. */
    writing: <Part extends { readonly db: Db }>(scope: Part): Part =>
      isOutside(scope.db) ? { ...scope, db: database.client } : scope,
    /** A change; from then on its caller has changed something. */
    transact,
    /** Where a read may go that may be late; its caller finds what he has changed himself. */
    late: async (actor: Actor | undefined): Promise<Db> =>
      (await replica?.clientFor(hasChanges(actor) ? accountKeyOf(actor) : undefined)) ?? database.client,
  };
};
