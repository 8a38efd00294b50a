import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useAnswering } from '#web/parts/desk/checklist/useAnswering.ts';
import { useDeskFile } from '#web/parts/desk/files/useDeskFile.ts';
import { useFindingNotes } from '#web/parts/desk/findings/useFindingNotes.ts';
import { useMarks } from '#web/parts/desk/findings/useMarks.ts';
import { useRecordKeys } from '#web/parts/desk/shortcuts/useRecordKeys.ts';
import type { Section } from '../sectionTypes.ts';
import { decisionsOf, mayReturn } from './decision/decisions.ts';
import { useDecisions } from './decision/useDecisions.ts';
import { useSectionChange } from './decision/useSectionChange.ts';
import type { ReviewQueue } from './queue/useReviewQueue.ts';
import { useMarkOpened } from './useMarkOpened.ts';

type DeskPorts = { section: Section; etag: string | null; queue: ReviewQueue };

/** The parts of the desk of one document, tied together: file, findings, checklist, decisions and keys. */
export const useDesk = ({ section, etag, queue }: DeskPorts) => {
  const offered = decisionsOf(section);
  const file = useDeskFile(section);
  const notes = useFindingNotes({
    record: section,
    target: { section_id: section.id },
    open: file,
    mayWrite: mayReturn(offered),
  });
  const marks = useMarks(notes, file.file?.id ?? null);
  const change = useSectionChange(section, etag);
  useMarkOpened(section, change);
  const checklist = useAnswering({
    record: section,
    isInHand: section.status === DocumentCheckStatus.Confirming,
    etag,
    send: change.send,
    onAnswer: notes.follow,
  });
  const decisions = useDecisions({
    section,
    queue,
    offered,
    notes,
    checklist,
    send: change.send,
    isNewest: change.isNewest,
  });
  const keys = useRecordKeys(
    { pile: queue, checklist },
    {
      n: notes.addBlank,
      r: () => decisions.press(offered.back),
      a: () => decisions.press(offered.forth),
    },
  );
  return { file, notes, marks, checklist, decisions, change, keys };
};

export type DeskParts = ReturnType<typeof useDesk>;
