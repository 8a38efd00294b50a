import type { Handlers } from '#bff/contract/handlers.ts';
import { ok } from '#bff/contract/reply.ts';
import { getForm, getLoginTarget } from '#bff/services/applications/apply/publicForm.ts';
import { familyRoutes } from './applicationFamily.ts';

const general = familyRoutes('general');
const ingredient = familyRoutes('ingredient');
const noto = familyRoutes('noto');
const inclusive = familyRoutes('inclusive');

/** The form of a round, and where an application's log-in is; both without a session. */
const publicRoutes = {
  getFormDefinition: async ({ path }, scope) => {
    const { form, version } = await getForm(scope, path.projectId);
    return ok(form, { version });
  },
  getApplicationLoginTarget: async ({ path }, scope) => ok(await getLoginTarget(scope, path.applicationId)),
} satisfies Partial<Handlers>;

/** Applications of the four families, for applicants and for the desk (spec 7 "Application family"). */
export const applicationRoutes = {
  ...publicRoutes,

  createGeneralApplication: general.create,
  getGeneralApplicationSelf: general.readSelf,
  updateGeneralApplicationSelf: general.updateSelf,
  confirmGeneralApplicationEmail: general.confirmEmail,
  sendGeneralApplicationEmailConfirmation: general.resendConfirmation,
  listGeneralApplications: general.list,
  getGeneralApplication: general.read,
  updateGeneralApplication: general.update,
  deleteGeneralApplication: general.remove,
  sendAdminGeneralApplicationPasswordReset: general.sendReset,

  createIngredientApplication: ingredient.create,
  getIngredientApplicationSelf: ingredient.readSelf,
  updateIngredientApplicationSelf: ingredient.updateSelf,
  confirmIngredientApplicationEmail: ingredient.confirmEmail,
  sendIngredientApplicationEmailConfirmation: ingredient.resendConfirmation,
  listIngredientApplications: ingredient.list,
  getIngredientApplication: ingredient.read,
  updateIngredientApplication: ingredient.update,
  deleteIngredientApplication: ingredient.remove,
  sendAdminIngredientApplicationPasswordReset: ingredient.sendReset,

  createNotoApplication: noto.create,
  getNotoApplicationSelf: noto.readSelf,
  updateNotoApplicationSelf: noto.updateSelf,
  confirmNotoApplicationEmail: noto.confirmEmail,
  sendNotoApplicationEmailConfirmation: noto.resendConfirmation,
  listNotoApplications: noto.list,
  getNotoApplication: noto.read,
  updateNotoApplication: noto.update,
  deleteNotoApplication: noto.remove,
  sendAdminNotoApplicationPasswordReset: noto.sendReset,

  createInclusiveApplication: inclusive.create,
  getInclusiveApplicationSelf: inclusive.readSelf,
  updateInclusiveApplicationSelf: inclusive.updateSelf,
  confirmInclusiveApplicationEmail: inclusive.confirmEmail,
  sendInclusiveApplicationEmailConfirmation: inclusive.resendConfirmation,
  listInclusiveApplications: inclusive.list,
  getInclusiveApplication: inclusive.read,
  updateInclusiveApplication: inclusive.update,
  deleteInclusiveApplication: inclusive.remove,
  sendAdminInclusiveApplicationPasswordReset: inclusive.sendReset,
} satisfies Partial<Handlers>;
