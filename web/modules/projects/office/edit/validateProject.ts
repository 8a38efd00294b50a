import { ProjectCreateLimits } from '#web/parts/api/generated/limits.ts';
import { formText } from '#web/parts/form/form.words.ts';
import { TIME_LIMIT } from '#web/parts/form/instants.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { type FormErrors, type FormValues, rowsOf, textOf } from '#web/parts/form/values.ts';
import { projectsText as t } from '../projects.words.ts';

/** The fields of the form, in their order on the page; the summary of errors follows it. */
export const PROJECT_FIELDS = [
  'name',
  'shortName',
  'programme',
  'fiscalYear',
  'round',
  'displayCodeOffset',
  'displayCodeWidth',
  'retentionYears',
  'minorChangePercent',
  'effectReportYears',
  'isPublished',
  'applicationOpensAtDay',
  'applicationOpensAtTime',
  'applicationClosesAtDay',
  'applicationClosesAtTime',
  'submitGraceMinutes',
  'adoptionPlannedOn',
  'completionDeadline',
  'subsidyRateNumerator',
  'subsidyRateDenominator',
  'roundingUnit',
  'minSubsidy',
  'maxSubsidy',
  'maxSubsidyWithA',
  'minTotalCost',
  'scoringItems',
  'deskName',
  'deskPhone',
  'deskHours',
  'deskEmail',
  'summary',
  'eligibility',
  'materialFileIds',
] as const;

/** Fields of the form that stand for other properties of the contract: the server's refusals find them. */
export const PROJECT_ALIASES = {
  programKind: 'programme',
  domainType: 'programme',
  expenseCategoryList: 'programme',
  applicationOpensAt: 'applicationOpensAtDay',
  applicationClosesAt: 'applicationClosesAtDay',
} as const;

const LIMITS = {
  ...ProjectCreateLimits,
  programme: ProjectCreateLimits.programKind,
  applicationOpensAtDay: { ...ProjectCreateLimits.completionDeadline },
  applicationClosesAtDay: { ...ProjectCreateLimits.completionDeadline },
  applicationOpensAtTime: { ...TIME_LIMIT, isRequired: true },
  applicationClosesAtTime: { ...TIME_LIMIT, isRequired: true },
};

const momentOf = (values: FormValues, name: string): string =>
  `${textOf(values, `${name}Day`)}T${textOf(values, `${name}Time`)}`;

/** Rules between fields; the server has the last word on them. */
const acrossFields = (values: FormValues): FormErrors => {
  const number = (name: string): number => Number(textOf(values, name));
  const errors: FormErrors = {};
  if (momentOf(values, 'applicationClosesAt') <= momentOf(values, 'applicationOpensAt')) {
    errors.applicationClosesAtDay = t((w) => w.errors.closesBeforeOpens);
  }
  if (number('subsidyRateDenominator') < number('subsidyRateNumerator')) {
    errors.subsidyRateDenominator = t((w) => w.errors.rateAboveOne);
  }
  if (number('maxSubsidy') < number('minSubsidy')) errors.maxSubsidy = t((w) => w.errors.maximumBelowMinimum);
  return errors;
};

const scoringProblem = (values: FormValues): FormErrors => {
  const wrong = rowsOf(values, 'scoringItems').findIndex(({ label }) => {
    const length = [...String(label).trim()].length;
    return length === 0 || length > 50;
  });
  return wrong === -1 ? {} : { scoringItems: t((w) => w.errors.scoringLabel, { number: wrong + 1 }) };
};

/** What is to be put right before a project is sent: limits of the contract first, then rules between fields. */
export const validateProject = (values: FormValues): FormErrors => {
  const limits = validateLimits(values, LIMITS, PROJECT_FIELDS);
  if (limits.programme !== undefined) limits.programme = formText((w) => w.choose);
  return { ...acrossFields(values), ...scoringProblem(values), ...limits };
};
