import { adminRoles } from './generated/adminRoles.ts';
import { AdminType } from './generated/enums.ts';
import type { operationFacts } from './generated/operations.ts';
import { useSessions } from './services.ts';

export type OperationId = keyof typeof operationFacts;

/** Whether the contract lets administrators of this type call an operation: menus and buttons follow it. */
export const mayCall = (operationId: OperationId, type: AdminType): boolean =>
  ((adminRoles[operationId] ?? 0) & (1 << type)) !== 0;

/** The types of administrators that the contract lets call an operation. */
export const typesThatMayCall = (operationId: OperationId): AdminType[] =>
  Object.values(AdminType).filter((type) => mayCall(operationId, type));

/** `mayCall` for the administrator who is logged in; nothing is allowed without one. */
export const useMayCall = (): ((operationId: OperationId) => boolean) => {
  const type = useSessions().adminSession.adminUser?.type;
  return (operationId) => type !== undefined && mayCall(operationId, type);
};
