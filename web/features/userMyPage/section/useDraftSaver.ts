import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#web/api/errors.ts';
import { useChange } from '#web/api/query.tsx';
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

/** No answer, a busy server or a session that has ended: the same draft may go later. */
const mayGoLater = (error: ApiError | null): boolean =>
  error === null || error.status >= 500 || error.status === 429 || error.status === 401;

/** What waits to be sent, in this window and, for the next one, in this browser. */
const useUnsent = (sectionId: number) => {
  const [kept] = useState(() => readDraft(window.localStorage, sectionId));
  const unsent = useRef<Draft>(kept);
  const put = useCallback(
    (draft: Draft): void => {
      unsent.current = draft;
      writeDraft(window.localStorage, sectionId, draft);
    },
    [sectionId],
  );
  return { kept, unsent, put };
};

/**
 * Saves comment and answers of a section as one goes, one request at a time. What could not be sent because the line
 * was broken or the session had ended stays in this browser and goes when either is back.
 */
export const useDraftSaver = (sectionId: number) => {
  const { run } = useChange('patch', '/api/user/my_page/section', { isQuiet: true });
  const { kept, unsent, put } = useUnsent(sectionId);
  const chain = useRef<Promise<Flushed>>(Promise.resolve({ isSaved: true, etag: null }));
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const runRef = useRef(run);
  runRef.current = run;

  const send = useCallback(async (): Promise<Flushed> => {
    const draft = unsent.current;
    if (isEmptyDraft(draft)) return { isSaved: true, etag: null };
    // Only this window's list: the browser's copy stays until the server has it.
    unsent.current = emptyDraft;
    setState({ kind: 'saving' });
    const { answers, ...plain } = draft;
    const body = { id: sectionId, ...plain, ...(answers.size > 0 ? { answers: [...answers.values()] } : {}) };
    const result = await runRef.current({ body });
    if (result.isOk) {
      put(unsent.current);
      setState({ kind: 'saved', at: new Date().toISOString() });
      return { isSaved: true, etag: result.etag };
    }
    const problem = result.error?.errors[0]?.message ?? result.error?.detail ?? null;
    const isFinal = !mayGoLater(result.error);
    put(isFinal ? unsent.current : mergeDrafts(draft, unsent.current));
    setState(isFinal && problem !== null ? { kind: 'refused', problem } : { kind: 'offline' });
    return { isSaved: false, etag: null };
  }, [sectionId, put, unsent]);

  /** Sends what is unsent. @returns whether everything typed so far is on the server */
  const flush = useCallback((): Promise<Flushed> => {
    chain.current = chain.current.then(send);
    return chain.current;
  }, [send]);

  // What an earlier window could not send goes out with this one.
  useEffect(() => {
    const handleOnline = () => void flush();
    handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [flush]);

  const note = (later: Draft): void => put(mergeDrafts(unsent.current, later));
  const noteComment = (submitterComment: string): void => note({ submitterComment, answers: new Map() });
  const noteAnswer = (answer: AnswerInput): void =>
    note({ answers: new Map([[answer.returnItemId, answer]]) });

  return {
    state,
    /** What an earlier window had typed and not sent: the fields begin with it. */
    kept,
    flush,
    /** Keeps what is being typed; it is sent with the next save. */
    noteComment,
    noteAnswer,
    saveComment: (submitterComment: string): Promise<Flushed> => {
      noteComment(submitterComment);
      return flush();
    },
    saveAnswer: (answer: AnswerInput): Promise<Flushed> => {
      noteAnswer(answer);
      return flush();
    },
  };
};

export type DraftSaver = ReturnType<typeof useDraftSaver>;
