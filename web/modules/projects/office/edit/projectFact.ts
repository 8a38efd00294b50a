import type { Fact } from '#ui-kit/Facts/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords } from '#web/parts/form/conflict/inWords.ts';
import { choicesOf, type FormValues, rowsOf, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { fileNames } from '../files/fileNames.ts';
import { projectsText as t } from '../projects.words.ts';
import { programmeOptions } from './programmeOptions.ts';
import { ruleWords, scoringWords } from './ruleFacts.ts';

type Project = components['schemas']['Project'];

const opens = t((w) => w.fields.applicationOpensAt);
const closes = t((w) => w.fields.applicationClosesAt);

/** The fields of the form, by their names on the page. */
const LABELS: Readonly<Record<string, string>> = {
  name: t((w) => w.fields.name),
  shortName: t((w) => w.fields.shortName),
  programme: t((w) => w.fields.programme),
  fiscalYear: t((w) => w.fields.fiscalYear),
  round: t((w) => w.fields.round),
  displayCodeOffset: t((w) => w.fields.displayCodeOffset),
  displayCodeWidth: t((w) => w.fields.displayCodeWidth),
  retentionYears: t((w) => w.fields.retentionYears),
  minorChangePercent: t((w) => w.fields.minorChangePercent),
  effectReportYears: t((w) => w.fields.effectReportYears),
  isPublished: t((w) => w.fields.isPublished),
  applicationOpensAtDay: opens,
  applicationOpensAtTime: t((w) => w.fields.timeOf, { label: opens }),
  applicationClosesAtDay: closes,
  applicationClosesAtTime: t((w) => w.fields.timeOf, { label: closes }),
  submitGraceMinutes: t((w) => w.fields.submitGraceMinutes),
  adoptionPlannedOn: t((w) => w.fields.adoptionPlannedOn),
  completionDeadline: t((w) => w.fields.completionDeadline),
  subsidyRateNumerator: t((w) => w.fields.numerator),
  subsidyRateDenominator: t((w) => w.fields.denominator),
  roundingUnit: t((w) => w.fields.roundingUnit),
  minSubsidy: t((w) => w.fields.minSubsidy),
  maxSubsidy: t((w) => w.fields.maxSubsidy),
  maxSubsidyWithA: t((w) => w.fields.maxSubsidyWithA),
  minTotalCost: t((w) => w.fields.minTotalCost),
  deskName: t((w) => w.fields.deskName),
  deskPhone: t((w) => w.fields.deskPhone),
  deskHours: t((w) => w.fields.deskHours),
  deskEmail: t((w) => w.fields.deskEmail),
  summary: t((w) => w.fields.summary),
  eligibility: t((w) => w.fields.eligibility),
};

const AMOUNTS: readonly string[] = ['minSubsidy', 'maxSubsidy', 'maxSubsidyWithA', 'minTotalCost'];

const MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  programme: Object.fromEntries(programmeOptions.map(({ value, label }) => [value, label])),
  roundingUnit: {
    1: t((w) => w.rounding[1]),
    100: t((w) => w.rounding[100]),
    1000: t((w) => w.rounding[1000]),
    10000: t((w) => w.rounding[10000]),
  },
};

const fieldWords = (name: string, values: FormValues): string => {
  const amount = textOf(values, name);
  return AMOUNTS.includes(name) && /^\d+$/.test(amount)
    ? formatYen(Number(amount))
    : inWords(values[name], MEMBERS[name]);
};

/** A table of the form as a whole, or the row of it that the number names. */
type Table = (values: FormValues, row: number | null, project: Project) => Fact;

const scoringFact: Table = (values, row) => {
  const rows = rowsOf(values, 'scoringItems');
  const lines = rows.filter((_, index) => row === null || index === row).map(scoringWords);
  return {
    term: row === null ? t((w) => w.cards.scoring) : t((w) => w.fields.scoringLabel, { number: row + 1 }),
    value: lines.length === 0 ? inWords('') : lines.join('\n'),
  };
};

const rulesFact: Table = (values, row, { documentRules, templates }) => {
  const rows = rowsOf(values, 'documentRules');
  const ruled = row === null ? undefined : rows[row];
  return row === null || ruled === undefined
    ? { term: t((w) => w.cards.documents), value: t((w) => w.documents.count, { count: rows.length }) }
    : {
        term: t((w) => w.documents.ruleOf, { label: documentRules[row]?.label ?? '' }),
        value: ruleWords(ruled, templates),
      };
};

const materialsFact: Table = (values, _row, { materials }) => {
  const ids = choicesOf(values, 'materialFileIds');
  return { term: t((w) => w.fields.materials), value: inWords(ids, fileNames(ids, materials)) };
};

const TABLES: Readonly<Record<string, Table>> = {
  scoringItems: scoringFact,
  documentRules: rulesFact,
  materialFileIds: materialsFact,
};

/** A place of the form in words: a field, a table, or a row of one (`documentRules[3]`). */
export const projectFact = (place: string, values: FormValues, project: Project): Fact => {
  const [, name = place, row] = /^(\w+)\[(\d+)\]$/.exec(place) ?? [];
  const table = TABLES[name];
  return table === undefined
    ? { term: LABELS[name] ?? name, value: fieldWords(name, values) }
    : table(values, row === undefined ? null : Number(row), project);
};
