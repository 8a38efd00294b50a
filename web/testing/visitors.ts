import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import type { AdminType } from '#web/parts/api/generated/enums.ts';
import type { Visitor } from './testServices.ts';

/** An administrator of a type, logged in. */
export const asAdmin =
  (type: AdminType): Visitor =>
  (sessions) =>
    sessions.accept('admin', adminSession(type), 'session.secret');
