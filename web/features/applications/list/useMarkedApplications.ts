import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import type { ActKind } from '#web/bulk/types.ts';
import { useBulkSelection } from '#web/bulk/useBulkSelection.tsx';
import { useKindsFor } from '#web/bulk/useKindsFor.ts';
import { useMarkedZip } from '#web/list/useMarkedZip.tsx';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { FAMILY_OPERATIONS } from '../families.ts';

const KINDS: readonly ActKind[] = [
  ...(['adoptApplications', 'declineApplications', 'waitlistApplications'] as const),
  ...(['assignApplications', 'notifyApplications', 'issueApplicationPapers'] as const),
];

type MarkedList = Parameters<typeof useBulkSelection>[0]['state'];
type Body = components['schemas']['ApplicationSummaryList'] | undefined;

/** Marked rows and what is done with them; their files are for those who may read an application. */
export const useMarkedApplications = (family: ApplicationFamilyName, page: Body, list: MarkedList) => {
  const kinds = useKindsFor(KINDS);
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
