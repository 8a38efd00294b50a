import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import { ServerDeadlineCard } from '#web/parts/deadline/index.ts';
import { deadlineAt, RETURN_TIME } from '../sections/deadlineAt.ts';

type Props = { readonly title: string; readonly dueOn: string; readonly isReturn: boolean };

/** The deadline of a paper on its last day: by the server's clock, to the second in the last hour. */
export const DueToday = ({ title, dueOn, isReturn }: Props) => (
  <ServerDeadlineCard
    what="due"
    title={title}
    deadline={isReturn ? instantOfTokyo(dueOn, RETURN_TIME) : instantOfTokyo(addDays(dueOn, 1))}
    {...deadlineAt(dueOn, isReturn)}
  />
);
