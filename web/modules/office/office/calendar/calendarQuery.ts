import { CalendarEntryKindLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { weeksOf } from '#web/parts/calendar/calendarMonth.ts';

/** What of the address says which entries are shown; the month has a part of its own. */
export const calendarSearch = (params: URLSearchParams) => {
  const project = Number(params.get('project_id'));
  const kinds = new Set(params.getAll('kind'));
  return {
    ...(Number.isInteger(project) && project > 0 ? { project_id: project } : {}),
    kind: valuesOf(CalendarEntryKindLabel).filter((kind) => kinds.has(String(kind))),
  };
};

/** The days of the weeks that touch a month. */
export const periodOf = (month: string) => {
  const weeks = weeksOf(month);
  return { from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.at(-1) ?? '' };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day whose rows are open. */
export const openDay = (params: URLSearchParams): string | null => {
  const day = params.get('day');
  return day !== null && DAY.test(day) ? day : null;
};
