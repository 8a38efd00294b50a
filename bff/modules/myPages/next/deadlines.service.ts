import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import {
  currentDueOn,
  daysLeftUntil,
  dutyTitle,
  isEnded,
  isOver,
  isReturned,
  sectionNameOf,
  timeLeft,
} from '#bff/modules/sections/index.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { deadlineTexts } from '../myPages.words.ts';
import { type NextSection, sectionsDueOfBusiness } from './dueSections.service.ts';

/** What an undertaking has in hand beside its sections that a day hangs on. */
export type Dated = {
  readonly projectStatus: number;
  readonly startOn: string | null;
  readonly plannedCompletionOn: string | null;
  readonly completionOn: string | null;
  readonly completionDeadline: string | null;
  readonly project: { readonly completionDeadline: string; readonly effectReportYears: number };
  /** Those that have no paper yet, the next due first. */
  readonly duties: readonly { readonly kind: number; readonly year: number; readonly dueOn: string }[];
};

const MAX_DEADLINES = 50;

/** Reports that are not asked for yet, of one that has not left the programme. */
const dutyDeadlines = ({ projectStatus, project, duties }: Dated, today: string) =>
  isEnded(projectStatus) && projectStatus !== ProjectStatus.Finished
    ? []
    : duties.map(({ kind, year, dueOn }) => ({
        key: 'duty',
        label: deadlineTexts.section(dutyTitle({ kind, year, myPage: { project } })),
        dueOn,
        sectionId: null,
        isOverdue: dueOn < today,
      }));

/** Every day that counts for the business now, the nearest first. */
export const deadlinesOf = (myPage: Dated, sections: readonly NextSection[], now: Date) => {
  const { projectStatus } = myPage;
  const today = tokyoDayOf(now);
  const living = sections.filter((section) => !isOver(section, projectStatus));
  const papers = sectionsDueOfBusiness(living).flatMap((section) => {
    const dueOn = currentDueOn(section);
    if (dueOn === null) return [];
    const isReturn = isReturned(section);
    const label = isReturn
      ? deadlineTexts.return(sectionNameOf(section))
      : deadlineTexts.section(sectionNameOf(section));
    const { isOverdue } = timeLeft(section, now);
    return [{ key: isReturn ? 'return' : 'section', label, dueOn, sectionId: section.id, isOverdue }];
  });
  const plan = (key: 'plannedCompletion' | 'completionDeadline', dueOn: string | null) =>
    dueOn === null || myPage.completionOn !== null || isEnded(projectStatus)
      ? []
      : [{ key, label: deadlineTexts[key], dueOn, sectionId: null, isOverdue: dueOn < today }];
  return [
    ...papers,
    ...plan('plannedCompletion', myPage.plannedCompletionOn),
    ...plan('completionDeadline', deadlineOf(myPage)),
    ...dutyDeadlines(myPage, today),
  ]
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
    .slice(0, MAX_DEADLINES)
    .map((deadline) => ({ ...deadline, daysLeft: daysLeftUntil(deadline, now) }));
};
