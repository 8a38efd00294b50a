import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { officeWorld, operationsWorld } from '../../world/world.ts';
import { noListViews } from '../office/listViews.ts';

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

const { items: told } = operationsWorld.saw('listActivity');

/** The office has checked the account since. */
const checked = told.slice(0, 1).map((row) => ({
  ...row,
  ...{ id: row.id + 1, at: '2026-08-16T05:10:00Z', action: 'confirmed' as const },
  summary: '振込先口座を通帳の写しと照らして確認しました。',
  ...{ isOnBehalf: false, reason: null, changes: [] },
}));

/** The corporations of the demo, with everything about the first. */
export const corporationHandlers: MockHandlers = {
  ...officeWorld.handlers,
  ...noListViews,
  listCorporations: ({ query }) => reply(listOf(corporations.filter(isNamed(query.get('q') ?? '')))),
  getCorporation: recordAsked(corporations),
  updateCorporation: reply(aCorporation, aCorporation.version),
  listCorporationMailCopies: reply(operationsWorld.saw('listCorporationMailCopies', 4)),
  listCorporationUsers: reply(listOf([itsUser, newUser])),
  getCorporationBankAccount: reply(account, account.version),
  revealBankAccountNumber: reply(operationsWorld.saw('revealBankAccountNumber', 1)),
  listActivity: reply(listOf([...checked, ...told])),
};
