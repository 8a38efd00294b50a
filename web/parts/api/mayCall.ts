import { adminRoles } from './generated/adminRoles.ts';
import { AdminType } from './generated/enums.ts';
import { useSessions } from './services.ts';

/** Operations that some types of administrators may call and others not. */
export type GuardedOperation = keyof typeof adminRoles;

/** Whether the contract lets administrators of this type call an operation: menus and buttons follow it. */
export const mayCall = (operationId: GuardedOperation, type: AdminType): boolean =>
  (adminRoles[operationId] & (1 << type)) !== 0;

/** The types of administrators that the contract lets call an operation. */
export const typesThatMayCall = (operationId: GuardedOperation): AdminType[] =>
  Object.values(AdminType).filter((type) => mayCall(operationId, type));

/** `mayCall` for the administrator who is logged in; nothing is allowed without one. */
export const useMayCall = (): ((operationId: GuardedOperation) => boolean) => {
  const type = useSessions().adminSession.adminUser?.type;
  return (operationId) => type !== undefined && mayCall(operationId, type);
};
