import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import {
  createTemplate,
  deleteTemplate,
  listFilledTemplates,
  listTemplates,
  updateTemplate,
} from './templates.service.ts';

/** Answers that the office gives often. */
export const threadTemplateRoutes = {
  listThreadTemplates: async (_request, scope) => ok(wire({ items: await listTemplates(scope) })),
  listFilledThreadTemplates: async ({ path }, scope) =>
    ok({ items: await listFilledTemplates(scope, path.id) }),
  createThreadTemplate: async ({ body }, scope) => {
    const made = await createTemplate(scope, body);
    return created(wire(made), {
      version: made.version,
      location: `/api/admin/thread_template/${made.id}`,
    });
  },
  updateThreadTemplate: async ({ path, body, ifMatchVersion }, scope) => {
    const changed = await updateTemplate(scope, path.id, body, ifMatchVersion);
    return ok(wire(changed), { version: changed.version });
  },
  deleteThreadTemplate: async ({ path, ifMatchVersion }, scope) => {
    await deleteTemplate(scope, path.id, ifMatchVersion);
    return noContent();
  },
} satisfies Partial<Handlers>;
