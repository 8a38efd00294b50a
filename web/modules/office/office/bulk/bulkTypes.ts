import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type BulkRun = Schemas['BulkRun'];
export type BulkRunRow = Schemas['BulkRunRow'];
export type BulkKind = Schemas['BulkRunKind'];
/** What brings records in from a table. */
export type ImportKind = Extract<BulkKind, `import${string}`>;
/** What is done with rows of a list. */
export type ActKind = Exclude<BulkKind, ImportKind>;

/** What is done with documents, which are a list of their own on the page of my pages. */
type DocumentKind = Extract<BulkKind, `${string}Section${string}`>;

export const isOfDocuments = (kind: BulkKind): kind is DocumentKind => kind.includes('Section');

export const isImport = (kind: BulkKind): kind is ImportKind => kind.startsWith('import');

/** What gives records to somebody who looks after them. */
export const isAssignment = (kind: BulkKind): boolean => kind.startsWith('assign');

/** What asks for a day: it changes one, or records what happened on it. */
export const asksForDate = (kind: BulkKind): boolean => kind.startsWith('change') || kind === 'settlePayouts';

type MessageKind = Extract<BulkKind, `notify${string}`>;

/** What is written to many, and cannot be taken back. */
export const isMessage = (kind: BulkKind): kind is MessageKind => kind.startsWith('notify');

/** What businesses read on their my pages, too. */
export type NoticeKind = Exclude<MessageKind, 'notifyApplications' | 'notifyCorporations'>;

export const isNotice = (kind: BulkKind): kind is NoticeKind =>
  isMessage(kind) && kind !== 'notifyApplications' && kind !== 'notifyCorporations';

type IssuingKind = Extract<BulkKind, `issue${string}`>;

/** What gives papers their numbers, for businesses or for applicants. */
export const isIssuing = (kind: BulkKind): kind is IssuingKind => kind.startsWith('issue');

type PeopleKind = Extract<ActKind, `${string}CorporationUsers`>;

/** What is done with the people of businesses in a round. */
export const isOfPeople = (kind: BulkKind): kind is PeopleKind =>
  kind.endsWith('CorporationUsers') && !isImport(kind);

/** What reaches people and cannot be taken back. */
export const isFinal = (kind: BulkKind): boolean =>
  isMessage(kind) || isIssuing(kind) || kind === 'inviteCorporationUsers' || kind === 'settlePayouts';

/** What a run tells of itself is all that it takes to try its rows once more. */
export const isTriedAgain = (kind: BulkKind): boolean => /^(?:adopt|decline|waitlist|assign)/.test(kind);

/** What an act is meant for: the rows that were marked, or all that match the conditions of the list. */
export type BulkTarget = {
  readonly list: BulkRun['list'];
  readonly count: number;
  /** What narrows the list, as the part of an address. */
  readonly conditions: string;
  readonly selection:
    | { readonly by: 'ids'; readonly ids: number[] }
    | { readonly by: 'search'; readonly search: string };
};
