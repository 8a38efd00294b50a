import { DocumentType, DutyKind } from '#bff/generated/contract/enums.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { dueOn, dueOnInYear, type SectionTemplate } from '#bff/programmes/sections.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { opensOn } from '#rules/duties/dutyDays.ts';
import type { DutyFacts, NewDuty } from './dutyWrites.data.ts';

const { EffectReport, PropertyConfirmation, TaxReport } = DutyKind;

const datesOf = (row: DutyFacts) => ({ ...row, completionDeadline: deadlineOf(row) });

const papersOf = ({ sections }: DutyFacts, type: number) =>
  sections.filter(({ documentType }) => documentType === type);

/** The first duty is requested with the payment, later ones when they open. */
const effectDuties = (row: DutyFacts, template: SectionTemplate | undefined): NewDuty[] => {
  if (template === undefined || row.paidOn === null) return [];
  const known = new Set(
    row.duties
      .filter(({ kind, sectionId }) => kind === EffectReport && sectionId !== null)
      .map((d) => d.year),
  );
  const papers = papersOf(row, DocumentType.EffectReport);
  const years = Array.from({ length: row.project.effectReportYears }, (_, index) => index + 1);
  return years
    .filter((year) => !known.has(year))
    .flatMap((year, index) => {
      const paper = papers[index];
      const due = paper?.dueOn ?? dueOnInYear(template.due, datesOf(row), year);
      if (due === null) return [];
      const opens = year === 1 ? (row.paidOn ?? due) : opensOn(due);
      return [
        {
          mypageId: row.id,
          kind: EffectReport,
          year,
          dueOn: due,
          opensOn: opens,
          sectionId: paper?.id ?? null,
        },
      ];
    });
};

/** Its paper was asked for at the adoption. */
const taxDuties = (row: DutyFacts, template: SectionTemplate | undefined): NewDuty[] => {
  const [paper] = papersOf(row, DocumentType.TaxDeductionReport);
  const due = paper?.dueOn ?? dueOn(template?.due, datesOf(row));
  if (paper === undefined || due === null) return [];
  const opens = row.paidOn ?? due;
  return [{ mypageId: row.id, kind: TaxReport, year: 1, dueOn: due, opensOn: opens, sectionId: paper.id }];
};

/** Useful lives are of 50 years at most (the contract's UsefulLife). */
const MOST_YEARS = 50;

/** The last day on which something of its property is restricted. @returns null where nothing is */
export const lastRestrictionOf = ({ properties }: DutyFacts): string | null =>
  properties
    .flatMap(({ restrictionUntil }) => restrictionUntil ?? [])
    .sort()
    .at(-1) ?? null;

/**
 * Once a year somebody looks whether what was bought is there and in use: with the report on the effect, as long as
 * something is restricted; not for years that were over before there was a ledger.
 */
const propertyDuties = (row: DutyFacts, template: SectionTemplate | undefined): NewDuty[] => {
  const until = lastRestrictionOf(row);
  const [since] = row.properties.flatMap(({ confirmedAt }) => confirmedAt ?? []).sort((a, b) => +a - +b);
  if (template === undefined || until === null || since === undefined) return [];
  const asked = new Set(
    row.duties
      .filter(({ kind, sectionId }) => kind === PropertyConfirmation && sectionId !== null)
      .map(({ year }) => year),
  );
  const years = Array.from({ length: MOST_YEARS }, (_, index) => index + 1);
  return years.flatMap((year) => {
    const due = dueOnInYear(template.due, datesOf(row), year);
    if (due === null || due > until || due < tokyoDayOf(since) || asked.has(year)) return [];
    return [
      {
        mypageId: row.id,
        kind: PropertyConfirmation,
        year,
        dueOn: due,
        opensOn: opensOn(due),
        sectionId: null,
      },
    ];
  });
};

/** What an undertaking owes after it was paid, as its round has it, and which of its papers that is. */
export const dutiesOf = (row: DutyFacts, templates: readonly SectionTemplate[]): NewDuty[] => {
  const templateOf = (type: number) => templates.find(({ documentType }) => documentType === type);
  return [
    ...effectDuties(row, templateOf(DocumentType.EffectReport)),
    ...taxDuties(row, templateOf(DocumentType.TaxDeductionReport)),
    ...propertyDuties(row, templateOf(DocumentType.EffectReport)),
  ];
};
