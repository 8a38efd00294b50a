import { businessDaysBetween } from './businessDays.ts';
import { type CalendarDay, daysBetween, laterDay } from './calendar.ts';

export type DelayStatus = 'None' | 'Delayed' | 'CriticalDelayed' | 'Exit';

export type DueSection = {
  readonly id: number;
  readonly title: string;
  /** Null: no deadline. Only required sections that wait for the business belong in the list. */
  readonly dueOn: CalendarDay | null;
  /** Progress and result reports: late by 10 business days they make the delay critical. */
  readonly isReport: boolean;
};

export type DelayInput = {
  readonly today: CalendarDay;
  /** Keys of ProjectStatus and ProgressPhase. */
  readonly projectStatus: string;
  readonly progressPhase: string;
  readonly plannedCompletionOn: CalendarDay | null;
  /** What the business expects now; the plan counts where it said nothing newer. */
  readonly forecastCompletionOn: CalendarDay | null;
  readonly completionOn: CalendarDay | null;
  readonly completionDeadlineOn: CalendarDay | null;
  /** Suspended with leave today: nothing counts as late. */
  readonly isSuspended: boolean;
  readonly waitingSections: readonly DueSection[];
};

/** What causes a delay, for the list beside the status. */
export type DelayCause =
  | { readonly kind: 'plannedCompletionPassed'; readonly plannedOn: CalendarDay }
  | {
      readonly kind: 'sectionOverdue' | 'reportLongOverdue';
      readonly sectionId: number;
      readonly title: string;
      readonly dueOn: CalendarDay;
      readonly businessDaysLate: number;
    }
  | {
      readonly kind: 'forecastPastDeadline';
      readonly forecastOn: CalendarDay;
      readonly deadlineOn: CalendarDay;
    }
  | { readonly kind: 'notStarted'; readonly daysLeft: number };

export type ComputedDelay = { readonly status: DelayStatus; readonly causes: readonly DelayCause[] };

const LATE_BUSINESS_DAYS = 3;
const LONG_LATE_BUSINESS_DAYS = 10;
const NOT_STARTED_DAYS_LEFT = 30;
const ENDED_STATUSES: readonly string[] = ['Rejected', 'Canceled'];

const sectionCauses = ({ today, waitingSections }: DelayInput): DelayCause[] =>
  waitingSections.flatMap(({ id, title, dueOn, isReport }) => {
    const businessDaysLate = dueOn ? businessDaysBetween(dueOn, today) : 0;
    if (!dueOn || businessDaysLate < LATE_BUSINESS_DAYS) return [];
    const isLong = isReport && businessDaysLate >= LONG_LATE_BUSINESS_DAYS;
    const kind = isLong ? ('reportLongOverdue' as const) : ('sectionOverdue' as const);
    return [{ kind, sectionId: id, title, dueOn, businessDaysLate }];
  });

const completionCauses = (input: DelayInput): DelayCause[] => {
  const { today, plannedCompletionOn, completionDeadlineOn } = input;
  if (input.completionOn) return [];
  const causes: DelayCause[] = [];
  if (plannedCompletionOn && plannedCompletionOn < today) {
    causes.push({ kind: 'plannedCompletionPassed', plannedOn: plannedCompletionOn });
  }
  if (!completionDeadlineOn) return causes;
  const expectedOn = input.forecastCompletionOn ?? plannedCompletionOn ?? today;
  const forecastOn = laterDay(expectedOn, today);
  if (forecastOn > completionDeadlineOn) {
    causes.push({ kind: 'forecastPastDeadline', forecastOn, deadlineOn: completionDeadlineOn });
  }
  const daysLeft = daysBetween(today, completionDeadlineOn);
  if (input.progressPhase === 'None' && daysLeft <= NOT_STARTED_DAYS_LEFT) {
    causes.push({ kind: 'notStarted', daysLeft });
  }
  return causes;
};

const isCritical = ({ kind }: DelayCause): boolean =>
  kind === 'forecastPastDeadline' || kind === 'notStarted' || kind === 'reportLongOverdue';

/**
 * The delay of a my page as the guards of the delay machine say, with its causes, in business days (domain 4).
 * Computed each night and on every write that matters.
 */
export const computeDelay = (input: DelayInput): ComputedDelay => {
  if (ENDED_STATUSES.includes(input.projectStatus)) return { status: 'Exit', causes: [] };
  if (input.isSuspended) return { status: 'None', causes: [] };
  const causes = [...completionCauses(input), ...sectionCauses(input)];
  if (causes.some(isCritical)) return { status: 'CriticalDelayed', causes };
  return { status: causes.length > 0 ? 'Delayed' : 'None', causes };
};

/** A value set by hand; it holds to the end of its expiry day. */
export type DelayOverride = {
  readonly status: DelayStatus;
  readonly reason: string;
  readonly expiresOn: CalendarDay;
};

/** The status shown: the one set by hand while it lasts, always beside the computed one. */
export const effectiveDelay = (
  computed: ComputedDelay,
  override: DelayOverride | null,
  today: CalendarDay,
): { status: DelayStatus; isOverridden: boolean } =>
  override && today <= override.expiresOn
    ? { status: override.status, isOverridden: true }
    : { status: computed.status, isOverridden: false };

const STEPS: Readonly<Record<DelayStatus, Readonly<Record<DelayStatus, readonly string[]>>>> = {
  None: { None: [], Delayed: ['markDelayed'], CriticalDelayed: ['markDelayed', 'escalate'], Exit: ['exit'] },
  Delayed: { None: ['recover'], Delayed: [], CriticalDelayed: ['escalate'], Exit: ['exit'] },
  CriticalDelayed: { None: ['recover'], Delayed: ['deescalate'], CriticalDelayed: [], Exit: ['exit'] },
  Exit: {
    None: ['rejoin'],
    Delayed: ['rejoin', 'markDelayed'],
    CriticalDelayed: ['rejoin', 'markDelayed', 'escalate'],
    Exit: [],
  },
};

/** The actions of the delay machine that lead from one status to another, in order. */
export const delaySteps = (from: DelayStatus, to: DelayStatus): readonly string[] => STEPS[from][to];
