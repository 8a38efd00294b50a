import { instantOfTokyo } from '#rules/calendar.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { DeadlineAnnouncer, DeadlineLine } from '#web/parts/deadline/index.ts';
import type { Application } from '../model/formTypes.ts';
import { ClosedNotice } from './ClosedNotice.tsx';

type Props = { readonly application: Application };

/** What was sent back is due at 17:00; before that day its page counts in business days. */
const RETURN_TIME = '17:00';

const deadlineOf = ({ status, closesAt, returnDueOn, daysLeft }: Application) => {
  if (status === ApplicationStatus.Draft) return { what: 'close', deadline: new Date(closesAt) } as const;
  const isDueToday = status === ApplicationStatus.Returned && returnDueOn !== null && daysLeft === 0;
  return isDueToday ? ({ what: 'due', deadline: instantOfTokyo(returnDueOn, RETURN_TIME) } as const) : null;
};

/** Until when the form can be handed in, by the server's clock. */
export const TimeLeft = ({ application }: Props) => {
  const deadline = deadlineOf(application);
  return deadline && <DeadlineLine {...deadline} />;
};

/** The same for ears, and what to do when it is over; once on a page. */
export const DeadlineNews = ({ application }: Props) => {
  const deadline = deadlineOf(application);
  return (
    <>
      {deadline && <DeadlineAnnouncer {...deadline} />}
      <ClosedNotice application={application} />
    </>
  );
};
