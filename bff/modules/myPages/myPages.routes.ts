import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok, streamed } from '#bff/http/reply.ts';
import { getUserCompletion } from './completion.service.ts';
import { requireUndertaking } from './holdUndertaking.service.ts';
import { exportMyPageFiles } from './list/exportMyPageFiles.service.ts';
import { myPageList } from './myPages.list.ts';
import { type AdminMyPageView, adminViewOf, type UserMyPageView } from './myPageViews.service.ts';
import { deleteMyPage } from './saveMyPageFields.service.ts';
import { getUserMyPage, updateMyPage, updateUserMyPage } from './updateMyPage.service.ts';

const present = (view: AdminMyPageView) => wire(view);
const presentOwn = (view: UserMyPageView) => wire(view);
export const myPageRoutes = {
  getUserCompletion: async ({ query }, scope) => {
    const view = await getUserCompletion(scope, query.mypageID);
    return ok(wire(view), { version: view.version });
  },
  getUserMyPage: async ({ query }, scope) => {
    const key = { projectId: query.projectID, corporationId: query.corporationID };
    const view = await getUserMyPage(scope, key);
    return ok(presentOwn(view), { version: view.version });
  },
  updateUserMyPage: async ({ body, ifMatchVersion }, scope) => {
    const view = await updateUserMyPage(scope, body, ifMatchVersion);
    return ok(presentOwn(view), { version: view.version });
  },
  exportMyPageFiles: async ({ query }, scope) =>
    streamed(await exportMyPageFiles(scope, myPageList.searchOf(query))),
  getMyPage: async ({ path }, scope) => {
    const view = await adminViewOf(scope, await requireUndertaking(scope, path.id));
    return ok(present(view), { version: view.version });
  },
  updateMyPage: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateMyPage(scope, path.id, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteMyPage: async ({ path, ifMatchVersion }, scope) => {
    await deleteMyPage(scope, path.id, ifMatchVersion);
    return noContent();
  },
} satisfies Partial<Handlers>;
