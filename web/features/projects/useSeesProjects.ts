import { AdminType } from '#web/api/generated/enums.ts';
import { useSessions } from '#web/api/services.ts';

/** Spec 6: project management is hidden for these types, though lists may name rounds for them. */
const HIDDEN_FOR: readonly AdminType[] = [AdminType.Inspector, AdminType.BackOffice];

/** Whether the caller has the project management in his menu. */
export const useSeesProjects = (): boolean => {
  const type = useSessions().adminSession.adminUser?.type;
  return type !== undefined && !HIDDEN_FOR.includes(type);
};
