import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { officeWorld } from '../../world/world.ts';
import { noListViews } from '../office/listViews.ts';

type Schemas = components['schemas'];

const round = officeWorld.saw('listProjects').items.find(({ id }) => id === 10);
if (round === undefined) throw new Error('The world has no round 10');

/** The open round of the sixth programme with one document, which comes under a condition, and one item to score. */
export const aProject: Schemas['Project'] = {
  ...round,
  documentRules: round.documentRules
    .filter(({ label }) => label === '見積書（応募時）')
    .map((rule) => ({
      ...rule,
      ...{ sectionKind: 1, uploader: 1 },
      condition: '機械・設備費が50万円以上の場合',
      ...{ dueDays: 30, dueFrom: 'adoptedOn' },
      guidance: '宛名・日付・金額・内訳が読めるものを出してください。',
    })),
  scoringItems: round.scoringItems?.slice(0, 1) ?? null,
  materials: [],
  templates: [],
};

const [important] = officeWorld.saw('listAnnouncements', 5).items.filter(({ isImportant }) => isImportant);
if (important === undefined) throw new Error('The world has no announcement that matters');

/** What was announced elsewhere, as if it were of this round: one of three has opened it. */
export const anAnnouncement: Schemas['Announcement'] = {
  ...important,
  projectId: aProject.id,
  receiverCount: 3,
  readCount: 1,
};

/** One open round with one announcement. */
export const projectHandlers: MockHandlers = {
  ...noListViews,
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  getProject: recordAsked([aProject]),
  updateProject: reply(aProject, aProject.version + 1),
  createProject: reply(aProject, 1),
  listAnnouncements: reply({ items: [anAnnouncement], nextCursor: null, total: 1 }),
};
