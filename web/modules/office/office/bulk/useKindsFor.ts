import { AdminType } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useSessions } from '#web/parts/api/services.ts';
import type { ActKind } from './bulkTypes.ts';

/** What JMAC alone does, also with one record. */
const OF_JMAC: readonly ActKind[] = [
  ...(['adoptApplications', 'declineApplications', 'waitlistApplications'] as const),
  ...(['assignMyPages', 'changeMyPageDates', 'issuePapers', 'issueApplicationPapers'] as const),
  ...(['assignReports', 'changeReportDates', 'changeProjectDates', 'notifyCorporations'] as const),
  'settlePayouts',
  ...(['inviteCorporationUsers', 'stopCorporationUsers', 'resumeCorporationUsers'] as const),
];

/** What is done with many rows of a list, as far as the server lets the one who is logged in do it. */
export const useKindsFor = (kinds: readonly ActKind[]): readonly ActKind[] => {
  const isJmac = useSessions().adminSession.adminUser?.type === AdminType.JMAC;
  const mayTry = useMayCall()('createBulkRun');
  return mayTry ? kinds.filter((kind) => isJmac || !OF_JMAC.includes(kind)) : [];
};
