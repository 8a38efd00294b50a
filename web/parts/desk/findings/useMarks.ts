import { useState } from 'react';
import type { FileMark, MarkBox } from '#ui-kit/FileViewer/index.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { findingFieldId } from './FindingCard.tsx';
import type { Finding } from './findings.ts';
import { type FindingDrafts, focusFinding } from './useFindingNotes.ts';

/** The mark of a finding on its page; none for the document as a whole. */
const markOf = ({ id, page, area }: Finding, index: number): FileMark[] => {
  if (page === null || area === null) return [];
  return [{ id, label: String(index + 1), name: t((w) => w.findings.markName, { page }), page, box: area }];
};

/** The marks of the findings that lie on a file, with the numbers of their cards. */
export const marksOn = (findings: readonly Finding[], fileId: string | null): FileMark[] =>
  findings.flatMap((finding, index) => (finding.fileId === fileId ? markOf(finding, index) : []));

/** The areas of the findings on the open file: which one is drawn, which one is current. */
export const useMarks = ({ findings, add, change }: FindingDrafts, fileId: string | null) => {
  /** The finding that gets the next drawn area; `new` makes one. */
  const [drawing, setDrawing] = useState<string | null>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);

  const drawn = (page: number, area: MarkBox): void => {
    const id = drawing === 'new' || drawing === null ? add({ page, area }) : drawing;
    if (id === drawing) {
      change(id, { fileId, page, area });
      focusFinding(id);
    }
    setDrawing(null);
    setCurrentId(id);
  };
  const showFinding = (mark: FileMark): void => {
    setCurrentId(mark.id);
    const field = document.getElementById(findingFieldId(mark.id));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return { marks: marksOn(findings, fileId), drawing, setDrawing, currentId, drawn, showFinding };
};

export type DeskMarks = ReturnType<typeof useMarks>;
