import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import {
  byInstant,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import {
  corporationSearchOf,
  createCorporation,
  deleteCorporation,
  getCorporation,
  listCorporations,
  updateCorporation,
} from './corporations.service.ts';
import {
  createCorporationUser,
  deleteCorporationUser,
  getCorporationUser,
  listCorporationUsers,
  sendCorporationUserPasswordReset,
  updateCorporationUser,
} from './corporationUsers.service.ts';
import type { CorporationUserView } from './corporationUserViews.service.ts';
import type { CorporationView } from './corporationViews.service.ts';
import { exportCorporations } from './exportCorporations.service.ts';
import { exportCorporationUsers } from './exportCorporationUsers.service.ts';

const sorts: Sorts = {
  displayCode: [byNumber('id')],
  name: [byText('name')],
  nameKana: [byText('nameKana')],
  prefecture: [byNumber('prefecture')],
  updatedAt: [byInstant('updatedAt')],
};

const userSorts: Sorts = {
  name: [byText('name')],
  email: [byText('email')],
  lastLoginAt: [byInstant('lastLoginAt', 'last')],
};

const present = (view: CorporationView) => wire(view);

const presentUser = (view: CorporationUserView) => wire(view);

const keyOf = ({ corpId, userId }: { corpId: number; userId: number }) => ({
  corporationId: corpId,
  id: userId,
});

export const corporationRoutes = {
  listCorporations: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'displayCode');
    return ok(listBody(await listCorporations(scope, corporationSearchOf(query), request), request, present));
  },
  exportCorporations: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'displayCode');
    const asked = { ...fileOf(query), search: corporationSearchOf(query), keys };
    return streamed(await exportCorporations(scope, asked));
  },
  exportCorporationUsers: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'displayCode');
    const asked = { ...fileOf(query), search: corporationSearchOf(query), keys };
    return streamed(await exportCorporationUsers(scope, asked));
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
  listCorporationUsers: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, userSorts, 'name');
    const search = { corporationId: path.corpId, projectId: query.project_id, q: query.q };
    return ok(listBody(await listCorporationUsers(scope, search, request), request, presentUser));
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
