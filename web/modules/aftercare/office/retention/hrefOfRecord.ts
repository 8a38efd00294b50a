import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

type Places = Pick<
  components['schemas']['RetentionRecord'],
  'mypageId' | 'applicationId' | 'corporationId' | 'family'
>;

/** Where a record itself is; people have no page of their own, and what is gone has none. */
export const hrefOfRecord = ({ mypageId, applicationId, corporationId, family }: Places): string => {
  if (mypageId !== null) return adminPaths.myPage(mypageId);
  if (applicationId !== null && family !== null) return adminPaths.application(family, applicationId);
  return corporationId === null ? adminPaths.retention : adminPaths.corporation(corporationId);
};
