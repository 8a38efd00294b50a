import { AuditAnchorFaultKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';

type Entry = components['schemas']['AuditEntry'];

/** The day of the stories: a decision, a look, an act on behalf, a refusal and a log-in that failed. */
const { items: entries } = operationsWorld.saw('searchAudit');

const isAsked = (entry: Entry, query: URLSearchParams): boolean =>
  (['targetKind', 'targetId', 'outcome'] as const).every(
    (name) => !query.has(name) || query.get(name) === String(entry[name]),
  );

const known = operationsWorld.saw('getAuditRecord');

/** One more of its fields was empty on that day. */
const emptied = known.fields
  .filter(({ since }) => since === null)
  .map((field) => ({
    ...field,
    ...{ field: 'returnDueOn', label: '再提出期限', thatDay: null, now: '2026/11/27' },
  }));

const record = { ...known, fields: [...known.fields, ...emptied] };

const FIRST_DAY = '2026-11-18';

const recordOn = (on: string): typeof record =>
  on < FIRST_DAY
    ? { ...record, on, entryCount: 0, laterCount: 2, fields: record.fields.slice(0, 1) }
    : { ...record, on };

const anchors = operationsWorld.saw('listAuditAnchors');
const check = operationsWorld.saw('checkAuditAnchors');

/** Five days whose ends were signed. */
export const anchorHandlers: MockHandlers = {
  listAuditAnchors: reply(anchors),
  checkAuditAnchors: reply(check),
  downloadAuditAnchor: reply(new Blob(['監査証跡の控え'], { type: 'text/plain' })),
};

const { Gone, CutOff } = AuditAnchorFaultKind;
const CUT_FROM = '2026-11-18';

/** The trail was cut off the day before yesterday, and an anchor taken away. */
export const brokenAnchorHandlers: MockHandlers = {
  ...anchorHandlers,
  listAuditAnchors: reply({
    ...anchors,
    items: anchors.items.map((anchor) => ({ ...anchor, isHeld: anchor.day < CUT_FROM })),
  }),
  checkAuditAnchors: reply({
    ...check,
    faults: [
      { day: '2026-11-17', kind: Gone },
      ...anchors.items
        .filter(({ day }) => day >= CUT_FROM)
        .map(({ day }) => ({ day, kind: CutOff }))
        .toReversed(),
    ],
  }),
};

/** One day of the trail. */
export const auditHandlers: MockHandlers = {
  searchAudit: ({ query }) => {
    const items = entries.filter((entry) => isAsked(entry, query));
    return reply({ items, nextCursor: null, total: items.length });
  },
  getAuditRecord: ({ query }) => reply(recordOn(query.get('on') ?? record.on)),
};

/** The same record after it was deleted. */
export const deletedRecordHandlers: MockHandlers = {
  ...auditHandlers,
  getAuditRecord: ({ query }) => reply({ ...recordOn(query.get('on') ?? record.on), isDeleted: true }),
};

/** A record of which nothing was ever changed. */
export const unchangedRecordHandlers: MockHandlers = {
  ...auditHandlers,
  getAuditRecord: reply({ ...record, laterCount: 0, fields: [] }),
};
