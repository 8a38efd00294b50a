import type { Fact } from '#ui-kit/Facts/index.ts';
import { InspectionMethodLabel, InspectionResultLabel } from '#web/parts/api/generated/enums.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { type FormRow, type FormValues, rowsOf } from '#web/parts/form/values.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { REPORT_FIELDS } from './reportForm.ts';
import type { Report } from './useReportChange.ts';

type Field = (typeof REPORT_FIELDS)[number];

const MEMBERS: Readonly<Partial<Record<Field, MemberNames>>> = {
  method: InspectionMethodLabel,
  result: InspectionResultLabel,
};

const DECISIONS: MemberNames = { yes: t((w) => w.page.yes), no: t((w) => w.page.no) };

const decisionWords = (decision: FormRow[string] = ''): string =>
  decision === '' ? t((w) => w.page.unknown) : inWords(decision, DECISIONS);

/** What was found at one thing, as lines: 稼働、表示シール、計画との相違. */
const itemWords = ({ isWorking, hasLabel, difference }: FormRow): string =>
  [
    [t((w) => w.page.working), decisionWords(isWorking)],
    [t((w) => w.page.label), decisionWords(hasLabel)],
    [t((w) => w.page.difference), inWords(difference)],
  ]
    .map(([label = '', value = '']) => t((w) => w.fields.factLine, { label, value }))
    .join('\n');

const itemFact = (index: number, values: FormValues, { items }: Report): Fact => ({
  term: items[index]?.name ?? t((w) => w.page.items),
  value: itemWords(rowsOf(values, 'items')[index] ?? {}),
});

/** A place of the report in words: a field, or one of the inspected things (`items[2]`). */
export const reportFact = (place: string, values: FormValues, report: Report): Fact => {
  const [, index] = /^items\[(\d+)\]$/.exec(place) ?? [];
  if (index !== undefined) return itemFact(Number(index), values, report);
  const field = REPORT_FIELDS.find((name) => name === place);
  return field === undefined
    ? { term: t((w) => w.page.items), value: rowsOf(values, 'items').map(itemWords).join('\n') }
    : { term: t((w) => w.fields[field]), value: inWords(values[field], MEMBERS[field]) };
};
