import type { AnswerInput } from './draftCopy.ts';

import {
  createLatest,
  createSending,
  createUnsent,
  decidedOn,
  type Flushed,
  type Line,
  type Reading,
  type SaverPorts,
} from './draftSending.ts';

/**
 * Saves comment and answers of a section as one goes, one request at a time. What could not be sent because the line
 * was broken or the session had ended stays in this browser and goes when either is back; what was changed in another
 * window too waits for the person. Plain, without React.
 */
export const createDraftSaver = (ports: SaverPorts) => {
  const unsent = createUnsent(ports);
  const latest = createLatest(ports.first);
  let line: Line | null = null;
  let chain: Promise<Flushed> = Promise.resolve({ isSaved: true, etag: null });
  const send = createSending(ports, { unsent, latest, line: () => line });
  /** Sends what is unsent. @returns whether everything typed so far is on the server */
  const flush = (): Promise<Flushed> => {
    chain = chain.then(() => send());
    return chain;
  };
  const { noteComment, noteAnswer } = unsent;
  return {
    /** What is typed and not sent, at first by an earlier window: the fields begin with it. */
    unsent: unsent.get,
    /** What this window knows of the server now, and how to reach it. */
    connect: (to: Line, reading: Reading): void => {
      line = to;
      latest.see(reading);
    },
    flush,
    /** Keeps what is being typed; it is sent with the next save. `began`: what the field showed before. */
    noteComment,
    noteAnswer,
    saveComment: (comment: string, began: string | null): Promise<Flushed> => {
      noteComment(comment, began);
      return flush();
    },
    saveAnswer: (answer: AnswerInput, began: AnswerInput | null): Promise<Flushed> => {
      noteAnswer(answer, began);
      return flush();
    },
    /** The person has decided about what was changed elsewhere too. */
    resolve: (isMine: boolean): Promise<Flushed> => {
      unsent.put(decidedOn(unsent.get(), latest.parts(), isMine));
      ports.onState({ kind: 'idle' });
      return flush();
    },
  };
};
