import { useState } from 'react';

export type DueDay = {
  /** YYYY-MM-DD, or the words as typed while they are no day. */
  readonly day: string;
  readonly setDay: (day: string) => void;
  /** Whether it is a day at all; whether it will do (a business day to come) the server says. */
  readonly isDay: boolean;
  /** Nobody chose another day than the usual one. */
  readonly isUsual: boolean;
};

/** The day for handing in again: the one that the server proposes, until somebody chooses another. */
export const useDueDay = (usualReturnDueOn: string | null): DueDay => {
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? usualReturnDueOn ?? '';
  return {
    day,
    setDay: setChosen,
    isDay: /^\d{4}-\d{2}-\d{2}$/.test(day),
    isUsual: day !== '' && day === usualReturnDueOn,
  };
};
