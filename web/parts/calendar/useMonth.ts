import { useSearchParams } from 'wouter';
import { useNavigate } from '#web/parts/router/shown.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { monthOf } from './calendarMonth.ts';

/** The month that stands in the address, and the ways to other ones; everything else of the address stays. */
export const useMonth = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = todayInTokyo();
  const put = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    void navigate(`?${next}`, { preventScrollReset: true });
  };
  return {
    thisMonth: today.slice(0, 7),
    month: monthOf(params.get('month'), today),
    params,
    put,
    go: (month: string): void => put({ month }),
  };
};

export type Month = ReturnType<typeof useMonth>;
