import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import type { useBulkSelection } from '#web/modules/office/office/bulk/useBulkSelection.tsx';
import { useKindsFor } from '#web/modules/office/office/bulk/useKindsFor.ts';
import { useMarkedFiles } from '#web/modules/office/office/bulk/useMarkedFiles.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
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
  const { selection, notice, dialog } = useMarkedFiles({
    ...{ list: `${family}Applications`, kinds, operation, maySave: useMayCall()(operation) },
    ...{ rows: page?.items ?? [], total: page?.total ?? 0, state: list },
  });
  return { selection, notice, dialog, mayDecide: kinds.includes('adoptApplications') };
};
