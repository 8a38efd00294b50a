import dryRuns from '#web/mock/world/dryRuns.json?raw';
import { worldOf } from '#web/mock/world/world.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { BulkState } from './withRows.ts';

/* Runs that were tried and not begun, each beside its rows, as the server answered (scripts/capture/dryRuns.ts). */

type Schemas = components['schemas'];

const { saw, sawAll } = worldOf<Schemas['AdminSession']>(dryRuns);

/** Each of them is the one run of its story. */
const RUN_ID = 12;

/**
 * The dry run of a kind.
 * @throws Error where none of its kind was captured
 */
export const tried = (kind: Schemas['BulkRunKind']): BulkState => {
  const run = sawAll('getBulkRun').find((one) => one.kind === kind);
  if (run === undefined) throw new Error(`The world has no dry run of ${kind}`);
  return { run: { ...run, id: RUN_ID }, rows: saw('listBulkRunRows', run.id).items };
};

/** That of 採択一覧.csv by 事務局 花子 (LOOK admin-application-bulk). */
export const { run: adoptionRun, rows: adoptionRows } = tried('adoptApplications');

const [able] = adoptionRows;
if (able === undefined) throw new Error('a row');

/** A row that says nothing of its own. */
export const blankRow: Schemas['BulkRunRow'] = { ...able, makes: null, amount: null };

/** So many rows that can be declined, as a list of a whole round brings them. */
export const manyRows = (count: number): readonly Schemas['BulkRunRow'][] =>
  Array.from({ length: count }, (_, index) => ({
    ...blankRow,
    ...{ id: 1001 + index, line: index + 1, code: String(4000 + index), targetId: 1001 + index },
    ...{ name: `見本食堂${index + 1}`, status: ApplicationStatus.UnderReview, message: '不採択にできます' },
  }));
