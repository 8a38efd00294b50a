import type { Handlers } from '#bff/contract/handlers.ts';
import { created, ok } from '#bff/contract/reply.ts';
import {
  changeMachineKey,
  createMachineKey,
  getMachineKey,
  type IssuedKey,
  listMachineKeys,
  rotateMachineKey,
  stopMachineKey,
} from '#bff/services/machineKeys/machineKeys.ts';
import type { MachineKeyView } from '#bff/services/machineKeys/machineKeyViews.ts';
import { wire } from '../present.ts';

const present = (view: MachineKeyView) => wire(view);
const presentIssued = ({ key, token }: IssuedKey) => ({ key: present(key), token });

export const machineKeyRoutes = {
  listMachineKeys: async (_request, scope) => ok({ items: (await listMachineKeys(scope)).map(present) }),
  createMachineKey: async ({ body }, scope) => {
    const issued = await createMachineKey(scope, body);
    const { id, version } = issued.key;
    return created(presentIssued(issued), { version, location: `/api/admin/machine_key/${id}` });
  },
  getMachineKey: async ({ path }, scope) => {
    const view = await getMachineKey(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  updateMachineKey: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await changeMachineKey(scope, path.id, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  rotateMachineKey: async ({ path, body }, scope) => {
    const issued = await rotateMachineKey(scope, path.id, body.graceDays);
    return ok(presentIssued(issued), { version: issued.key.version });
  },
  stopMachineKey: async ({ path }, scope) => {
    const view = await stopMachineKey(scope, path.id);
    return ok(present(view), { version: view.version });
  },
} satisfies Partial<Handlers>;
