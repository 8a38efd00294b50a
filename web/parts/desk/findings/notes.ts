import type { components } from '#web/parts/api/generated/types.ts';
import { type Finding, isBlank } from './findings.ts';

export type FindingDraft = components['schemas']['FindingDraft'];

/** What the server does not have yet of one finding. */
export type Entry = {
  /** Null: it was taken back. */
  readonly finding: Finding | null;
  /** The version that it was written over; null for a new one. */
  readonly base: number | null;
  /** The server said no; the next word written tries again. */
  readonly isRefused: boolean;
};

/** The findings about a record: what the server has, and over it what it does not have yet. */
export type Notes = {
  /** Ids in the order of the cards; one that was taken off keeps its place, for the way back. */
  readonly order: readonly string[];
  readonly drafts: ReadonlyMap<string, FindingDraft>;
  readonly unsaved: ReadonlyMap<string, Entry>;
};

export const emptyNotes: Notes = { order: [], drafts: new Map(), unsaved: new Map() };

/** A draft of the server as the desk shows it. @param ownId the caller: his own have no other author */
export const findingOf = (draft: FindingDraft, ownId: number): Finding => ({
  id: draft.id,
  author: draft.authorAdminUserId === ownId ? null : { id: draft.authorAdminUserId, name: draft.authorName },
  category: draft.reviewCategory,
  comment: draft.comment,
  fileId: draft.fileId,
  page: draft.page,
  area: draft.area,
  field: draft.field,
  row: draft.row,
  checklistKey: draft.checklistKey,
});

/** The findings in the order of their cards. */
export const findingsIn = ({ order, drafts, unsaved }: Notes, ownId: number): Finding[] =>
  order.flatMap((id) => {
    const entry = unsaved.get(id);
    if (entry !== undefined) return entry.finding === null ? [] : [entry.finding];
    const draft = drafts.get(id);
    return draft === undefined ? [] : [findingOf(draft, ownId)];
  });

const withOrder = (order: readonly string[], ids: Iterable<string>): readonly string[] => [
  ...new Set([...order, ...ids]),
];

/** Somebody writes a finding, or takes it back (null). */
export const written = (notes: Notes, id: string, finding: Finding | null): Notes => {
  const base = notes.unsaved.get(id)?.base ?? notes.drafts.get(id)?.version ?? null;
  const unsaved = new Map(notes.unsaved).set(id, { finding, base, isRefused: false });
  return { ...notes, order: withOrder(notes.order, [id]), unsaved };
};

/** Saved; edits made meanwhile are kept on top. */
export const saved = (notes: Notes, id: string, entry: Entry, draft: FindingDraft | null): Notes => {
  const drafts = new Map(notes.drafts);
  if (draft === null) drafts.delete(id);
  else drafts.set(id, draft);
  const unsaved = new Map(notes.unsaved);
  const now = unsaved.get(id);
  if (now === entry) unsaved.delete(id);
  else if (now !== undefined) unsaved.set(id, { ...now, base: draft?.version ?? null });
  return { ...notes, drafts, unsaved };
};

/** The server said no. */
export const refused = (notes: Notes, id: string, entry: Entry): Notes =>
  notes.unsaved.get(id) === entry
    ? { ...notes, unsaved: new Map(notes.unsaved).set(id, { ...entry, isRefused: true }) }
    : notes;

/**
 * The finding went on elsewhere, in another tab or with a colleague: what stands here becomes one of its own, so that
 * neither text is lost. One without words goes.
 */
export const parted = (notes: Notes, id: string, newId: string): Notes => {
  const entry = notes.unsaved.get(id);
  const unsaved = new Map(notes.unsaved);
  unsaved.delete(id);
  if (entry === undefined || entry.finding === null || isBlank(entry.finding)) return { ...notes, unsaved };
  const finding = { ...entry.finding, id: newId };
  unsaved.set(newId, { finding, base: null, isRefused: false });
  return { ...notes, order: withOrder(notes.order, [newId]), unsaved };
};

/** The server's newest list. What somebody took over meanwhile is his; the words here part from it. */
export const refreshed = (
  notes: Notes,
  drafts: readonly FindingDraft[],
  ownId: number,
  newId: () => string,
): Notes => {
  const next: Notes = {
    ...notes,
    drafts: new Map(drafts.map((draft) => [draft.id, draft])),
    order: withOrder(
      notes.order,
      drafts.map(({ id }) => id),
    ),
  };
  const taken = drafts.filter(
    ({ id, authorAdminUserId }) => authorAdminUserId !== ownId && next.unsaved.has(id),
  );
  return taken.reduce((so, { id }) => parted(so, id, newId()), next);
};

/** What the tab keeps until the server has it. */
export const keptOf = ({ unsaved }: Notes): readonly (readonly [string, Entry])[] => [...unsaved];

const isEntry = (value: unknown): value is [string, Entry] => {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const entry: unknown = value[1];
  return typeof entry === 'object' && entry !== null && 'finding' in entry && 'base' in entry;
};

/** Reads what was kept; what is none of it is left out. It is tried again. */
export const readKept = (json: string | null): Notes => {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    const entries = Array.isArray(value) ? value.filter(isEntry) : [];
    const unsaved = new Map(entries.map(([id, entry]) => [id, { ...entry, isRefused: false }]));
    return { ...emptyNotes, order: [...unsaved.keys()], unsaved };
  } catch {
    return emptyNotes;
  }
};
