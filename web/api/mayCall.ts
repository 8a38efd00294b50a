import { AdminType } from './generated/enums.ts';
import { operationFacts } from './generated/operations.ts';
import { useSessions } from './services.ts';

export type OperationId = keyof typeof operationFacts;

type Facts = { readonly security: readonly Readonly<Record<string, readonly string[] | undefined>>[] };

const FACTS: Readonly<Record<OperationId, Facts>> = operationFacts;

const ROLE_NAMES = new Map<AdminType, string>(Object.entries(AdminType).map(([name, type]) => [type, name]));

/** Whether the contract lets administrators of this type call an operation: menus and buttons follow it. */
export const mayCall = (operationId: OperationId, type: AdminType): boolean => {
  const { security } = FACTS[operationId];
  const role = ROLE_NAMES.get(type) ?? '';
  return security.length === 0 || security.some(({ adminSession }) => adminSession?.includes(role) ?? false);
};

/** `mayCall` for the administrator who is logged in; nothing is allowed without one. */
export const useMayCall = (): ((operationId: OperationId) => boolean) => {
  const type = useSessions().adminSession.adminUser?.type;
  return (operationId) => type !== undefined && mayCall(operationId, type);
};
