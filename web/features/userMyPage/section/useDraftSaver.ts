import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '#web/api/generated/types.ts';
import { useChange } from '#web/api/query.tsx';

type AnswerInput = components['schemas']['ReturnAnswerInput'];

/** What has been typed and not saved yet. */
type Draft = {
  readonly submitterComment?: string | null;
  readonly answers: ReadonlyMap<number, AnswerInput>;
};

const nothing: Draft = { answers: new Map() };

const isEmpty = ({ submitterComment, answers }: Draft): boolean =>
  submitterComment === undefined && answers.size === 0;

/** What was typed later wins over what was typed before. */
const merge = (earlier: Draft, later: Draft): Draft => ({
  ...earlier,
  ...later,
  answers: new Map([...earlier.answers, ...later.answers]),
});

export type DraftState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No answer came; it is sent again when the line is back. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly problem: string };

export type Flushed = { readonly isSaved: boolean; readonly etag: string | null };

/**
 * Saves comment and answers of a section as one goes, one request at a time. What could not be sent because the line
 * was broken stays here and goes when the line is back.
 */
export const useDraftSaver = (sectionId: number) => {
  const { run } = useChange('patch', '/api/user/my_page/section', { isQuiet: true });
  const unsent = useRef<Draft>(nothing);
  const chain = useRef<Promise<Flushed>>(Promise.resolve({ isSaved: true, etag: null }));
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const runRef = useRef(run);
  runRef.current = run;

  const send = useCallback(async (): Promise<Flushed> => {
    const draft = unsent.current;
    if (isEmpty(draft)) return { isSaved: true, etag: null };
    unsent.current = nothing;
    setState({ kind: 'saving' });
    const { answers, ...plain } = draft;
    const body = { id: sectionId, ...plain, ...(answers.size > 0 ? { answers: [...answers.values()] } : {}) };
    const result = await runRef.current({ body });
    if (result.isOk) {
      setState({ kind: 'saved', at: new Date().toISOString() });
      return { isSaved: true, etag: result.etag };
    }
    const problem = result.error?.errors[0]?.message ?? result.error?.detail ?? null;
    const isFinal = result.error !== null && result.error.status < 500 && result.error.status !== 429;
    if (!isFinal) unsent.current = merge(draft, unsent.current);
    setState(isFinal && problem !== null ? { kind: 'refused', problem } : { kind: 'offline' });
    return { isSaved: false, etag: null };
  }, [sectionId]);

  /** Sends what is unsent. @returns whether everything typed so far is on the server */
  const flush = useCallback((): Promise<Flushed> => {
    chain.current = chain.current.then(send);
    return chain.current;
  }, [send]);

  useEffect(() => {
    const handleOnline = () => void flush();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [flush]);

  return {
    state,
    flush,
    saveComment: (submitterComment: string): Promise<Flushed> => {
      unsent.current = merge(unsent.current, { submitterComment, answers: new Map() });
      return flush();
    },
    saveAnswer: (answer: AnswerInput): Promise<Flushed> => {
      unsent.current = merge(unsent.current, { answers: new Map([[answer.returnItemId, answer]]) });
      return flush();
    },
  };
};

export type DraftSaver = ReturnType<typeof useDraftSaver>;
