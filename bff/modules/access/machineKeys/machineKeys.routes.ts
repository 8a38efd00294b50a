import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import {
  changeMachineKey,
  createMachineKey,
  getMachineKey,
  type IssuedKey,
  listMachineKeys,
  rotateMachineKey,
  stopMachineKey,
} from './machineKeys.service.ts';
import type { MachineKeyView } from './machineKeyViews.service.ts';

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
