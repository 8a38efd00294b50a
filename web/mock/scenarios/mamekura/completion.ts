import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

type Completion = components['schemas']['Completion'];

/** Everything is accepted and paid: only the day is missing. */
export const readyCompletion: Completion = {
  version: 3,
  startOn: '2026-09-14',
  plannedCompletionOn: '2026-11-20',
  completionDeadline: '2027-02-15',
  completionOn: null,
  reportDueOn: null,
  earliestOn: '2026-11-18',
  checks: [
    { key: 'start', label: '事業に着手している', isDone: true, isRequired: true, text: null },
    { key: 'deals', label: '支払経費一覧に取引がある', isDone: true, isRequired: false, text: null },
    { key: 'paid', label: 'すべての取引の支払が済んでいる', isDone: true, isRequired: true, text: null },
    { key: 'changes', label: '決定を待つ変更申請がない', isDone: true, isRequired: true, text: null },
  ],
  availableActions: [{ action: 'report', allowed: true }],
};

const unpaid = '支払日のない取引が2件あります。支払経費一覧に支払日を入力してから報告してください';

/** Two deals are not paid, and a change is not decided. */
export const openCompletion: Completion = {
  ...readyCompletion,
  checks: readyCompletion.checks.map((check) => {
    if (check.key === 'paid') return { ...check, isDone: false, text: unpaid };
    return check.key === 'changes'
      ? { ...check, isDone: false, text: '変更申請が決定されていません。決定の後に報告してください' }
      : check;
  }),
  availableActions: [{ action: 'report', allowed: false, reason: unpaid }],
};

/** Nothing was entered yet, not even when the work began. */
export const freshCompletion: Completion = {
  ...readyCompletion,
  startOn: null,
  earliestOn: null,
  checks: readyCompletion.checks.map((check) => {
    if (check.key === 'start')
      return { ...check, isDone: false, text: '着手日を、完了日と一緒に入力してください' };
    return check.key === 'deals'
      ? {
          ...check,
          isDone: false,
          text: '取引がまだ入力されていません。実績報告までに入力してください',
        }
      : check;
  }),
};

/** The business has reported it. */
export const reportedCompletion: Completion = {
  ...readyCompletion,
  completionOn: '2026-11-18',
  reportDueOn: '2026-12-18',
  availableActions: [{ action: 'report', allowed: false, reason: '事業の完了は報告済みです' }],
};

/** What a business sees before it reports that its work is completed. */
export const completionHandlers: MockHandlers = {
  getUserCompletion: reply(readyCompletion, readyCompletion.version),
};
