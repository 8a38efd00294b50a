import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { newerEtag } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useSinglePress } from '#web/parts/api/useSinglePress.ts';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { useSection } from '#web/parts/company/useSection.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import type { DraftSaver } from './drafts/useDraftSaver.ts';
import { sectionModeOf } from './sectionMode.ts';
import { userSectionText as ts } from './userSection.words.ts';

/** Changed by somebody else since it was read (If-Match did not fit). */
const CHANGED = 412;

const hasArrived = (section: Section, before: Section): boolean =>
  sectionModeOf(section) === 'confirming' && section.receipts[0]?.id !== before.receipts[0]?.id;

const receiptPath = ({ mypage: { projectId }, id, receipts: [newest] }: Section): string =>
  newest === undefined ? userPaths.section(projectId, id) : userPaths.receipt(projectId, newest.id);

/**
 * Hands a section in. One press is one submission: a second press while it runs does nothing, the ETag refuses a second
 * one on the server, and when no answer came the page first looks whether it has arrived after all.
 */
export const useSubmitSection = (section: Section, etag: string | null, drafts: DraftSaver) => {
  const { run } = useChange('patch', '/api/user/my_page/section', { isQuiet: true });
  const read = useSection(section.id);
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const { once, isBusy } = useSinglePress();
  const [problem, setProblem] = useState<string | null>(null);

  const showReceipt = (stored: Section): void => void navigate(receiptPath(stored));

  const handIn = async (submitterComment: string): Promise<void> => {
    const { isSaved, isConflict, etag: savedEtag } = await drafts.flush();
    if (isConflict) return setProblem(ts((w) => w.submit.decide));
    if (!isSaved) return setProblem(ts((w) => w.submit.offline));
    const action = sectionModeOf(section) === 'returned' ? 'resubmit' : 'submit';
    const result = await run(
      { body: { id: section.id, action, submitterComment: submitterComment.trim() || null } },
      { ifMatch: newerEtag(savedEtag, etag) },
    );
    if (result.isOk) return showReceipt(result.body);
    if (result.error?.status === CHANGED) {
      await read.refetch();
      // In a snackbar: handed in elsewhere meanwhile, the page has nothing to hand in any more.
      return show({ message: ts((w) => w.submit.conflict), severity: 'warning' });
    }
    if (result.error !== null) return setProblem(result.error.detail ?? ts((w) => w.submit.failed));
    const now = (await read.refetch()).data?.body;
    if (now !== undefined && hasArrived(now, section)) return showReceipt(now);
    setProblem(ts((w) => w.submit.offline));
  };

  const submit = (submitterComment: string): Promise<void> =>
    once(() => {
      setProblem(null);
      return handIn(submitterComment);
    });

  return { submit, isBusy, problem };
};
