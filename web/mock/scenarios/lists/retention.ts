import { RetentionKind, RetentionState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

type Schemas = components['schemas'];
type RetentionRecord = Schemas['RetentionRecord'];

const aHold: Schemas['RetentionHold'] = {
  version: 1,
  reason: '会計検査院の実地検査の対象のため',
  untilOn: '2027-12-31',
  heldByName: '事務局 花子',
  heldAt: '2026-11-20T05:04:30Z',
};

const due: RetentionRecord = {
  id: 'application-12',
  kind: RetentionKind.ClosedApplication,
  state: RetentionState.Due,
  displayCode: '2005',
  name: '株式会社みらい食堂',
  projectId: 3,
  projectName: '成長支援 第1次',
  countedOn: '2021-03-31',
  dueOn: '2026-04-01',
  mypageId: null,
  applicationId: 12,
  corporationId: null,
  family: 'general',
  hold: null,
};

const held: RetentionRecord = {
  ...due,
  ...{ id: 'mypage-31', kind: RetentionKind.Undertaking, state: RetentionState.Held },
  ...{
    displayCode: '2011',
    name: '有限会社ひまわり製麺',
    mypageId: 31,
    applicationId: 13,
    family: null,
    hold: aHold,
  },
};

const draft: RetentionRecord = {
  ...due,
  ...{ id: 'draft-44', kind: RetentionKind.Draft, displayCode: null, name: '優 しおり', applicationId: 44 },
  ...{ countedOn: '2026-06-30', dueOn: '2026-09-28' },
};

const stopped: RetentionRecord = {
  ...due,
  ...{ id: 'admin-9', kind: RetentionKind.AdminUser, state: RetentionState.Coming, displayCode: null },
  ...{ name: '検査 誠', projectId: null, projectName: null, countedOn: '2026-08-20', dueOn: '2027-08-20' },
  ...{ applicationId: null, family: null },
};

/** What was over longest comes first. */
export const retentionRecords: readonly RetentionRecord[] = [due, held, draft, stopped];

/** One as long as the contract lets it be. */
export const longRetentionRecord: RetentionRecord = {
  ...held,
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
  listRetentionRecords: ({ query }) => {
    const [states, kinds] = [query.getAll('state'), query.getAll('kind')];
    const items = retentionRecords.filter(
      ({ state, kind }) =>
        (states.length === 0 || states.includes(String(state))) &&
        (kinds.length === 0 || kinds.includes(String(kind))),
    );
    return reply({ items, nextCursor: null, total: items.length });
  },
  listRetentionErasures: reply({ items: [], nextCursor: null, total: 0 }),
  listProjects: reply({ items: [], nextCursor: null, total: 0 }),
  holdRetention: reply(aHold, aHold.version),
  releaseRetention: reply(null),
};
