import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { aProject } from '../project.ts';
import { workCountsOf } from '../workCounts.ts';
import { disposalHandlers, disposals, ownDisposalHandlers } from './disposals.ts';
import {
  emptyLine,
  freeLine,
  keptLine,
  ledgerOf,
  ownLines,
  propertyLines,
  returnedLine,
} from './propertyRows.ts';

/** What the office sees of the property of 豆くら. */
export const propertyHandlers: MockHandlers = {
  ...disposalHandlers,
  ...workCountsOf({ properties: () => propertyLines, disposals: () => disposals }),
  listMyPageProperties: reply(ledgerOf(propertyLines)),
  listProperties: ({ query }) => reply(rowsAsked(propertyLines, query)),
  updateProperty: reply(keptLine, keptLine.version),
  confirmProperties: reply(ledgerOf(propertyLines)),
  recordPropertyDisposal: reply(freeLine, freeLine.version),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

/** What the business sees and does. */
export const ownPropertyHandlers: MockHandlers = {
  ...ownDisposalHandlers,
  listUserProperties: reply(ledgerOf(ownLines)),
  updateUserProperty: reply(returnedLine, returnedLine.version),
  splitUserProperty: reply(emptyLine, emptyLine.version),
};
