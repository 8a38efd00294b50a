import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

type Subject = Pick<components['schemas']['PendingAct'], 'subjectKind' | 'subjectId' | 'mypageId'>;

const pages: { readonly [kind in Subject['subjectKind']]?: (id: number) => string } = {
  MachineKey: () => adminPaths.machineKeys,
  Webhook: adminPaths.webhook,
  Payment: adminPaths.payout,
  PaymentBatch: adminPaths.payoutBatch,
  SecondFactorSetting: () => adminPaths.adminUsers,
};

/** Where the record is that something is asked about; null: it is not there yet, or has no page. */
export const hrefOfSubject = ({ subjectKind, subjectId, mypageId }: Subject): string | null => {
  if (subjectId === null) return null;
  const page = pages[subjectKind];
  if (page !== undefined) return page(Number(subjectId));
  return mypageId === null ? null : adminPaths.myPage(mypageId);
};
