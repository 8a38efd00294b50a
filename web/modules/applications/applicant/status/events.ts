import { BadgeCheck, CircleX, PencilLine, Send, Undo2, UserCog } from 'lucide-react';
import type { Activity } from '#ui-kit/ActivityList/index.ts';
import { ApplicationStatusLabel } from '#web/parts/api/generated/enums.ts';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';
import type { Application, ReturnItem } from '../model/formTypes.ts';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';

const minuteOf = (instant: string): string => instant.slice(0, 16);

/** Items that were asked for together are one event. */
const requests = (items: readonly ReturnItem[]): Activity[] =>
  [...Map.groupBy(items, ({ createdAt }) => minuteOf(createdAt)).values()].flatMap((together) => {
    const [first] = together;
    if (first === undefined) return [];
    return [
      {
        id: `return ${first.id}`,
        icon: Undo2,
        tone: 'warning' as const,
        who: statusText((w) => w.history.desk),
        what: statusText((w) => w.history.returned, { count: together.length }),
        at: formatDateTime(first.createdAt),
        dateTime: first.createdAt,
      },
    ];
  });

const decision = ({ decidedOn, status }: Application): Activity[] =>
  decidedOn === null
    ? []
    : [
        {
          id: 'decision',
          icon: BadgeCheck,
          who: statusText((w) => w.history.desk),
          what: statusText((w) => w.history.decided, { status: ApplicationStatusLabel[status] }),
          at: formatDate(decidedOn),
          dateTime: decidedOn,
        },
      ];

const onBehalf = ({ onBehalf: act }: Application): Activity[] =>
  act === null
    ? []
    : [
        {
          id: 'onBehalf',
          icon: UserCog,
          who: statusText((w) => w.history.desk),
          what: statusText((w) => w.history.onBehalf),
          at: formatDateTime(act.at),
          dateTime: act.at,
          quote: act.reason,
        },
      ];

const withdrawal = ({ withdrawnAt, withdrawnReason }: Application): Activity[] =>
  withdrawnAt === null
    ? []
    : [
        {
          id: 'withdrawn',
          icon: CircleX,
          who: statusText((w) => w.history.applicant),
          what: statusText((w) => w.history.withdrawn),
          at: formatDateTime(withdrawnAt),
          dateTime: withdrawnAt,
          ...(withdrawnReason === null ? {} : { quote: withdrawnReason }),
        },
      ];

/** What has happened, newest first, as far as the application itself tells. */
export const eventsOf = (application: Application): Activity[] => {
  const { createdAt, receipts, returnItems } = application;
  const submissions = receipts.map(({ id, number, issuedAt }) => ({
    id,
    icon: Send,
    who: statusText((w) => w.history.applicant),
    what: statusText((w) => w.history.submitted, { number }),
    at: formatDateTime(issuedAt),
    dateTime: issuedAt,
  }));
  const begun = {
    id: 'created',
    icon: PencilLine,
    who: statusText((w) => w.history.applicant),
    what: statusText((w) => w.history.created),
    at: formatDateTime(createdAt),
    dateTime: createdAt,
  };
  const all = [
    ...submissions,
    ...requests(returnItems),
    ...decision(application),
    ...withdrawal(application),
    ...onBehalf(application),
    begun,
  ];
  return all.toSorted((a, b) => (a.dateTime < b.dateTime ? 1 : -1));
};
