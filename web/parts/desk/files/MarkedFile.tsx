import type { ReactNode } from 'react';
import type { DeskMarks } from '../findings/useMarks.ts';
import { FilePane } from './FilePane.tsx';
import type { FileOwner } from './FileSides.tsx';
import type { DeskFileState } from './useDeskFile.ts';

type MarkedFileProps = {
  record: FileOwner;
  file: DeskFileState;
  marks: DeskMarks;
  /** Whether the caller writes findings now. */
  mayReturn: boolean;
  /** What the open file belongs to. */
  about?: ReactNode;
};

/** The file on the desk with the areas of the findings. */
export const MarkedFile = ({ record, file, marks, mayReturn, about }: MarkedFileProps) => (
  <FilePane
    record={record}
    state={file}
    about={about}
    marks={marks.marks}
    currentMarkId={marks.currentId}
    onMarkSelect={marks.showFinding}
    onDraw={mayReturn ? marks.drawn : null}
    isDrawing={marks.drawing !== null}
    onDrawing={(isDrawing) => marks.setDrawing(isDrawing ? 'new' : null)}
  />
);
