import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import {
  insertSection,
  sectionProjectOf,
  templateColumns,
  templateFor,
  updateSectionDueOn,
} from '#bff/modules/sections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { type DueDates, dueOn, sectionsForTrigger, sectionTemplates } from '#bff/programmes/sections.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import type { Undertaking } from './guards/undertaking.service.ts';

/** The days of a my page that due days are counted from. */
export type DueBases = {
  readonly adoptedOn: string;
  readonly grantDecisionOn: string | null;
  readonly completionOn: string | null;
  readonly confirmedOn: string | null;
  readonly paidOn?: string | null;
  readonly completionDeadline: string | null;
};

const datesOf = (bases: DueBases, completionDeadline: string): DueDates => ({
  adoptedOn: bases.adoptedOn,
  grantDecisionOn: bases.grantDecisionOn,
  completionOn: bases.completionOn,
  confirmedOn: bases.confirmedOn,
  paidOn: bases.paidOn ?? null,
  completionDeadline,
});

/**
 * Moves the due days that follow from a day that changed. A day that somebody set by hand stays: only sections whose
 * due day is what the rule gave before are moved.
 */
export const moveDueDays = async (
  scope: Scope,
  { myPage, sections }: Undertaking,
  after: DueBases,
): Promise<void> => {
  const before = datesOf(myPage, deadlineOf(myPage));
  const now = datesOf({ paidOn: myPage.paidOn, ...after }, deadlineOf({ ...myPage, ...after }));
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  const project = await sectionProjectOf(scope.db, myPage.project);
  const rules = new Map(
    sectionTemplates(project, contractFacts()).map((rule) => [rule.documentType, rule.due]),
  );
  for (const { id, documentType, status, dueOn: current } of sections) {
    if (status !== DocumentCheckStatus.Incomplete) continue;
    const rule = rules.get(documentType);
    const moved = dueOn(rule, now);
    if (current === dueOn(rule, before) && moved !== current) await updateSectionDueOn(scope.db, id, moved);
  }
};

/** The day by which a paper is due that a step asks for; null when the round does not use it or sets no day. */
export const triggeredDueOn = async (
  scope: Scope,
  { myPage }: Undertaking,
  documentType: number,
  bases: DueBases,
): Promise<CalendarDay | null> => {
  const template = await templateFor(scope.db, myPage.project, documentType);
  return dueOn(template?.due, datesOf(bases, deadlineOf(myPage)));
};

/** Asks for the papers that come with the notified amount: the claim for payment. Those that are there already stay. */
export const addTriggeredSections = async (
  scope: Scope,
  { myPage, sections }: Undertaking,
  bases: DueBases,
): Promise<void> => {
  const project = await sectionProjectOf(scope.db, myPage.project);
  const dates = datesOf(bases, deadlineOf(myPage));
  const known = new Set(sections.map(({ documentType }) => documentType));
  for (const template of sectionsForTrigger(project, 'amountNotified', contractFacts())) {
    if (known.has(template.documentType)) continue;
    await insertSection(scope.db, {
      mypageId: myPage.id,
      ...templateColumns(template),
      createdByKind: 'system',
      createdAt: scope.now,
      dueOn: dueOn(template.due, dates),
    });
  }
};
