import { useEffect, useState } from 'react';
import { todayInTokyo } from '../today.ts';
import {
  businessDayAfter,
  businessDaysUntil,
  type DueProblem,
  dueProblem,
  type Holidays,
  loadHolidays,
  RETURN_BUSINESS_DAYS,
} from './dueDay.ts';

export type DueDay = {
  /** YYYY-MM-DD, or the words as typed while they are no day. */
  readonly day: string;
  readonly setDay: (day: string) => void;
  readonly problem: DueProblem | null;
  /** How far away it is; 0 while that is not known. */
  readonly businessDays: number;
};

/** The day for handing in again: five business days from today until somebody chooses another. */
export const useDueDay = (): DueDay => {
  const [holidays, setHolidays] = useState<Holidays | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without the list the field stays empty and the server judges the day.
    void loadHolidays().then(
      (known) => !isGone && setHolidays(known),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  const today = todayInTokyo();
  const usual = holidays === null ? '' : businessDayAfter(today, RETURN_BUSINESS_DAYS, holidays);
  const day = chosen ?? usual;
  const problem = dueProblem(day, today, holidays ?? new Set());
  return {
    day,
    setDay: setChosen,
    problem,
    businessDays: holidays === null || problem !== null ? 0 : businessDaysUntil(today, day, holidays),
  };
};
