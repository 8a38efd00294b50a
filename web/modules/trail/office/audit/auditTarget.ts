import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

type Entry = components['schemas']['AuditEntry'];
type Kind = Entry['targetKind'];

/** Where records of these kinds have a page of their own, by their number. */
const PAGES: { readonly [kind in Kind]?: (id: number) => string } = {
  Project: adminPaths.project,
  Corporation: adminPaths.corporation,
  MyPage: adminPaths.myPage,
  MyPageReport: adminPaths.report,
  ChangeRequest: adminPaths.change,
  AmountProposal: adminPaths.amount,
  Payment: adminPaths.payout,
  PaymentBatch: adminPaths.payoutBatch,
  Recovery: adminPaths.recovery,
  IssuedPaper: adminPaths.paper,
  Thread: adminPaths.thread,
  BulkRun: adminPaths.bulkRun,
};

/**
 * Where it is seen what an entry is about: its own page, else the section, the undertaking or the application that it
 * belongs to. Null where there is none, and where the record is gone.
 */
export const targetHref = ({ action, targetKind, targetId, mypageId, applicationId, family }: Entry) => {
  if (action === 'deleted') return null;
  const id = Number(targetId);
  const page = PAGES[targetKind];
  if (page !== undefined && Number.isSafeInteger(id)) return page(id);
  if (targetKind === 'Section' && mypageId !== null) return adminPaths.section(mypageId, id);
  if (mypageId !== null) return adminPaths.myPage(mypageId);
  return family === null || applicationId === null ? null : adminPaths.application(family, applicationId);
};
