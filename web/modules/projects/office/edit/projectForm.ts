import { ProjectCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { joinInstant } from '#web/parts/form/instants.ts';
import { cleaned } from '#web/parts/form/limits.ts';
import { changesOf, isSame } from '#web/parts/form/recordBody.ts';
import { type FormRow, type FormValues, rowsOf, textOf } from '#web/parts/form/values.ts';
import { programmeOf } from './programmeOptions.ts';
import { projectValues } from './projectValues.ts';

type Project = components['schemas']['Project'];
type ProjectCreate = components['schemas']['ProjectCreate'];
type DocumentRule = components['schemas']['DocumentRule'];

const numberOf = (values: FormValues, name: string): number => Number(textOf(values, name));

const textOrNull = (values: FormValues, name: string): string | null => {
  const text = textOf(values, name).trim();
  return text === '' ? null : text;
};

const instantOf = (values: FormValues, name: string): string =>
  joinInstant(textOf(values, `${name}Day`), textOf(values, `${name}Time`)) ?? '';

const DUE_FROM = ['adoptedOn', 'grantDecisionOn', 'completionOn', 'confirmedOn', 'quarterEnd'] as const;

const ruleOf = (rule: DocumentRule, row: FormRow | undefined): DocumentRule => {
  if (row === undefined) return rule;
  const dueFrom = DUE_FROM.find((name) => name === row.dueFrom) ?? null;
  const requirement = ([0, 1, 2] as const).find((value) => String(value) === row.requirement);
  return {
    ...rule,
    requirement: requirement ?? rule.requirement,
    dueDays: dueFrom === null || row.dueDays === '' ? null : Number(row.dueDays),
    dueFrom,
    needsMaffCheck: row.needsMaffCheck === true,
    isInspectionTarget: row.isInspectionTarget === true,
    templateFileId: row.templateFileId === '' ? null : String(row.templateFileId),
  };
};

const ROUNDING_UNITS = [1, 100, 1000, 10000] as const;

const scheduleOf = (values: FormValues) => ({
  applicationOpensAt: instantOf(values, 'applicationOpensAt'),
  applicationClosesAt: instantOf(values, 'applicationClosesAt'),
  submitGraceMinutes: numberOf(values, 'submitGraceMinutes'),
  adoptionPlannedOn: textOrNull(values, 'adoptionPlannedOn'),
  completionDeadline: textOf(values, 'completionDeadline'),
});

const subsidyOf = (values: FormValues) => ({
  subsidyRateNumerator: numberOf(values, 'subsidyRateNumerator'),
  subsidyRateDenominator: numberOf(values, 'subsidyRateDenominator'),
  minSubsidy: numberOf(values, 'minSubsidy'),
  maxSubsidy: numberOf(values, 'maxSubsidy'),
  maxSubsidyWithA: textOf(values, 'maxSubsidyWithA') === '' ? null : numberOf(values, 'maxSubsidyWithA'),
  minTotalCost: numberOf(values, 'minTotalCost'),
  roundingUnit: ROUNDING_UNITS.find((unit) => String(unit) === textOf(values, 'roundingUnit')) ?? 1000,
});

const deskOf = (values: FormValues) => ({
  deskName: textOf(values, 'deskName').trim(),
  deskPhone: cleaned(textOf(values, 'deskPhone'), ProjectCreateLimits.deskPhone),
  deskHours: textOf(values, 'deskHours').trim(),
  deskEmail: cleaned(textOf(values, 'deskEmail'), ProjectCreateLimits.deskEmail),
});

const scoringOf = (values: FormValues) =>
  rowsOf(values, 'scoringItems').map(({ key, label, weight }) => ({
    key: String(key),
    label: String(label).trim(),
    weight: Number(weight),
  }));

/** The materials of the round, in the order in which they were added. */
const idsOf = ({ materialFileIds }: FormValues): string[] =>
  Array.isArray(materialFileIds) ? materialFileIds.map(String) : [];

/** The whole body of a registration; the values must have passed `validateProject`. */
export const projectBody = (
  values: FormValues,
): Omit<ProjectCreate, 'copyFromProjectId' | 'documentRules'> => {
  const programme = programmeOf(textOf(values, 'programme'));
  if (programme === undefined) throw new Error('A project needs a programme');
  return {
    ...programme,
    name: textOf(values, 'name').trim(),
    shortName: textOf(values, 'shortName').trim(),
    fiscalYear: numberOf(values, 'fiscalYear'),
    round: numberOf(values, 'round'),
    ...scheduleOf(values),
    ...subsidyOf(values),
    displayCodeOffset: numberOf(values, 'displayCodeOffset'),
    displayCodeWidth: textOf(values, 'displayCodeWidth') === '5' ? 5 : 4,
    ...deskOf(values),
    summary: textOrNull(values, 'summary'),
    eligibility: textOrNull(values, 'eligibility'),
    isPublished: values.isPublished === true,
    retentionYears: numberOf(values, 'retentionYears'),
    minorChangePercent: numberOf(values, 'minorChangePercent'),
    effectReportYears: numberOf(values, 'effectReportYears'),
    scoringItems: scoringOf(values),
    materialFileIds: idsOf(values),
  };
};

/** The document rules as they are after the form. */
export const documentRulesOf = (values: FormValues, before: readonly DocumentRule[]): DocumentRule[] => {
  const rows = rowsOf(values, 'documentRules');
  return before.map((rule, index) => ruleOf(rule, rows[index]));
};

/** Only what differs: what somebody else changed meanwhile is not written over by old values. */
export const projectChange = (
  values: FormValues,
  project: Project,
): components['schemas']['ProjectUpdate'] => {
  const before = projectBody(projectValues(project));
  const after = projectBody(values);
  const change = changesOf(after, before);
  const rules = documentRulesOf(values, project.documentRules);
  return isSame(rules, project.documentRules) ? change : { ...change, documentRules: rules };
};
