import { ProjectStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import {
  dueOn,
  isRuled,
  reasonFor,
  type SectionTemplate,
  sectionsForAdoption,
  sectionsForTrigger,
  sectionTemplates,
  type UndertakingFacts,
} from '#bff/programmes/sections.ts';
import { moveToBusinessDay } from '#rules/businessDays.ts';
import { corporationOf } from '../corporations/corporations.ts';
import { at, day, minutesAgo, type Seed, workday } from '../engine/context.ts';
import type { Place } from '../myPages/place.ts';
import { projectOf } from '../projects/projects.ts';
import { sectionContents } from './sectionPapers.ts';
import { addSection } from './sectionRows.ts';
import type { AddedSection, SectionSpec, StateName } from './sectionSpec.ts';

/** In which state a section is, and the days of its hand-in and of its check, from today. */
export type Timing = {
  readonly state: StateName;
  readonly on?: number;
  readonly settled?: number;
  readonly dueOn?: string;
};

const open: Timing = { state: 'Incomplete' };
const settledOn = (on: number, settled = on + 4): Timing => ({ state: 'Confirmed', on, settled });

const noticeTiming = ({ data }: Place, key: string): Timing => {
  if (key === 'GrantDecisionNotice')
    return data.decision === undefined ? open : settledOn(data.decision, data.decision);
  if (key === 'ResultConfirmationNotice') return settledOn(data.confirmed ?? 0, data.confirmed);
  return settledOn(data.adopted, data.adopted);
};

/** Grant papers of 62011, which the desk is looking at now. */
const granting: { readonly [key: string]: Timing } = {
  GrantApplicationForm: { state: 'Confirming', on: -6 },
  GrantBusinessPlan: { state: 'Confirming', on: -6 },
  GrantExpenseBreakdown: { state: 'Confirming', on: -6 },
  GrantQuotation: settledOn(-8, -5),
  GrantEnvironmentCheckSheet: settledOn(-8, -5),
};

const grantTiming = ({ data }: Place, key: string): Timing => {
  if (data.decision !== undefined) return settledOn(data.applied ?? data.decision - 15, data.decision - 3);
  return data.code === '62011' ? (granting[key] ?? open) : open;
};

const RESULT_DUE = 42;

const resultTiming = (seed: Seed, { data }: Place, { key, isRequired }: SectionTemplate): Timing => {
  // Money is asked for, checked and approved only of a claim that is confirmed.
  if (key === 'ResultPaymentRequest') return settledOn((data.confirmed ?? 0) + 3);
  if (data.inspected !== undefined) return settledOn(data.reported ?? data.inspected, data.inspected + 3);
  // A month after the planned completion: the desk has asked for the report by then.
  const isReport = key === 'ResultReportForm' || key === 'Ing2ResultReportForm';
  return data.code === '5014' && isReport && isRequired
    ? { state: 'Incomplete', dueOn: moveToBusinessDay(day(seed, RESULT_DUE)) }
    : open;
};

/** Reports on consumption tax: one at the desk, one of a business that is exempt. */
const taxTiming = ({ data }: Place, key: string): Timing => {
  if (data.projectStatus === ProjectStatus.Finished) return settledOn((data.paid ?? 0) + 145);
  if (key !== 'TaxDeductionReport') return open;
  if (data.code === '3005') return { state: 'Confirming', on: -4 };
  return data.code === '3021' ? settledOn(-20) : open;
};

const timingOf = (seed: Seed, place: Place, template: SectionTemplate): Timing => {
  const { data } = place;
  switch (template.kind) {
    case SectionKind.Notice:
      return noticeTiming(place, template.key);
    case SectionKind.Grant:
      return grantTiming(place, template.key);
    case SectionKind.Result:
      return resultTiming(seed, place, template);
    case SectionKind.Property:
      return data.inspected === undefined ? open : settledOn(data.reported ?? 0, data.inspected + 3);
    case SectionKind.TaxDeduction:
      return taxTiming(place, template.key);
    case SectionKind.Effect:
      return data.projectStatus === 2 ? settledOn((data.paid ?? 0) + 145) : open;
    default:
      return open;
  }
};

const orNull = (seed: Seed, offset: number | undefined): string | null =>
  offset === undefined ? null : workday(seed, offset);

/** The due day by the programme's rule. */
const ruleDueOn = (seed: Seed, { data }: Place, template: SectionTemplate): string | null =>
  dueOn(template.due, {
    adoptedOn: orNull(seed, data.adopted),
    grantDecisionOn: orNull(seed, data.decision),
    completionOn: orNull(seed, data.completed),
    confirmedOn: orNull(seed, data.confirmed),
    paidOn: orNull(seed, data.paid),
    completionDeadline: day(seed, projectOf(data.projectId).deadline),
  });

const instant = (seed: Seed, offset: number, time: string): Date =>
  offset === 0 ? minutesAgo(seed, 60) : at(seed, workday(seed, offset), time);

/** A template with its timing as a section. */
export const specOf = (
  seed: Seed,
  place: Place,
  template: SectionTemplate,
  timing: Timing,
  title = template.title,
): SectionSpec => {
  const { state, on, settled } = timing;
  const due = timing.dueOn ?? ruleDueOn(seed, place, template);
  const begun = {
    template,
    state,
    title,
    createdAt: instant(seed, Math.min(place.data.adopted, on ?? 0), '09:00'),
    dueOn: due,
  };
  if (on === undefined) return begun;
  const handedIn = instant(seed, on, '10:20');
  return {
    ...begun,
    handedIn,
    ...(settled === undefined ? {} : { settled: instant(seed, settled, '15:40') }),
    contents: sectionContents(template, place, title, workday(seed, on)),
  };
};

const { Canceled, Rejected } = ProjectStatus;

/** What the conditions of its documents read of an undertaking. */
const conditionFactsOf = ({ data, plan, hasInspector }: Place): UndertakingFacts => ({
  expenses: plan.items,
  lendsEquipment: plan.lendsEquipment,
  taxStatus: corporationOf(data.corporationId).taxStatus,
  awaitsInspection: hasInspector && data.inspected === undefined,
  // Nobody of the demo has ordered before his grant was decided.
  orderedEarly: [],
});

type Asked = { readonly template: SectionTemplate; readonly because: string | null };

/** The documents that the plan and the tax of an undertaking ask for, each with why. */
const conditionalOf = (place: Place): Asked[] => {
  if (place.data.projectStatus === Canceled || place.data.projectStatus === Rejected) return [];
  const facts = conditionFactsOf(place);
  return sectionTemplates(projectOf(place.data.projectId), contractFacts()).flatMap((template) => {
    const { condition, trigger } = template;
    if (trigger !== 'condition' || !isRuled(condition)) return [];
    const because = reasonFor(condition, facts);
    return because === null ? [] : [{ template, because }];
  });
};

const templatesOf = (place: Place): Asked[] => {
  const { data } = place;
  const project = projectOf(data.projectId);
  const facts = contractFacts();
  const always = [
    ...sectionsForAdoption(project, facts),
    ...(data.confirmed === undefined ? [] : sectionsForTrigger(project, 'amountNotified', facts)),
    ...(data.paid === undefined ? [] : sectionsForTrigger(project, 'yearly', facts)),
  ];
  return [...always.map((template) => ({ template, because: null })), ...conditionalOf(place)].toSorted(
    (a, b) => a.template.sequence - b.template.sequence,
  );
};

/** Sections that only one undertaking has. */
const addSpecial = (seed: Seed, place: Place): void => {
  const project = projectOf(place.data.projectId);
  const facts = contractFacts();
  const add = (key: string, timing: Timing) => {
    const template = sectionTemplates(project, facts).find((candidate) => candidate.key === key);
    if (template) addSection(seed, place, specOf(seed, place, template, timing));
  };
  const { inspected } = place.data;
  if (inspected !== undefined) add('ResultInspectionReport', settledOn(inspected, inspected + 3));
};

/** The sections of an undertaking but for its quarters and vouchers, by document key. */
export const addSections = (seed: Seed, place: Place): Map<string, AddedSection> => {
  const added = new Map<string, AddedSection>();
  for (const { template, because } of templatesOf(place)) {
    const spec = specOf(seed, place, template, timingOf(seed, place, template));
    added.set(template.key, addSection(seed, place, { ...spec, because }));
  }
  addSpecial(seed, place);
  return added;
};
