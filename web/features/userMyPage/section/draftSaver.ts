import type { ApiError } from '#web/api/errors.ts';
import type { components } from '#web/api/generated/types.ts';
import {
  type AnswerInput,
  type Draft,
  emptyDraft,
  isEmptyDraft,
  mergeDrafts,
  readDraft,
  writeDraft,
} from './draftCopy.ts';

export type DraftState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No answer came; it is sent again when the line is back. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly problem: string };

export type Flushed = { readonly isSaved: boolean; readonly etag: string | null };

type Body = components['schemas']['SectionUpdate'];

type Send = (
  body: Body,
) => Promise<
  | { readonly isOk: true; readonly etag: string | null }
  | { readonly isOk: false; readonly error: ApiError | null }
>;

type Ports = {
  readonly sectionId: number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly onState: (state: DraftState) => void;
  readonly now: () => Date;
};

const bodyOf = ({ answers, ...plain }: Draft) => ({
  ...plain,
  ...(answers.size > 0 ? { answers: [...answers.values()] } : {}),
});

/** No answer, a busy server or a session that has ended: the same draft may go later. */
const mayGoLater = (error: ApiError | null): boolean =>
  error === null || error.status >= 500 || error.status === 429 || error.status === 401;

const commentDraft = (submitterComment: string): Draft => ({ submitterComment, answers: new Map() });

const answerDraft = (answer: AnswerInput): Draft => ({ answers: new Map([[answer.returnItemId, answer]]) });

/** What waits to be sent, in this window and, for the next one, in this browser. */
const createUnsent = ({ storage, sectionId }: Ports) => {
  const kept = readDraft(storage, sectionId);
  let unsent: Draft = kept;
  const put = (draft: Draft): void => {
    unsent = draft;
    writeDraft(storage, sectionId, draft);
  };
  return {
    kept,
    get: (): Draft => unsent,
    put,
    note: (later: Draft): void => put(mergeDrafts(unsent, later)),
    /** Only this window's list: the browser's copy stays until the server has it. */
    take: (): Draft => {
      const taken = unsent;
      unsent = emptyDraft;
      return taken;
    },
  };
};

/**
 * Saves comment and answers of a section as one goes, one request at a time. What could not be sent because the line
 * was broken or the session had ended stays in this browser and goes when either is back. Plain, without React.
 */
export const createDraftSaver = (ports: Ports) => {
  const { sectionId, onState, now } = ports;
  const unsent = createUnsent(ports);
  let chain: Promise<Flushed> = Promise.resolve({ isSaved: true, etag: null });
  /** Of the last save; a flush that only waited for another's save answers it too. */
  let savedEtag: string | null = null;
  let sendBody: Send = async () => ({ isOk: false, error: null });

  const refuse = (draft: Draft, error: ApiError | null): void => {
    const problem = error?.errors[0]?.message ?? error?.detail ?? null;
    const isFinal = !mayGoLater(error);
    unsent.put(isFinal ? unsent.get() : mergeDrafts(draft, unsent.get()));
    onState(isFinal && problem !== null ? { kind: 'refused', problem } : { kind: 'offline' });
  };
  const send = async (): Promise<Flushed> => {
    if (isEmptyDraft(unsent.get())) return { isSaved: true, etag: savedEtag };
    const draft = unsent.take();
    onState({ kind: 'saving' });
    const result = await sendBody({ id: sectionId, ...bodyOf(draft) });
    if (!result.isOk) {
      refuse(draft, result.error);
      return { isSaved: false, etag: null };
    }
    unsent.put(unsent.get());
    onState({ kind: 'saved', at: now().toISOString() });
    savedEtag = result.etag;
    return { isSaved: true, etag: savedEtag };
  };
  /** Sends what is unsent. @returns whether everything typed so far is on the server */
  const flush = (): Promise<Flushed> => {
    chain = chain.then(send);
    return chain;
  };
  return {
    /** What an earlier window had typed and not sent: the fields begin with it. */
    kept: unsent.kept,
    sendWith: (next: Send): void => {
      sendBody = next;
    },
    flush,
    /** Keeps what is being typed; it is sent with the next save. */
    noteComment: (comment: string): void => unsent.note(commentDraft(comment)),
    noteAnswer: (answer: AnswerInput): void => unsent.note(answerDraft(answer)),
    saveComment: (comment: string): Promise<Flushed> => {
      unsent.note(commentDraft(comment));
      return flush();
    },
    saveAnswer: (answer: AnswerInput): Promise<Flushed> => {
      unsent.note(answerDraft(answer));
      return flush();
    },
  };
};
