import { DocumentCheckStatus, DutyStatus } from '#bff/generated/contract/enums.ts';
import { dutyTitle } from '#bff/modules/sections/index.ts';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { laterDay, tokyoDayOf } from '#rules/calendar.ts';
import { retentionUntil } from '#rules/duties/dutyDays.ts';
import type { DutyRow, DutyState } from './duties.data.ts';

const statusOf: { readonly [state in DutyState]: DutyStatus } = {
  upcoming: DutyStatus.Upcoming,
  open: DutyStatus.Open,
  overdue: DutyStatus.Overdue,
  checking: DutyStatus.Checking,
  done: DutyStatus.Done,
};

/** What the database keeps for states of the contract. @returns undefined for all */
export const dutyStatesOf = (statuses: readonly number[] | undefined): DutyState[] | undefined => {
  const states: readonly DutyState[] = ['upcoming', 'open', 'overdue', 'checking', 'done'];
  return statuses && states.filter((state) => statuses.includes(statusOf[state]));
};

const { Confirmed, Confirming, MAFFConfirming } = DocumentCheckStatus;

const stateOf = ({ section, dueOn }: DutyRow, today: string): DutyState => {
  if (section === null) return 'upcoming';
  if (section.status === Confirmed) return 'done';
  if (section.status === Confirming || section.status === MAFFConfirming) return 'checking';
  return dueOn < today ? 'overdue' : 'open';
};

const doneOnOf = ({ section }: DutyRow): string | null =>
  section?.status === Confirmed && section.confirmedAt !== null ? tokyoDayOf(section.confirmedAt) : null;

/** A duty as of a day (the contract's Duty). */
export const dutyViewOf = (row: DutyRow, today: string) => ({
  id: row.id,
  kind: row.kind,
  year: row.year,
  title: dutyTitle(row),
  status: statusOf[stateOf(row, today)],
  dueOn: row.dueOn,
  opensOn: row.opensOn,
  daysLeft: businessDaysLeft(today, row.dueOn),
  doneOn: doneOnOf(row),
  sectionId: row.sectionId,
});

/** The same in a list of all undertakings. */
export const dutySummaryOf = (row: DutyRow, today: string) => {
  const { project, corporation, ...myPage } = row.myPage;
  return {
    ...dutyViewOf(row, today),
    mypageId: row.mypageId,
    mypage: { ...myPage, projectName: project.shortName, corporationName: corporation.name },
  };
};

export type DutySummary = ReturnType<typeof dutySummaryOf>;

type Kept = {
  readonly retentionYears: number;
  /** The last day on which something of its property is restricted; null where nothing is. */
  readonly restrictedUntilOn: string | null;
};

/**
 * What an undertaking owes, and how long its papers are kept: nobody can say while anything is open, for the years
 * count from the last duty that is done, or from the last day of a restriction where that is later.
 */
export const dutyPlanOf = (rows: readonly DutyRow[], kept: Kept, today: string) => {
  const { retentionYears, restrictedUntilOn } = kept;
  const items = rows.map((row) => dutyViewOf(row, today));
  const openCount = items.filter(({ status }) => status !== DutyStatus.Done).length;
  const last =
    items
      .flatMap(({ doneOn }) => doneOn ?? [])
      .sort()
      .at(-1) ?? null;
  const lastDoneOn = openCount === 0 ? last : null;
  return {
    items,
    openCount,
    lastDoneOn,
    retentionYears,
    restrictedUntilOn,
    retentionUntilOn:
      lastDoneOn === null
        ? null
        : retentionUntil(laterDay(lastDoneOn, restrictedUntilOn ?? lastDoneOn), retentionYears),
  };
};
