import type { CalendarDay } from '#rules/calendar.ts';

type Dated = {
  readonly completionDeadline: CalendarDay | null;
  readonly project: { readonly completionDeadline: CalendarDay };
};

/** 事業実施期限 of an undertaking: its own where one was granted (事故繰越し), else the round's. */
export const deadlineOf = ({ completionDeadline, project }: Dated): CalendarDay =>
  completionDeadline ?? project.completionDeadline;
