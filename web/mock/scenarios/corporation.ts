import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked } from '../rows.ts';
import { officeDayWorld, officeWorld } from '../world/world.ts';
import { noListViews } from './lists/listViews.ts';
import { mailCopies } from './lists/mailCopies.ts';

type Schemas = components['schemas'];

const listOf = <Item>(items: readonly Item[]) => ({
  items: [...items],
  nextCursor: null,
  total: items.length,
});

const [first, ...others] = officeWorld.saw('listCorporations').items;
const [, itsUser] = officeWorld.saw('listCorporationUsers', 1).items;
if (first === undefined || itsUser === undefined) throw new Error('a corporation with a person');

/** 株式会社みらい食堂: the office has written something down about it. */
export const aCorporation: Schemas['Corporation'] = {
  ...first,
  userCount: 2,
  memo: '連絡は午前中を希望（電話 9/30）。',
};

export const aCorporationUser: Schemas['CorporationUser'] = itsUser;

/** Has not set a password yet. */
const newUser: Schemas['CorporationUser'] = {
  ...itsUser,
  id: 16,
  name: '若葉 さとみ',
  email: 'mirai-keiri@example.jp',
  isPrimary: false,
  passwordSetAt: null,
  lastLoginAt: null,
};

const corporations = [aCorporation, ...others];

const isNamed =
  (words: string) =>
  ({ name, corporateNumber }: Schemas['Corporation']): boolean =>
    `${name}${corporateNumber}`.includes(words);

const account = { ...officeWorld.saw('getCorporationBankAccount', 1), isLocked: false };

/** The corporations of the demo, with everything about the first. */
export const corporationHandlers: MockHandlers = {
  ...officeWorld.handlers,
  ...noListViews,
  listCorporations: ({ query }) => reply(listOf(corporations.filter(isNamed(query.get('q') ?? '')))),
  getCorporation: recordAsked(corporations),
  updateCorporation: reply(aCorporation, aCorporation.version),
  listCorporationMailCopies: reply({ items: [...mailCopies] }),
  listCorporationUsers: reply(listOf([itsUser, newUser])),
  getCorporationBankAccount: reply(account, account.version),
  revealBankAccountNumber: reply(officeDayWorld.saw('revealBankAccountNumber', aCorporation.id)),
  listActivity: reply(officeDayWorld.saw('listActivity')),
};
