import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';

const list = operationsWorld.saw('listUserMailCopies');
const [accounts, asked] = list.items;
if (accounts === undefined || asked === undefined) throw new Error('two further addresses');

/** Further addresses of a business, as it and the office see them. */
export const mailCopyHandlers: MockHandlers = {
  listUserMailCopies: reply(list),
  createUserMailCopy: reply({ ...accounts, id: 44, version: 1, confirmedAt: null }),
  updateUserMailCopy: reply({ ...accounts, version: 3, isActive: false }),
  deleteUserMailCopy: reply(null),
  sendUserMailCopyConfirmation: reply(asked),
  confirmMailCopy: reply(operationsWorld.saw('confirmMailCopy')),
  listCorporationMailCopies: reply(operationsWorld.saw('listCorporationMailCopies', 4)),
};
