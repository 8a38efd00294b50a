import { type ApiError, isConflict, mayPass } from '#web/parts/api/errors.ts';
import { newerEtag } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { basedOn, partsOf, splitDraft } from './draftConflict.ts';
import {
  type AnswerInput,
  type Draft,
  emptyDraft,
  isEmptyDraft,
  mergeDrafts,
  type Parts,
  readDraft,
  writeDraft,
} from './draftCopy.ts';

export type DraftState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No answer came; it is sent again when the line is back. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly problem: string }
  /** Changed in another window too: kept here, and nothing is overwritten before the person has decided. */
  | { readonly kind: 'conflict'; readonly mine: Draft; readonly stored: Parts };

export type Flushed = {
  readonly isSaved: boolean;
  readonly etag: string | null;
  readonly isConflict?: boolean;
};

type Body = components['schemas']['SectionUpdate'];

/** A reading of the section, with its version. */
export type Reading = { readonly body: Section; readonly etag: string | null };

type Sent = ({ readonly isOk: true } & Reading) | { readonly isOk: false; readonly error: ApiError | null };

/** How a saver reaches the server. */
export type Line = {
  readonly send: (body: Body, ifMatch: string | null) => Promise<Sent>;
  /** The section as it is now; null when it cannot be read. */
  readonly reread: () => Promise<Reading | null>;
};

export type SaverPorts = {
  /** As it was read when the window opened. */
  readonly first: Reading;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly onState: (state: DraftState) => void;
  readonly now: () => Date;
};

const bodyOf = (sectionId: number, { submitterComment, answers }: Draft): Body => ({
  id: sectionId,
  ...(submitterComment === undefined ? {} : { submitterComment }),
  ...(answers.size > 0 ? { answers: [...answers.values()] } : {}),
});

/** What is left to send once the person has decided about what was changed elsewhere too. */
export const decidedOn = (draft: Draft, stored: Parts, isMine: boolean): Draft => {
  const { free, clash } = splitDraft(draft, stored);
  const decided = basedOn(clash, stored);
  return isMine ? mergeDrafts(decided, free) : begunWith(decided.began, free);
};

/** What was typed on after a save, or after a decision, began with that. */
const begunWith = ({ submitterComment, answers }: Parts, draft: Draft): Draft => {
  const comment = submitterComment === undefined ? {} : { submitterComment };
  return mergeDrafts({ ...emptyDraft, began: { ...comment, answers } }, draft);
};

/** What waits to be sent, in this window and, for the next one, in this browser. */
export const createUnsent = ({ storage, first }: SaverPorts) => {
  let unsent: Draft = readDraft(storage, first.body.id);
  const put = (draft: Draft): void => {
    unsent = draft;
    writeDraft(storage, first.body.id, draft);
  };
  return {
    get: (): Draft => unsent,
    put,
    /** Keeps what is being typed; `began`: what the field showed before. */
    noteComment: (submitterComment: string, began: string | null): void =>
      put(
        mergeDrafts(unsent, {
          submitterComment,
          answers: new Map(),
          began: { submitterComment: began, answers: new Map() },
        }),
      ),
    noteAnswer: (answer: AnswerInput, began: AnswerInput | null): void =>
      put(
        mergeDrafts(unsent, {
          answers: new Map([[answer.returnItemId, answer]]),
          began: { answers: new Map([[answer.returnItemId, began]]) },
        }),
      ),
    /** Only this window's list: the browser's copy stays until the server has it. */
    hold: (draft: Draft): void => {
      unsent = { ...draft, began: unsent.began };
    },
  };
};

/** What the server has, as far as this window knows; versions only count up. */
export const createLatest = (first: Reading) => {
  let latest = first;
  let parts = partsOf(first.body);
  return {
    parts: (): Parts => parts,
    etag: (): string | null => latest.etag,
    see: (reading: Reading): void => {
      if (newerEtag(latest.etag, reading.etag) !== reading.etag) return;
      latest = reading;
      parts = partsOf(reading.body);
    },
  };
};

/** Why nothing was saved: what the server does not take, or no line. */
const stateAfter = (error: ApiError | null): DraftState => {
  const problem = error?.errors[0]?.message ?? error?.detail ?? null;
  return error === null || mayPass(error) || problem === null
    ? { kind: 'offline' }
    : { kind: 'refused', problem };
};

/** Two windows may change a section in turn while this one tries. */
const TRIES = 3;

type Parcel = {
  readonly unsent: ReturnType<typeof createUnsent>;
  readonly latest: ReturnType<typeof createLatest>;
  readonly line: () => Line | null;
};

/** Sends what waits, each change on top of what was read last (If-Match). */
export const createSending = ({ first, onState, now }: SaverPorts, { unsent, latest, line }: Parcel) => {
  const fail = (draft: Draft, error: ApiError | null): Flushed => {
    unsent.put(error === null || mayPass(error) ? mergeDrafts(draft, unsent.get()) : unsent.get());
    onState(stateAfter(error));
    return { isSaved: false, etag: null };
  };
  /** Nothing more can go: all is there, or what is left was changed elsewhere too. */
  const rest = (clash: Draft): Flushed => {
    if (isEmptyDraft(clash)) return { isSaved: true, etag: latest.etag() };
    onState({ kind: 'conflict', mine: clash, stored: latest.parts() });
    return { isSaved: false, etag: null, isConflict: true };
  };
  const arrived = (draft: Draft, reading: Reading): void => {
    latest.see(reading);
    unsent.put(begunWith(draft, unsent.get()));
    onState({ kind: 'saved', at: now().toISOString() });
  };
  const send = async (tries = TRIES): Promise<Flushed> => {
    const { free, clash } = splitDraft(unsent.get(), latest.parts());
    const to = line();
    if (isEmptyDraft(free) || to === null) return rest(clash);
    unsent.hold(clash);
    onState({ kind: 'saving' });
    const result = await to.send(bodyOf(first.body.id, free), latest.etag());
    if (result.isOk) {
      arrived(free, result);
      return rest(clash);
    }
    if (!isConflict(result.error) || tries <= 1) return fail(free, result.error);
    unsent.put(mergeDrafts(free, unsent.get()));
    const fresh = await to.reread();
    if (fresh === null) return fail(free, null);
    latest.see(fresh);
    return send(tries - 1);
  };
  return send;
};
