import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ChecklistResult, ReviewCategory } from '#web/api/generated/enums.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { type DeskFileState, onlyPageOf } from '../see/useDeskFile.ts';
import type { ChecklistItem, DeskRecord } from '../types.ts';
import { findingFieldId } from './FindingCard.tsx';
import { type Finding, type FindingChange, isNoted } from './findings.ts';
import { useKeptFindings } from './useKeptFindings.ts';

const t = texts('reviewDesk', words);

/** The focus goes to the words of a finding once they are drawn. */
export const focusFinding = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(findingFieldId(id))?.focus());
};

const BLANK = {
  category: ReviewCategory.Document,
  comment: '',
  page: null,
  area: null,
  checklistKey: null,
} as const satisfies Partial<Finding>;

/** The findings that are being written about the open file. `mayWrite`: whether new ones may begin. */
export const useFindingNotes = (record: DeskRecord, open: DeskFileState, mayWrite: boolean) => {
  const { show } = useSnackbar();
  const { findings, dispatch } = useKeptFindings(record);

  const add = (start: FindingChange): string => {
    const id = crypto.randomUUID();
    dispatch({ type: 'add', finding: { ...BLANK, fileId: open.file?.id ?? null, ...start, id } });
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
  const addBlank = (): void => {
    if (mayWrite) add({});
  };
  /** An item that became a finding gets its card; one that is none any more loses it while nothing is written. */
  const follow = ({ key, reviewCategory }: ChecklistItem, result: ChecklistResult): void => {
    if (result !== ChecklistResult.Finding) dispatch({ type: 'unmark', checklistKey: key });
    else if (mayWrite && !isNoted(findings, key))
      add({ category: reviewCategory, checklistKey: key, page: onlyPageOf(open) });
  };
  return { findings, add, addBlank, change, remove, follow, clear: () => dispatch({ type: 'clear' }) };
};

export type FindingNotes = ReturnType<typeof useFindingNotes>;
