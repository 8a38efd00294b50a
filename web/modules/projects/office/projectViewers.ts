import { AdminType } from '#web/parts/api/generated/enums.ts';

/** Spec 6: project management is hidden for the other types, though lists may name rounds for them. */
export const PROJECT_VIEWERS: readonly AdminType[] = [AdminType.JMAC, AdminType.MAFF, AdminType.CS];
