import type { ComponentProps } from 'react';
import { pageDrawerOf } from '#web/parts/viewer/index.ts';
import { type DeskFileState, pageCountOf } from '../files/useDeskFile.ts';
import { dueRefusalOf } from '../recordChange/dueRefusal.ts';
import { FindingsSection } from './FindingsSection.tsx';
import type { DueDay } from './useDueDay.ts';
import type { FindingDrafts } from './useFindingNotes.ts';
import type { DeskMarks } from './useMarks.ts';

/** The parts of a desk that its findings are written with. */
export type WritingParts = {
  readonly file: DeskFileState;
  readonly notes: FindingDrafts;
  readonly marks: DeskMarks;
  readonly decisions: { readonly mayReturn: boolean; readonly hasTried: boolean; readonly due: DueDay };
  readonly change: { readonly trouble: Parameters<typeof dueRefusalOf>[0] };
};

/** What a desk says in words of its own. */
type OwnWords = Pick<ComponentProps<typeof FindingsSection>, 'places' | 'dueAt' | 'noneText'>;

/** The findings that may be written now, or were before the record came into other hands. */
export const DeskFindings = ({ desk, ...words }: { desk: WritingParts } & OwnWords) => {
  const { file: open, notes, marks, decisions, change } = desk;
  if (!decisions.mayReturn && notes.findings.length === 0) return null;
  return (
    <FindingsSection
      {...words}
      findings={notes.findings}
      marks={marks.marks}
      pageCount={pageCountOf(open)}
      renderPage={open.file === null ? null : pageDrawerOf(open.content, open.file.fileName)}
      drawingId={marks.drawing}
      hasTried={decisions.hasTried}
      due={decisions.due}
      dueRefusal={dueRefusalOf(change.trouble, decisions.due.day)}
      mayReturn={decisions.mayReturn}
      onAdd={notes.addBlank}
      onChange={notes.change}
      onRemove={notes.remove}
      onDraw={(id) => marks.setDrawing(marks.drawing === id ? null : id)}
      onTakeOver={(author) => void notes.takeOver(author)}
      isTakingOver={notes.isTakingOver}
      saving={notes.saving}
    />
  );
};
