import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { officeWorld } from '../../world/world.ts';
import { noListViews } from '../office/listViews.ts';

type Schemas = components['schemas'];

const administrators = officeWorld.saw('listAdminUsers');

/** Who has a type; of the two of JMAC the one who looks at the lists. */
const administratorOf = (type: AdminType): Schemas['AdminUser'] => {
  const ofType = administrators.items.filter((one) => one.type === type);
  const found = ofType.find(({ id }) => id === officeWorld.session.adminUser.id) ?? ofType[0];
  if (found === undefined) throw new Error(`The world has no administrator of type ${type}`);
  return found;
};

/** The inspector, who has a second factor and one prefecture. */
export const anInspector: Schemas['AdminUser'] = {
  ...administratorOf(AdminType.Inspector),
  version: 2,
  assignedPrefectures: [13],
  hasSecondFactor: true,
  availableActions: [
    { action: 'delete', allowed: true },
    { action: 'resetSecondFactors', allowed: true },
  ],
};

/** The session of an administrator of a type. */
export const adminSession = (type: AdminType): Schemas['AdminSession'] => {
  const { id, name, email, organization, assignedPrefectures } = administratorOf(type);
  return {
    ...officeWorld.session,
    adminUser: { id, type, name, email, organization, assignedPrefectures },
  };
};

/** Their names, and that of one who left. */
export const assigneeHandlers: MockHandlers = {
  listAssignees: reply({
    items: [
      ...officeWorld.saw('listAssignees').items,
      { id: 9, name: '退職 一郎', type: AdminType.JMAC, isActive: false },
    ],
  }),
};

/** The administrators of the demo. */
export const adminUserHandlers: MockHandlers = {
  ...noListViews,
  ...assigneeHandlers,
  listAdminUsers: reply({
    ...administrators,
    items: administrators.items.map((one) => (one.id === anInspector.id ? anInspector : one)),
  }),
  createAdminUser: reply(anInspector, anInspector.version),
  updateAdminUser: reply(anInspector, anInspector.version),
  resetSecondFactors: reply(null),
  getSecondFactorSetting: reply({ version: 2, updatedAt: '2026-11-20T05:04:30Z', demandedTypes: [0] }, 2),
  updateSecondFactorSetting: reply(
    { version: 3, updatedAt: '2026-11-20T06:00:00Z', demandedTypes: [0, 4] },
    3,
  ),
};
