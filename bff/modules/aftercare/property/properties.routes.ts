import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { confirmLedger, getLedger, getUserLedger } from './ledger.service.ts';
import { deleteUserProperty, splitUserProperty } from './splitProperty.service.ts';
import { updateProperty, updateUserProperty } from './updateProperty.service.ts';

/** Property that was bought with a subsidy. */
export const propertyRoutes = {
  listUserProperties: async ({ query }, scope) => ok(wire(await getUserLedger(scope, query.mypageID))),
  updateUserProperty: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateUserProperty(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  deleteUserProperty: async ({ path, ifMatchVersion }, scope) => {
    await deleteUserProperty(scope, path.id, ifMatchVersion);
    return noContent();
  },
  splitUserProperty: async ({ path }, scope) => {
    const view = await splitUserProperty(scope, path.id);
    return created(wire(view), { version: view.version, location: `/api/user/my_page/property/${view.id}` });
  },
  updateProperty: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateProperty(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  listMyPageProperties: async ({ path }, scope) => ok(wire(await getLedger(scope, path.id))),
  confirmProperties: async ({ path }, scope) => ok(wire(await confirmLedger(scope, path.id))),
} satisfies Partial<Handlers>;
