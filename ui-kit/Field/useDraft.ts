import { useState } from 'react';

type Draft = {
  shown: string;
  onFocus: () => void;
  onType: (words: string) => void;
  onBlur: () => void;
};

/**
 * For fields that tidy up what was written. While one writes, the words stay as typed; after leaving, the tidy form is shown.
 * The value is the canonical form when the words can be read, and the words themselves when not: nothing is lost, and the
 * form can say what to do.
 * @param read words → canonical form, undefined when they cannot be read
 * @param format canonical form → what is shown at rest
 */
export const useDraft = (
  value: string,
  onValueChange: (value: string) => void,
  read: (words: string) => string | undefined,
  format: (canonical: string) => string,
): Draft => {
  const [draft, setDraft] = useState<string>();
  const canonical = read(value);
  const atRest = canonical === undefined ? value : format(canonical);
  return {
    shown: draft ?? atRest,
    onFocus: () => setDraft(atRest),
    onType: (words) => {
      setDraft(words);
      onValueChange(read(words) ?? words);
    },
    onBlur: () => setDraft(undefined),
  };
};
