import { InspectionMethod } from '#web/api/generated/enums.ts';
import { MyPageReportCreateLimits } from '#web/api/generated/limits.ts';
import type { components } from '#web/api/generated/types.ts';
import { validateLimits } from '#web/form/limits.ts';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { inspectionsText as t } from '../inspectionsText.ts';

type Report = components['schemas']['MyPageReport'];

/** Fields of a plan, in their order; the my page is chosen only once. */
export const PLAN_FIELDS = [
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
  mypageId: report === null ? '' : String(report.mypageId),
  inspectorUserId: report === null ? '' : String(report.inspectorUserId),
  method: String(report?.method ?? InspectionMethod.OnSite),
  scheduledOn: report?.scheduledOn ?? '',
  startTime: report?.startTime ?? '',
  endTime: report?.endTime ?? '',
  siteAddress: report?.siteAddress ?? '',
});

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
