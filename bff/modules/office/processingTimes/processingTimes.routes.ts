import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { getProcessingTimes, measureNow } from './processingTimes.service.ts';
import { listApplicantWaiting, listUserWaiting } from './waiting.service.ts';

/** How long things take with the office, and what waits for it. */
export const processingTimeRoutes = {
  listProcessingTimes: async ({ path }, scope) => ok(wire(await getProcessingTimes(scope, path.id))),
  measureProcessingTimes: async ({ path }, scope) => ok(wire(await measureNow(scope, path.id))),
  listUserWaiting: async ({ query: { mypageID: mypageId, sectionId } }, scope) =>
    ok(wire(await listUserWaiting(scope, { mypageId, sectionId }))),
} satisfies Partial<Handlers>;

/** The same for applicants of every family. */
export const applicantWaitingRoutes = familyHandlers({
  'list{Family}ApplicationWaiting': (family) => async (_request, scope) =>
    ok(wire(await listApplicantWaiting(scope, family))),
});
