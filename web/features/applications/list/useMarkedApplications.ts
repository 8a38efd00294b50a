import { AdminType } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useSessions } from '#web/api/services.ts';
import type { ActKind } from '#web/bulk/types.ts';
import { useBulkSelection } from '#web/bulk/useBulkSelection.tsx';
import { useMarkedZip } from '#web/list/useMarkedZip.tsx';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { FAMILY_OPERATIONS } from '../families.ts';

/** Decisions are JMAC's; who looks after an application is also said by others of the office, who write to applicants, too. */
const useKinds = (): readonly ActKind[] => {
  const isJmac = useSessions().adminSession.adminUser?.type === AdminType.JMAC;
  const mayTry = useMayCall()('createBulkRun');
  if (!mayTry) return [];
  const kinds: readonly ActKind[] = ['assignApplications', 'notifyApplications'];
  return isJmac ? ['adoptApplications', 'declineApplications', 'waitlistApplications', ...kinds] : kinds;
};

type MarkedList = Parameters<typeof useBulkSelection>[0]['state'];
type Body = components['schemas']['ApplicationSummaryList'] | undefined;

/** Marked rows and what is done with them; their files are for those who may read an application. */
export const useMarkedApplications = (family: ApplicationFamilyName, page: Body, list: MarkedList) => {
  const kinds = useKinds();
  const operation = FAMILY_OPERATIONS[family].saveFiles;
  const maySave = useMayCall()(operation);
  const { selection, dialog, ...marks } = useBulkSelection({
    list: `${family}Applications`,
    kinds,
    rows: page?.items ?? [],
    total: page?.total ?? 0,
    isWhole: maySave || kinds.length > 0,
    state: list,
  });
  const zip = useMarkedZip({ operation, conditions: list.conditions, ...marks });
  const actions = [...(maySave ? zip.actions : []), ...selection.actions];
  return {
    selection: maySave || kinds.length > 0 ? { ...selection, actions } : undefined,
    notice: zip.notice,
    dialog,
    mayDecide: kinds.includes('adoptApplications'),
  };
};
