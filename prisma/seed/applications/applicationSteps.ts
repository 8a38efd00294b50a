import { addBusinessDays } from '#rules/businessDays.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { backOffice, jmac, type SeedActor } from '../engine/actors.ts';
import { at, minutesAgo, type Seed, workday } from '../engine/context.ts';
import type { SeedApplication, StatusName } from './applicationTypes.ts';

/** One move of an application's state machine. */
export type Step = {
  readonly action: string;
  readonly from: StatusName;
  readonly to: StatusName;
  readonly at: Date;
  readonly actor: SeedActor;
  readonly comment?: string;
  readonly dueOn?: CalendarDay;
};

type Move = Omit<Step, 'at' | 'dueOn'> & { readonly after: number; readonly time: string };

const WITHDRAWAL = '計画を見直して、次の公募に応募するため';
const RETURN_DUE_BUSINESS_DAYS = 6;

const check: Move = {
  action: 'startCheck',
  from: 'Submitted',
  to: 'FormChecking',
  actor: backOffice,
  after: 1,
  time: '10:40',
};
const pass: Move = {
  action: 'passFormCheck',
  from: 'FormChecking',
  to: 'UnderReview',
  actor: backOffice,
  after: 5,
  time: '14:20',
};

const sendBack: Move = {
  action: 'return',
  from: 'FormChecking',
  to: 'Returned',
  actor: backOffice,
  after: 3,
  time: '15:30',
};

const submitBy = (applicant: SeedActor): Move => ({
  action: 'submit',
  from: 'Draft',
  to: 'Submitted',
  actor: applicant,
  after: 0,
  time: '10:05',
});

const withdrawBy = (applicant: SeedActor): Move => ({
  action: 'withdraw',
  from: 'FormChecking',
  to: 'Withdrawn',
  actor: applicant,
  after: 4,
  time: '11:10',
  comment: WITHDRAWAL,
});

const decide = (action: string, to: StatusName): Move => ({
  action,
  from: 'UnderReview',
  to,
  actor: jmac,
  after: 40,
  time: '16:00',
});

/** What leads from having been submitted to a status. */
const movesAfterSubmission: {
  readonly [status in Exclude<StatusName, 'Draft'>]: (applicant: SeedActor) => readonly Move[];
} = {
  Submitted: () => [],
  FormChecking: () => [check],
  Returned: () => [check, sendBack],
  UnderReview: () => [check, pass],
  Adopted: () => [check, pass, decide('adopt', 'Adopted')],
  NotAdopted: () => [check, pass, decide('decline', 'NotAdopted')],
  Waitlisted: () => [check, pass, decide('waitlist', 'Waitlisted')],
  Withdrawn: (applicant) => [check, withdrawBy(applicant)],
};

const movesOf = (status: StatusName, applicant: SeedActor): readonly Move[] =>
  status === 'Draft' ? [] : [submitBy(applicant), ...movesAfterSubmission[status](applicant)];

/** The last step of a call that closed long ago may be recent: the desk has come to it only now. */
const RECENT_RETURN = -4;

const offsetOf = (data: SeedApplication, { action, after }: Move): number => {
  if (action === 'adopt' && data.decidedOn !== undefined) return data.decidedOn;
  if (action === 'return') return Math.max(data.on + after, RECENT_RETURN);
  return data.on + after;
};

/** How an application came to its status, oldest step first. */
export const applicationSteps = (seed: Seed, data: SeedApplication, applicant: SeedActor): Step[] =>
  movesOf(data.status, applicant).map(({ after, time, ...step }) => {
    const offset = offsetOf(data, { ...step, after, time });
    const instant =
      offset === 0 && step.action === 'adopt' ? minutesAgo(seed, 90) : at(seed, workday(seed, offset), time);
    return step.action === 'return'
      ? { ...step, at: instant, dueOn: addBusinessDays(workday(seed, offset), RETURN_DUE_BUSINESS_DAYS) }
      : { ...step, at: instant };
  });
