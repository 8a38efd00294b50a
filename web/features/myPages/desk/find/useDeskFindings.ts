import { useState } from 'react';
import type { FileMark, MarkBox } from '#ui-kit/FileViewer/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ReviewCategory } from '#web/api/generated/enums.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { Section } from '../../types.ts';
import { findingFieldId } from './FindingCard.tsx';
import type { Finding, FindingChange } from './findings.ts';
import { useKeptFindings } from './useKeptFindings.ts';

const t = texts('reviewDesk', words);

/** The focus goes to the words of a finding once they are drawn. */
export const focusFinding = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(findingFieldId(id))?.focus());
};

/** The mark of a finding on its page; none for the document as a whole. */
export const markOf = (finding: Finding, index: number): FileMark[] => {
  const { id, page, area } = finding;
  if (page === null || area === null) return [];
  return [{ id, label: String(index + 1), name: t((w) => w.findings.markName, { page }), page, box: area }];
};

/** The findings with what is pressed and drawn on the desk. */
export const useDeskFindings = (section: Section, fileId: string | null) => {
  const { show } = useSnackbar();
  const { findings, dispatch } = useKeptFindings(section.id, section.submittedAt);
  /** The finding that gets the next drawn area; `new` makes one. */
  const [drawing, setDrawing] = useState<string | null>(null);
  const [currentMarkId, setCurrentMarkId] = useState<string | null>(null);

  const add = (start: FindingChange): string => {
    const id = crypto.randomUUID();
    const blank = {
      category: ReviewCategory.Document,
      comment: '',
      fileId,
      page: null,
      area: null,
      checklistKey: null,
    };
    dispatch({ type: 'add', finding: { ...blank, ...start, id } });
    focusFinding(id);
    return id;
  };
  const change = (id: string, to: FindingChange): void => dispatch({ type: 'change', id, change: to });
  const remove = (finding: Finding): void => {
    const index = findings.findIndex(({ id }) => id === finding.id);
    dispatch({ type: 'remove', id: finding.id });
    show({
      message: t((w) => w.findings.removed),
      severity: 'info',
      action: { label: t((w) => w.findings.undo), onSelect: () => dispatch({ type: 'add', finding, index }) },
    });
  };
  const drawn = (page: number, area: MarkBox): void => {
    const id = drawing === 'new' || drawing === null ? add({ page, area }) : drawing;
    if (id === drawing) {
      change(id, { fileId, page, area });
      focusFinding(id);
    }
    setDrawing(null);
    setCurrentMarkId(id);
  };
  const showFinding = (mark: FileMark): void => {
    setCurrentMarkId(mark.id);
    const field = document.getElementById(findingFieldId(mark.id));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return { findings, dispatch, drawing, setDrawing, currentMarkId, add, change, remove, drawn, showFinding };
};
