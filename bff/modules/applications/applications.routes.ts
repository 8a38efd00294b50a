import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { ok } from '#bff/http/reply.ts';
import { familyRoutes } from './applicationFamily.routes.ts';
import { getForm, getLoginTarget } from './apply/publicForm.service.ts';

/** The form of a round, and where an application's log-in is; both without a session. */
const publicRoutes = {
  getFormDefinition: async ({ path }, scope) => {
    const { form, version } = await getForm(scope, path.projectId);
    return ok(form, { version });
  },
  getApplicationLoginTarget: async ({ path }, scope) => ok(await getLoginTarget(scope, path.applicationId)),
} satisfies Partial<Handlers>;

/** Applications of every family, for applicants and for the desk (spec 7 "Application family"). */
export const applicationRoutes = {
  ...publicRoutes,
  ...familyHandlers({
    'create{Family}Application': (family) => familyRoutes(family).create,
    'get{Family}ApplicationSelf': (family) => familyRoutes(family).readSelf,
    'update{Family}ApplicationSelf': (family) => familyRoutes(family).updateSelf,
    'confirm{Family}ApplicationEmail': (family) => familyRoutes(family).confirmEmail,
    'send{Family}ApplicationEmailConfirmation': (family) => familyRoutes(family).resendConfirmation,
    'get{Family}Application': (family) => familyRoutes(family).read,
    'update{Family}Application': (family) => familyRoutes(family).update,
    'delete{Family}Application': (family) => familyRoutes(family).remove,
    'sendAdmin{Family}ApplicationPasswordReset': (family) => familyRoutes(family).sendReset,
  }),
} satisfies Partial<Handlers>;
