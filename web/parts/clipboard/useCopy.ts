import { type RefObject, useRef, useState } from 'react';

type Copy = {
  /** The field that shows the text: where a browser refuses to copy, it is selected for the keyboard. */
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly copy: () => Promise<void>;
  /** What came of it, for a live region. */
  readonly said: string;
};

/** Copies a text that somebody needs elsewhere. @param words what is said afterwards */
export const useCopy = (text: string, words: { copied: string; notCopied: string }): Copy => {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      fieldRef.current?.select();
      setSaid(words.notCopied);
    }
  };
  return { fieldRef, copy, said };
};
