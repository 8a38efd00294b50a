import { InspectionMethod, InspectionResult } from '#web/parts/api/generated/enums.ts';
import { MyPageReportUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { type FormErrors, type FormRow, type FormValues, rowsOf, textOf } from '#web/parts/form/values.ts';
import type { Report, ReportUpdate } from './useReportChange.ts';

type Item = Report['items'][number];

/** Fields of the report, in their order on the page. */
export const REPORT_FIELDS = [
  'inspectedOn',
  'method',
  'attendees',
  'result',
  'findings',
  'correctiveAction',
  'correctiveDueOn',
] as const;

const answer = (value: boolean | null | undefined): string => {
  if (value === null || value === undefined) return '';
  return value ? 'yes' : 'no';
};

const itemRow = (item: Item): FormRow => ({
  key: item.key,
  isWorking: answer(item.isWorking),
  hasLabel: answer(item.hasLabel),
  difference: item.difference ?? '',
});

/** A report as the form holds it. */
export const reportValues = (report: Report): FormValues => ({
  inspectedOn: report.inspectedOn ?? '',
  method: String(report.method),
  attendees: report.attendees ?? '',
  result: String(report.result),
  findings: report.findings ?? '',
  correctiveAction: report.correctiveAction ?? '',
  correctiveDueOn: report.correctiveDueOn ?? '',
  items: report.items.map(itemRow),
});

/** A report may be kept half done; the server asks for the rest when it is submitted. */
export const validateReport = (values: FormValues): FormErrors =>
  validateLimits(values, MyPageReportUpdateLimits, REPORT_FIELDS);

const decided = (value: unknown): boolean | null => (value === 'yes' ? true : value === 'no' ? false : null);

const itemOf = (item: Item, row: FormRow | undefined): Item =>
  row === undefined
    ? item
    : {
        ...item,
        isWorking: decided(row.isWorking),
        hasLabel: decided(row.hasLabel),
        difference: String(row.difference).trim() === '' ? null : String(row.difference).trim(),
      };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the record. */
export const reportChange = (values: FormValues, report: Report): ReportUpdate => {
  const textOrNull = (name: string): string | null => {
    const text = textOf(values, name).trim();
    return text === '' ? null : text;
  };
  const member = <Member extends number>(name: string, members: Readonly<Record<string, Member>>) =>
    Object.values(members).find((value) => String(value) === textOf(values, name));
  const rows = rowsOf(values, 'items');
  const after: ReportUpdate = {
    inspectedOn: textOrNull('inspectedOn'),
    method: member('method', InspectionMethod) ?? report.method,
    attendees: textOrNull('attendees'),
    result: member('result', InspectionResult) ?? report.result,
    findings: textOrNull('findings'),
    correctiveAction: textOrNull('correctiveAction'),
    correctiveDueOn: textOrNull('correctiveDueOn'),
    items: report.items.map((item, index) => itemOf(item, rows[index])),
  };
  const before: ReportUpdate = { ...report, items: report.items.map((item) => itemOf(item, itemRow(item))) };
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, Reflect.get(before, name))),
  );
};
