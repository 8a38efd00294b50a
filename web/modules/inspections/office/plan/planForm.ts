import type { Fact } from '#ui-kit/Facts/index.ts';
import { InspectionKind, InspectionMethod, InspectionMethodLabel } from '#web/parts/api/generated/enums.ts';
import { MyPageReportCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { changesOf } from '#web/parts/form/recordBody.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { inspectionsText as t } from '../inspections.words.ts';

type Report = components['schemas']['MyPageReport'];

/** Fields of a plan, in their order; the my page is chosen only once. */
export const PLAN_FIELDS = [
  'kind',
  'mypageId',
  'inspectorUserId',
  'method',
  'scheduledOn',
  'startTime',
  'endTime',
  'siteAddress',
] as const;

/** A plan as the form holds it. */
export const planValues = (report: Report | null): FormValues => ({
  kind: String(report?.kind ?? InspectionKind.Completion),
  mypageId: report === null ? '' : String(report.mypageId),
  inspectorUserId: report === null ? '' : String(report.inspectorUserId),
  method: String(report?.method ?? InspectionMethod.OnSite),
  scheduledOn: report?.scheduledOn ?? '',
  startTime: report?.startTime ?? '',
  endTime: report?.endTime ?? '',
  siteAddress: report?.siteAddress ?? '',
});

/** Only what differs from the plan. */
export const planChange = (values: FormValues, report: Report): components['schemas']['MyPageReportUpdate'] =>
  changesOf(planOf(values), planOf(planValues(report)));

const LABELS: Readonly<Record<(typeof PLAN_FIELDS)[number], string>> = {
  kind: t((w) => w.plan.kind),
  mypageId: t((w) => w.plan.mypageId),
  inspectorUserId: t((w) => w.page.inspector),
  method: t((w) => w.fields.method),
  scheduledOn: t((w) => w.list.scheduledOn),
  startTime: t((w) => w.plan.startTime),
  endTime: t((w) => w.plan.endTime),
  siteAddress: t((w) => w.page.place),
};

/** A field of the plan in words. @param inspectors by their ids */
export const planFact = (place: string, values: FormValues, inspectors: MemberNames): Fact => {
  const field = PLAN_FIELDS.find((name) => name === place) ?? 'mypageId';
  const members: Readonly<Partial<Record<typeof field, MemberNames>>> = {
    inspectorUserId: inspectors,
    method: InspectionMethodLabel,
  };
  return { term: LABELS[field], value: inWords(values[field], members[field]) };
};

/** What kind of inspection is planned; it stays what it is. */
export const kindOf = (values: FormValues): InspectionKind =>
  Object.values(InspectionKind).find((each) => String(each) === textOf(values, 'kind')) ??
  InspectionKind.Completion;

/** Limits of the contract, and that the end comes after the beginning. */
export const validatePlan = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, MyPageReportCreateLimits, PLAN_FIELDS);
  const [start, end] = [textOf(values, 'startTime'), textOf(values, 'endTime')];
  const isBackwards = start !== '' && end !== '' && end <= start;
  return isBackwards ? { endTime: t((w) => w.plan.endsBeforeStart), ...errors } : errors;
};

/** When, where and by whom; the values must have passed `validatePlan`. */
export const planOf = (values: FormValues) => {
  const method = Object.values(InspectionMethod).find((each) => String(each) === textOf(values, 'method'));
  if (method === undefined) throw new Error('The form let the method pass without a value');
  const timeOf = (name: string): string | null => textOf(values, name) || null;
  const siteAddress = textOf(values, 'siteAddress').trim();
  return {
    inspectorUserId: Number(textOf(values, 'inspectorUserId')),
    method,
    scheduledOn: textOf(values, 'scheduledOn'),
    startTime: timeOf('startTime'),
    endTime: timeOf('endTime'),
    ...(siteAddress === '' ? {} : { siteAddress }),
  };
};
