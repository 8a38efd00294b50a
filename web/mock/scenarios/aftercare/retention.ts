import { FourEyesAct, RetentionKind, RetentionState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { proposed, reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { officeWorld } from '../../world/world.ts';
import { aProposal } from '../access/pendingActs.ts';

type Schemas = components['schemas'];
type RetentionRecord = Schemas['RetentionRecord'];

const aHold: Schemas['RetentionHold'] = {
  version: 1,
  reason: '会計検査院の実地検査の対象のため',
  untilOn: '2027-12-31',
  heldByName: '事務局 花子',
  heldAt: '2026-11-20T05:04:30Z',
};

const records = officeWorld.saw('listRetentionRecords').items;

const record = (id: string): RetentionRecord => {
  const found = records.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The world keeps no ${id}`);
  return found;
};

/** Its time has run out. */
const OVER = { countedOn: '2021-03-31', dueOn: '2026-04-01' };

/** To be erased. */
export const dueRecord: RetentionRecord = {
  ...record('application-20'),
  ...OVER,
  state: RetentionState.Due,
};

/** Kept longer. */
export const heldRecord: RetentionRecord = {
  ...record('mypage-5'),
  ...OVER,
  state: RetentionState.Held,
  hold: aHold,
};

/** Somebody who left. */
const stopped: RetentionRecord = {
  ...record('draft-29'),
  ...{ id: 'admin-9', kind: RetentionKind.AdminUser, name: '退職 一郎', projectId: null, projectName: null },
  ...{ countedOn: '2026-08-20', dueOn: '2027-08-20', applicationId: null, family: null },
};

const others = records.filter(({ id }) => id !== dueRecord.id && id !== heldRecord.id);

/** What was over longest comes first. */
const retentionRecords: readonly RetentionRecord[] = [dueRecord, heldRecord, ...others.slice(0, 4), stopped];

/** One as long as the contract lets it be. */
export const longRetentionRecord: RetentionRecord = {
  ...heldRecord,
  name: '一般社団法人東日本食品産業持続的発展推進事業者連合会𠮷野家支部'.repeat(3).slice(0, 100),
};

const countOf = (kind: RetentionKind): Schemas['RetentionKindCount'] => {
  const rows = retentionRecords.filter((record) => record.kind === kind);
  const daysIn = (state: RetentionState) =>
    rows.filter((row) => row.state === state).map(({ dueOn }) => dueOn);
  const [dueDays, comingDays] = [daysIn(RetentionState.Due), daysIn(RetentionState.Coming)];
  return {
    kind,
    dueCount: dueDays.length,
    heldCount: daysIn(RetentionState.Held).length,
    comingCount: comingDays.length,
    oldestOn: dueDays[0] ?? null,
    nextOn: comingDays[0] ?? null,
  };
};

/** What is kept for a time. */
export const retentionHandlers: MockHandlers = {
  getRetentionOverview: reply({ items: Object.values(RetentionKind).map(countOf) }),
  listRetentionRecords: ({ query }) => reply(rowsAsked(retentionRecords, query)),
  listRetentionErasures: reply({ items: [], nextCursor: null, total: 0 }),
  listProjects: reply({ items: [], nextCursor: null, total: 0 }),
  holdRetention: reply(aHold, aHold.version),
  releaseRetention: proposed({ ...aProposal, act: FourEyesAct.HoldLifted }),
};
