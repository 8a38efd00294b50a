import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { corporationList } from './corporations.list.ts';
import {
  createCorporation,
  deleteCorporation,
  getCorporation,
  updateCorporation,
} from './corporations.service.ts';
import {
  createCorporationUser,
  deleteCorporationUser,
  getCorporationUser,
  sendCorporationUserPasswordReset,
  updateCorporationUser,
} from './corporationUsers.service.ts';
import type { CorporationUserView } from './corporationUserViews.service.ts';
import type { CorporationView } from './corporationViews.service.ts';
import { exportCorporationUsers } from './exportCorporationUsers.service.ts';

const present = (view: CorporationView) => wire(view);

const presentUser = (view: CorporationUserView) => wire(view);

const keyOf = ({ corpId, userId }: { corpId: number; userId: number }) => ({
  corporationId: corpId,
  id: userId,
});

export const corporationRoutes = {
  exportCorporationUsers: async ({ query }, scope) => {
    return streamed(await exportCorporationUsers(scope, corporationList.askedFileOf(query)));
  },
  createCorporation: async ({ body }, scope) => {
    const view = await createCorporation(scope, body);
    return created(present(view), { version: view.version, location: `/api/admin/corporation/${view.id}` });
  },
  getCorporation: async ({ path }, scope) => {
    const view = await getCorporation(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  updateCorporation: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateCorporation(scope, path.id, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteCorporation: async ({ path, ifMatchVersion }, scope) => {
    await deleteCorporation(scope, path.id, ifMatchVersion);
    return noContent();
  },
  createCorporationUser: async ({ path, body }, scope) => {
    const view = await createCorporationUser(scope, path.corpId, body);
    return created(presentUser(view), {
      version: view.version,
      location: `/api/admin/corporation/${path.corpId}/user/${view.id}`,
    });
  },
  getCorporationUser: async ({ path }, scope) => {
    const view = await getCorporationUser(scope, keyOf(path));
    return ok(presentUser(view), { version: view.version });
  },
  updateCorporationUser: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateCorporationUser(scope, keyOf(path), body, ifMatchVersion);
    return ok(presentUser(view), { version: view.version });
  },
  deleteCorporationUser: async ({ path, ifMatchVersion }, scope) => {
    await deleteCorporationUser(scope, keyOf(path), ifMatchVersion);
    return noContent();
  },
  sendCorporationUserPasswordReset: async ({ path, body }, scope) => {
    await sendCorporationUserPasswordReset(scope, keyOf(path), body.projectID);
    return noContent();
  },
} satisfies Partial<Handlers>;
