import { useState } from 'react';
import type { Section } from '#web/parts/company/companyTypes.ts';
import type { DraftSaver } from './drafts/useDraftSaver.ts';

/** Words for the desk: what was typed here, else what the server has. */
export const useComment = ({ submitterComment }: Section, drafts: DraftSaver) => {
  const [typed, setTyped] = useState(() => {
    const { submitterComment: unsent } = drafts.unsent();
    return unsent === undefined ? null : (unsent ?? '');
  });
  const stored = submitterComment ?? '';
  const value = typed ?? stored;
  return {
    value,
    type: (words: string): void => {
      setTyped(words);
      drafts.noteComment(words, submitterComment);
    },
    /** Saved earlier and changed elsewhere since, it is no longer what the server has: one has to decide. */
    note: (): void => {
      if (value !== stored) drafts.noteComment(value, submitterComment);
    },
    leave: (): void => {
      if (value !== stored) void drafts.saveComment(value, submitterComment);
    },
    takeStored: () => setTyped(null),
  };
};

export type Comment = ReturnType<typeof useComment>;
