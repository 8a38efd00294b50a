import type { Db } from '#bff/core/database.ts';
import { createApplicationsMakers } from './make/applications.ts';
import { createChecksMakers } from './make/checks.ts';
import { createMachineryMakers } from './make/machinery.ts';
import { createMoneyMakers } from './make/money.ts';
import { createMyPagesMakers } from './make/myPages.ts';
import { createPeopleMakers } from './make/people.ts';
import { createProjectsMakers } from './make/projects.ts';

/**
 * Valid rows for the tests of the database's rules: each maker inserts what its row needs, then the row itself with
 * the given columns changed. All rows are new, so that one database serves every test.
 */
export const createMakers = (db: Db) => ({
  ...createPeopleMakers(db),
  ...createProjectsMakers(db),
  ...createApplicationsMakers(db),
  ...createMyPagesMakers(db),
  ...createChecksMakers(db),
  ...createMoneyMakers(db),
  ...createMachineryMakers(db),
});

export type Makers = ReturnType<typeof createMakers>;
