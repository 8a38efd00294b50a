import type { OperationId } from '#web/api/mayCall.ts';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';

/** The addresses of the four families; one engine stands behind them (contract: AdminGeneralApplication …). */
export const FAMILY_PATHS = {
  general: { list: '/api/admin/application', one: '/api/admin/application/{id}' },
  ingredient: { list: '/api/admin/application/ingredient', one: '/api/admin/application/ingredient/{id}' },
  noto: { list: '/api/admin/application/noto', one: '/api/admin/application/noto/{id}' },
  inclusive: { list: '/api/admin/application/inclusive', one: '/api/admin/application/inclusive/{id}' },
} as const satisfies Record<ApplicationFamilyName, { list: string; one: string }>;

/** Who may read and change one of them. */
export const FAMILY_OPERATIONS = {
  general: { read: 'getGeneralApplication', change: 'updateGeneralApplication' },
  ingredient: { read: 'getIngredientApplication', change: 'updateIngredientApplication' },
  noto: { read: 'getNotoApplication', change: 'updateNotoApplication' },
  inclusive: { read: 'getInclusiveApplication', change: 'updateInclusiveApplication' },
} as const satisfies Record<ApplicationFamilyName, { read: OperationId; change: OperationId }>;
