import { useSyncExternalStore } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ChecklistResult, ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import type { ChecklistItem, DeskRecord } from '../deskTypes.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { type DeskFileState, onlyPageOf } from '../see/useDeskFile.ts';
import { findingFieldId } from './FindingCard.tsx';
import { type Author, type Finding, type FindingChange, isBlank, isNoted } from './findings.ts';
import type { NoteStore } from './noteStore.ts';
import { findingsIn } from './notes.ts';
import { type NoteTarget, useNoteStore } from './useNoteStore.ts';

/** The focus goes to the words of a finding once they are drawn. */
export const focusFinding = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(findingFieldId(id))?.focus());
};

const BLANK = {
  author: null,
  category: ReviewCategory.Document,
  comment: '',
  page: null,
  area: null,
  field: null,
  row: null,
  checklistKey: null,
} as const satisfies Partial<Finding>;

/** How the writing stands: nothing written, on its way, on the server, or not to be had now. */
export type Saving = 'none' | 'waiting' | 'saved' | 'refused';

type Ports = {
  readonly record: DeskRecord;
  readonly target: NoteTarget;
  readonly open: DeskFileState;
  /** Whether new ones may begin. */
  readonly mayWrite: boolean;
  /** Where a finding begins that is not about the open file. */
  readonly start?: FindingChange;
};

/** The findings as they are now, and how they are written. */
const useWriting = ({ record, target, mayWrite }: Ports) => {
  const store = useNoteStore(record, target, mayWrite);
  const notes = useSyncExternalStore(store.subscribe, store.getState);
  const ownId = useSessions().adminSession.adminUser?.id ?? 0;
  const findings = findingsIn(notes, ownId);
  /** As they stand at this moment, also within one press. */
  const now = (): readonly Finding[] => findingsIn(store.getState(), ownId);
  const entries = [...notes.unsaved.values()];
  const isRefused = entries.some((entry) => entry.isRefused);
  const own: Saving = findings.some(({ author }) => author === null) ? 'saved' : 'none';
  const saving: Saving = isRefused ? 'refused' : entries.length > 0 ? 'waiting' : own;
  return { store, findings, now, saving };
};

/** Makes what a colleague has begun one's own. */
const useTakeOver = (target: NoteTarget) => {
  const { run, isBusy } = useChange('post', '/api/admin/finding_draft/take_over');
  const about =
    'section_id' in target ? { sectionId: target.section_id } : { applicationId: target.application_id };
  const takeOver = async ({ id }: Author): Promise<void> => {
    await run({ body: { ...about, authorAdminUserId: id } });
  };
  return { takeOver, isTakingOver: isBusy };
};

/** Takes a finding away, and offers to bring it back. */
const useRemove = ({ write }: Pick<NoteStore, 'write'>) => {
  const { show } = useSnackbar();
  return (finding: Finding): void => {
    write(finding.id, null);
    show({
      message: t((w) => w.findings.removed),
      severity: 'info',
      action: { label: t((w) => w.findings.undo), onSelect: () => write(finding.id, finding) },
    });
  };
};

/** One's own findings about a checklist item in which nothing is said. */
const unsaidAbout = ({ key }: ChecklistItem, findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.checklistKey === key && finding.author === null && isBlank(finding));

/** What an answer of the checklist begins, and takes back. */
const ofChecklist = (
  { mayWrite, open }: Ports,
  { store, now }: ReturnType<typeof useWriting>,
  add: (start: FindingChange) => void,
) => {
  /** Begins the finding of a checklist item, once. */
  const addFor = ({ key, reviewCategory }: ChecklistItem): void => {
    if (mayWrite && !isNoted(now(), key))
      add({ category: reviewCategory, checklistKey: key, page: onlyPageOf(open) });
  };
  /** An item that became a finding gets its card; one that is none any more loses it while nothing is written. */
  const follow = (item: ChecklistItem, result: ChecklistResult): void => {
    if (result === ChecklistResult.Finding) addFor(item);
    else for (const { id } of unsaidAbout(item, now())) store.write(id, null);
  };
  return { addFor, follow };
};

/** The findings that are being written about the open file. */
export const useFindingNotes = (ports: Ports) => {
  const { open, mayWrite, target } = ports;
  const writing = useWriting(ports);
  const { store, findings, now, saving } = writing;
  const remove = useRemove(store);
  const taking = useTakeOver(target);

  const add = (start: FindingChange): string => {
    const id = crypto.randomUUID();
    store.write(id, { ...BLANK, fileId: open.file?.id ?? null, ...ports.start, ...start, id });
    focusFinding(id);
    return id;
  };
  const change = (id: string, to: FindingChange): void => {
    const finding = now().find((each) => each.id === id);
    if (finding !== undefined) store.write(id, { ...finding, ...to });
  };
  const addBlank = (): void => {
    if (mayWrite) add({});
  };
  return {
    findings,
    saving,
    add,
    addBlank,
    ...ofChecklist(ports, writing, add),
    change,
    remove,
    ...taking,
    clear: store.clear,
  };
};

export type FindingNotes = ReturnType<typeof useFindingNotes>;
