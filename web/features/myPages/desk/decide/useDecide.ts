import { useRef, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useChange } from '#web/api/query.tsx';
import { useNavigate } from '#web/router/shown.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { sectionName } from '#web/text/sectionName.ts';
import { myPagePaths } from '../../myPagePaths.ts';
import type { Section, SectionUpdate } from '../../types.ts';
import { queueSearch } from '../goOn/reviewQueue.ts';
import type { ReviewQueue } from '../goOn/useReviewQueue.ts';
import type { DeskAction } from './decisions.ts';
import type { SendChange } from './useSectionChange.ts';

const t = texts('reviewDesk', words);

type Change = Omit<SectionUpdate, 'id'>;

type Ports = {
  readonly section: Section;
  readonly queue: ReviewQueue;
  readonly settle: () => Promise<boolean>;
  readonly send: SendChange;
  readonly onDone: () => void;
};

/** Sending on to the ministry can be taken back while it has not answered; nothing was told to the business. */
const useUndoForward = (section: Section) => {
  const { show } = useSnackbar();
  const takeBack = useChange('patch', '/api/admin/my_page/section');
  return async (): Promise<void> => {
    const comment = t((w) => w.done.undoComment);
    const result = await takeBack.run({ body: { id: section.id, action: 'maffSendBack', comment } });
    const message = t((w) => w.done.undone, { title: sectionName(section) });
    if (result.isOk) show({ message, severity: 'success' });
  };
};

/**
 * Takes a decision once, whatever is pressed meanwhile: first the checklist is saved, then the decision is sent,
 * then the next document of the pile comes onto the desk.
 */
export const useDecide = ({ section, queue, settle, send, onDone }: Ports) => {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const undoForward = useUndoForward(section);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { id, mypageId } = section;
  const title = sectionName(section);

  const backHref = myPagePaths.desk(mypageId, id, queueSearch({ ...queue.queue, at: queue.at }));
  const actionAfter = (action: DeskAction) =>
    action === 'forward'
      ? { label: t((w) => w.done.undo), onSelect: () => void undoForward() }
      : { label: t((w) => w.done.open), onSelect: () => void navigate(backHref) };

  /** @returns whether it was done */
  const decide = async (change: Change & { action: DeskAction }): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    const nextHref = queue.nextHrefAfterLeaving;
    try {
      if (!(await settle())) return false;
      if ((await send(change)).record === null) return false;
      onDone();
      const message = t((w) => w.done[change.action], { title });
      const moves = queue.at !== null && nextHref !== null;
      show({ message, severity: 'success', ...(moves ? { action: actionAfter(change.action) } : {}) });
      if (moves) void navigate(nextHref);
      return true;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { decide, isBusy };
};
