import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { himawariWorld } from '../../world/world.ts';
import type { Section } from './sectionParts.ts';

const seen = himawariWorld.saw('getUserSection', 134);

/** 納品書（2-3） of 株式会社ひまわり給食センター: returned with seven findings, five of them answered, one in two paragraphs. */
export const returnedSection: Section = {
  ...seen,
  voucherGroup: '厨房機器一式／見本厨房株式会社',
  returnItems: seen.returnItems.map((item) => ({
    ...item,
    comment: item.comment.replace(/。(?=.)/, '。\n'),
  })),
};

/** The same paper before it was first handed in. */
export const freshSection: Section = {
  ...returnedSection,
  ...{ status: DocumentCheckStatus.Incomplete, version: 1 },
  ...{ dueOn: '2026-12-02', returnDueOn: null, daysLeft: 7, submittedAt: null, openedAt: null },
  ...{ files: [], fileCount: 0, returnItems: [], returnItemCount: 0, openReturnItemCount: 0 },
  ...{ checks: [], history: [], receipts: [] },
  availableActions: [
    { action: 'submit', allowed: false, reason: 'ファイルを1件以上登録すると提出できます' },
    { action: 'resubmit', allowed: false },
    { action: 'pullBack', allowed: false },
  ],
};

/** Handed in, not opened by the desk yet: it can be pulled back. */
export const submittedSection: Section = {
  ...returnedSection,
  ...{ status: DocumentCheckStatus.Confirming, version: 7, daysLeft: null },
  ...{ openedAt: null, submittedAt: '2026-11-20T02:04:37.000Z' },
  submitterComment: '2回に分けて納品されたため、納品書が2枚あります。',
  ...{ returnItems: [], returnItemCount: 0, openReturnItemCount: 0 },
  files: returnedSection.files.map((file) => ({ ...file, isSubmitted: true })),
  availableActions: [
    { action: 'submit', allowed: false },
    { action: 'resubmit', allowed: false },
    { action: 'pullBack', allowed: true },
  ],
};

/** Everything in order. */
export const confirmedSection: Section = {
  ...submittedSection,
  status: DocumentCheckStatus.Confirmed,
  openedAt: '2026-11-20T05:00:00.000Z',
  availableActions: [{ action: 'pullBack', allowed: false, reason: '確認が終わっています' }],
};
