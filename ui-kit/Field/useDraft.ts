import { type ChangeEvent, type FocusEvent, type FocusEventHandler, useState } from 'react';

type DraftOptions = {
  value: string;
  onValueChange: (value: string) => void;
  /** Words → canonical form; undefined when they cannot be read. */
  read: (words: string) => string | undefined;
  /** Canonical form → what is shown at rest. */
  format: (canonical: string) => string;
  /** The field's own handlers, called as well. */
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/**
 * For fields that tidy up what was written. While one writes, the words stay as typed; after leaving, the tidy form is shown.
 * The value is the canonical form when the words can be read, and the words themselves when not: nothing is lost, and the
 * form can say what to do.
 * @returns what the input must carry
 */
export const useDraft = ({ value, onValueChange, read, format, onFocus, onBlur }: DraftOptions) => {
  const [draft, setDraft] = useState<string>();
  const canonical = read(value);
  const atRest = canonical === undefined ? value : format(canonical);
  return {
    value: draft ?? atRest,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setDraft(atRest);
      onFocus?.(event);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setDraft(target.value);
      onValueChange(read(target.value) ?? target.value);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setDraft(undefined);
      onBlur?.(event);
    },
  };
};
