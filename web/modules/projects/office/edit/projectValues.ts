import type { components } from '#web/parts/api/generated/types.ts';
import { splitInstant } from '#web/parts/form/instants.ts';
import type { FormRow, FormValues } from '#web/parts/form/values.ts';
import { programmeKey } from './programmeOptions.ts';

type Project = components['schemas']['Project'];
type ProjectCreate = components['schemas']['ProjectCreate'];
type DocumentRule = components['schemas']['DocumentRule'];

/** What a form can begin with: a record, or less. */
export type ProjectSource = Omit<ProjectCreate, 'copyFromProjectId' | 'documentRules' | 'materialFileIds'> &
  Pick<Project, 'documentRules' | 'materials'>;

const instantValues = (name: string, instant: string): FormValues => {
  const { day, time } = splitInstant(instant);
  return { [`${name}Day`]: day, [`${name}Time`]: time };
};

const ruleRow = (rule: DocumentRule): FormRow => ({
  requirement: String(rule.requirement),
  dueDays: rule.dueDays === null || rule.dueDays === undefined ? '' : String(rule.dueDays),
  dueFrom: rule.dueFrom ?? '',
  needsMaffCheck: rule.needsMaffCheck,
  isInspectionTarget: rule.isInspectionTarget,
  templateFileId: rule.templateFileId ?? '',
});

const NUMBERS = [
  'fiscalYear',
  'round',
  'submitGraceMinutes',
  'subsidyRateNumerator',
  'subsidyRateDenominator',
  'minSubsidy',
  'maxSubsidy',
  'maxSubsidyWithA',
  'minTotalCost',
  'roundingUnit',
  'displayCodeOffset',
  'displayCodeWidth',
  'retentionYears',
  'minorChangePercent',
  'effectReportYears',
] as const;

const TEXTS = [
  'name',
  'shortName',
  'deskName',
  'deskPhone',
  'deskHours',
  'deskEmail',
  'summary',
  'eligibility',
  'adoptionPlannedOn',
  'completionDeadline',
] as const;

const asText = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A project as the form holds it: text as it is typed, moments as day and time in Japan. */
export const projectValues = (project: ProjectSource): FormValues => ({
  ...Object.fromEntries([...NUMBERS, ...TEXTS].map((name) => [name, asText(project[name])])),
  programme: programmeKey(project),
  isPublished: project.isPublished,
  ...instantValues('applicationOpensAt', project.applicationOpensAt),
  ...instantValues('applicationClosesAt', project.applicationClosesAt),
  scoringItems: (project.scoringItems ?? []).map(({ key, label, weight }) => ({
    key,
    label,
    weight: String(weight),
  })),
  documentRules: project.documentRules.map(ruleRow),
  materialFileIds: project.materials.map(({ id }) => id),
});

/** A round that is not registered yet: only what is the same for nearly all of them. */
export const emptyProjectValues: FormValues = {
  round: '1',
  submitGraceMinutes: '10',
  subsidyRateNumerator: '1',
  subsidyRateDenominator: '2',
  roundingUnit: '1000',
  displayCodeWidth: '4',
  retentionYears: '5',
  minorChangePercent: '20',
  effectReportYears: '3',
  applicationOpensAtTime: '10:00',
  applicationClosesAtTime: '17:00',
  isPublished: false,
  scoringItems: [],
  documentRules: [],
  materialFileIds: [],
};
