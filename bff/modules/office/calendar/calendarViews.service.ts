import { CalendarEntryKind } from '#bff/generated/contract/enums.ts';
import { deadlineTexts } from '#bff/modules/myPages/index.ts';
import { dutyTitle, sectionName } from '#bff/modules/sections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { CALENDAR_SOURCES, type CalendarRow } from './calendar.data.ts';
import { calendarTexts as texts } from './calendars.words.ts';

const { Completion, Document, Duty, Inspection, Payment, Recovery } = CalendarEntryKind;

const titleOf = (row: CalendarRow): string => {
  const { enumLabel } = contractFacts();
  switch (row.kind) {
    case Document: {
      const name = sectionName(row);
      return row.variant === 1 ? deadlineTexts.return(name) : deadlineTexts.section(name);
    }
    case Duty: {
      const { effectReportYears } = row;
      const duty = { kind: row.variant, year: row.year, myPage: { project: { effectReportYears } } };
      return deadlineTexts.section(dutyTitle(duty));
    }
    case Inspection:
      return enumLabel('InspectionKind', row.variant);
    case Payment:
      return texts.payment;
    case Recovery:
      return texts.recovery(enumLabel('RecoveryKind', row.variant));
    case Completion:
      return texts.completion;
    default:
      return texts.restriction(row.title);
  }
};

/** An entry of a calendar (the contract's CalendarEntry). */
export const entryOf = (row: CalendarRow) => {
  const { kind, recordId, mypageId } = row;
  const idOf = (of: CalendarEntryKind): number | null => (kind === of ? recordId : null);
  return {
    id: `${CALENDAR_SOURCES[kind] ?? ''}-${recordId}`,
    kind,
    on: row.dayOn,
    startTime: row.startTime,
    title: titleOf(row),
    isOverdue: row.isOverdue,
    isDone: row.isDone,
    mypageId,
    mypage: {
      id: mypageId,
      displayCode: row.displayCode,
      projectId: row.projectId,
      projectName: row.projectName,
      corporationId: row.corporationId,
      corporationName: row.corporationName,
      planTitle: row.planTitle,
    },
    sectionId: idOf(Document),
    reportId: idOf(Inspection),
    paymentId: idOf(Payment),
    recoveryId: idOf(Recovery),
  };
};

export type CalendarEntry = ReturnType<typeof entryOf>;
