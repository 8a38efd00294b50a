import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useAnswering } from '#web/parts/desk/check/useAnswering.ts';
import { useFindingNotes } from '#web/parts/desk/find/useFindingNotes.ts';
import { useMarks } from '#web/parts/desk/find/useMarks.ts';
import { useRecordKeys } from '#web/parts/desk/keys/useRecordKeys.ts';
import { useDeskFile } from '#web/parts/desk/see/useDeskFile.ts';
import type { Section } from '../sectionTypes.ts';
import { decisionsOf, mayReturn } from './decide/decisions.ts';
import { useDecisions } from './decide/useDecisions.ts';
import { useSectionChange } from './decide/useSectionChange.ts';
import type { ReviewQueue } from './goOn/useReviewQueue.ts';
import { useSeen } from './useSeen.ts';

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
  useSeen(section, change);
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
