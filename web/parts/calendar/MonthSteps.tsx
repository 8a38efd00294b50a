import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { calendarText as t } from './calendar.words.ts';
import { monthAfter } from './calendarMonth.ts';
import type { Month } from './useMonth.ts';

type MonthStepsProps = { readonly at: Pick<Month, 'month' | 'thisMonth' | 'go'> };

/** Back, to this month, and on. */
export const MonthSteps = ({ at: { month, thisMonth, go } }: MonthStepsProps) => (
  <>
    <IconButton
      icon={ChevronLeft}
      name={t((w) => w.previous)}
      variant="plain"
      onClick={() => go(monthAfter(month, -1))}
    />
    <Button onClick={() => go(thisMonth)} disabled={month === thisMonth}>
      {t((w) => w.thisMonth)}
    </Button>
    <IconButton
      icon={ChevronRight}
      name={t((w) => w.next)}
      variant="plain"
      onClick={() => go(monthAfter(month, 1))}
    />
  </>
);
