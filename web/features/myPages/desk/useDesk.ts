import { useState } from 'react';
import { ChecklistResult } from '#web/api/generated/enums.ts';
import type { Section } from '../types.ts';
import { useAnswering } from './check/useAnswering.ts';
import { decisionsOf, mayReturn } from './decide/decisions.ts';
import { useDecisions } from './decide/useDecisions.ts';
import { useSectionChange } from './decide/useSectionChange.ts';
import { useFindingNotes } from './find/useFindingNotes.ts';
import { useMarks } from './find/useMarks.ts';
import type { ReviewQueue } from './goOn/useReviewQueue.ts';
import { useDeskKeys } from './keys/useDeskKeys.ts';
import { useDeskFile } from './see/useDeskFile.ts';

type DeskPorts = { section: Section; etag: string | null; queue: ReviewQueue };

/** The parts of the desk of one document, tied together: file, findings, checklist, decisions and keys. */
export const useDesk = ({ section, etag, queue }: DeskPorts) => {
  const offered = decisionsOf(section);
  const file = useDeskFile(section);
  const notes = useFindingNotes(section, file, mayReturn(offered));
  const marks = useMarks(notes, file.file?.id ?? null);
  const change = useSectionChange(section, etag);
  const checklist = useAnswering({ section, etag, send: change.send, onAnswer: notes.follow });
  const { settle } = checklist;
  const decisions = useDecisions({ section, queue, offered, notes, settle, send: change.send });
  const [showsKeys, setShowsKeys] = useState(false);
  useDeskKeys({
    j: () => queue.go(queue.nextHref),
    k: () => queue.go(queue.previousHref),
    '1': () => checklist.answerCurrent(ChecklistResult.Ok),
    '2': () => checklist.answerCurrent(ChecklistResult.Finding),
    '3': () => checklist.answerCurrent(ChecklistResult.NotApplicable),
    n: notes.addBlank,
    r: () => decisions.press(offered.back),
    a: () => decisions.press(offered.forth),
    '?': () => setShowsKeys(true),
  });
  return { file, notes, marks, checklist, decisions, change, keys: { showsKeys, setShowsKeys } };
};

export type DeskParts = ReturnType<typeof useDesk>;
