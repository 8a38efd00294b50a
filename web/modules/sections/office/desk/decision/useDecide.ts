import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useSendDecision } from '#web/parts/desk/decision/useSendDecision.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import type { Section, SectionUpdate } from '../../sectionTypes.ts';
import { queueSearch } from '../queue/reviewQueue.ts';
import type { ReviewQueue } from '../queue/useReviewQueue.ts';
import type { DeskAction } from './decisions.ts';
import type { SendChange } from './useSectionChange.ts';

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

/** Takes a decision about the section on the desk; the next document of the pile comes then. */
export const useDecide = ({ section, queue, settle, send, onDone }: Ports) => {
  const navigate = useNavigate();
  const undoForward = useUndoForward(section);
  const { take, isBusy } = useSendDecision({ pile: queue, settle, onDone });
  const { id, mypageId } = section;
  const title = sectionName(section);

  const backHref = myPagePaths.desk(mypageId, id, queueSearch({ ...queue.queue, at: queue.at }));
  const actionAfter = (action: DeskAction) =>
    action === 'forward'
      ? { label: t((w) => w.done.undo), onSelect: () => void undoForward() }
      : { label: t((w) => w.done.open), onSelect: () => void navigate(backHref) };

  /** @returns whether it was done */
  const decide = (change: Change & { action: DeskAction }): Promise<boolean> =>
    take({
      send: async () => (await send(change)).record !== null,
      message: t((w) => w.done[change.action], { title }),
      action: actionAfter(change.action),
    });
  return { decide, isBusy };
};
