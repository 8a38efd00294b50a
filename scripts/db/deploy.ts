import { deployDatabase } from '#bff/platform/database/deployDatabase.ts';
import { withTarget } from './target.ts';

/* `db:deploy`: brings DATABASE_URL, or the embedded database, up to this release. The server does so at its start. */

const applied = await withTarget((client) => deployDatabase(client));
console.log(
  applied.length === 0 ? 'Nothing to do: the database is up to date.' : `Applied: ${applied.join(', ')}`,
);
