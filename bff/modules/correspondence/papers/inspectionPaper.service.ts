import type { Fact, Paper, PaperBlock, PaperColumn } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { InspectionKind, InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import {
  type InspectionItem,
  itemsOf,
  type ReportRow,
  requireReport,
} from '#bff/modules/inspections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type Disposition, printedFile, printRefusal } from '#bff/parts/records/printNow.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { photoPairs, photoTable } from './inspectionPhotos.service.ts';
import { inspectionPaperWords as words } from './inspections.words.ts';
import { contentView } from './issuedPaperViews.service.ts';
import { madePaperMessages } from './made.words.ts';
import { withPictures } from './paperPictures.service.ts';

/*
 * The report of an inspection as a paper. What the office reads and saves is the report as it stands: with its day and
 * version, its photos, and marked as a draft until it is approved. What a business gets is issued of it (PaperKind
 * InspectionReport): on a sheet of its own it has the same table of what was inspected, and its photos by name.
 */

const or = (value: string | null | undefined): string => value || words.none;

const dayOr = (day: string | null): string => (day === null ? words.none : formatEraDay(day));

const column = (label: string, isFigure = false): PaperColumn => ({ label, isFigure });

const text = (value: string): PaperBlock => ({ kind: 'text', text: value });

const heading = (value: string): PaperBlock => ({ kind: 'heading', level: 2, text: value });

const verdictOf = (value: boolean | null | undefined): string => {
  if (value === null || value === undefined) return words.unknown;
  return value ? words.right : words.wrong;
};

const itemRow = (item: InspectionItem): string[] => [
  item.name,
  or(item.modelNumber),
  item.quantity.toLocaleString('ja-JP'),
  or(item.location),
  verdictOf(item.isWorking),
  verdictOf(item.hasLabel),
  or(item.difference),
];

const itemBlocks = (items: readonly InspectionItem[]): PaperBlock[] => {
  const { name, model, quantity, location, working, label, difference } = words;
  const columns = [
    ...[column(name), column(model), column(quantity, true), column(location)],
    ...[column(working), column(label), column(difference)],
  ];
  const table: PaperBlock = { kind: 'table', columns, rows: items.map(itemRow), sums: [] };
  return [heading(words.items(items.length)), items.length === 0 ? text(words.noItems) : table];
};

/** What was inspected, and which photos tell of it: as tables, for a paper that is issued. */
export const inspectionTables = (report: ReportRow): { items: PaperBlock[]; photos: PaperBlock[] } => {
  const items = itemsOf(report);
  return { items: itemBlocks(items), photos: photoTable(report, items) };
};

const placeOf = ({ myPage, siteAddress }: ReportRow): string => {
  const name = contractFacts().enumLabel(
    'Prefecture',
    myPage.sitePrefecture ?? myPage.corporation.prefecture,
  );
  return siteAddress.startsWith(name) ? siteAddress : `${name}${siteAddress}`;
};

const hoursOf = ({ startTime, endTime }: ReportRow): string =>
  [startTime, endTime].filter((time) => time !== null).join('–');

const factsOf = (report: ReportRow): Fact[] => {
  const { enumLabel } = contractFacts();
  const { myPage, approvedAt, approver } = report;
  const methodLabel = enumLabel('InspectionMethod', report.method);
  const hours = hoursOf(report);
  const planned = formatEraDay(report.scheduledOn);
  const approvedOn = approvedAt && formatEraDay(tokyoDayOf(approvedAt));
  return [
    [words.code, myPage.displayCode],
    [words.corporation, myPage.corporation.name],
    [words.plan, myPage.planTitle],
    [words.kind, words.pair(enumLabel('InspectionKind', report.kind), methodLabel)],
    [words.scheduledOn, hours === '' ? planned : words.pair(planned, hours)],
    [words.inspectedOn, dayOr(report.inspectedOn)],
    [words.place, placeOf(report)],
    [words.inspector, report.inspector.name],
    [words.attendees, or(report.attendees)],
    [words.approval, approvedOn === null ? words.none : words.pair(approvedOn, approver?.name ?? '')],
    [words.record, words.recordValue(report.version, formatEraDay(tokyoDayOf(report.updatedAt)))],
  ];
};

const outcomeBlocks = (report: ReportRow): PaperBlock[] => [
  heading(words.outcome),
  {
    kind: 'facts',
    rows: [
      [words.result, contractFacts().enumLabel('InspectionResult', report.result)],
      [words.findings, or(report.findings)],
      [words.correctiveAction, or(report.correctiveAction)],
      [words.correctiveDueOn, dayOr(report.correctiveDueOn)],
    ],
  },
];

const leadBlocks = (report: ReportRow): PaperBlock[] => [
  ...(report.status === InspectionReportStatus.Approved
    ? []
    : [text(words.draftNote(contractFacts().enumLabel('InspectionReportStatus', report.status)))]),
  ...(report.kind === InspectionKind.OnSiteAudit ? [text(words.audit)] : []),
];

/**
 * A report as a paper: of the day of its approval, so that an approved one is the same whenever it is printed; of
 * `today` before that.
 */
export const inspectionPaper = (report: ReportRow, today: string): Paper => {
  const isApproved = report.status === InspectionReportStatus.Approved;
  const day = isApproved && report.approvedAt !== null ? tokyoDayOf(report.approvedAt) : today;
  const items = itemsOf(report);
  const { project } = report.myPage;
  return {
    form: null,
    over: project.name,
    title: words.title(contractFacts().enumLabel('InspectionKind', report.kind)),
    date: formatEraDay(day),
    madeOn: day,
    letter: null,
    foot: project.deskName,
    mark: isApproved ? null : words.draft,
    blocks: [
      ...leadBlocks(report),
      { kind: 'facts', rows: factsOf(report) },
      ...itemBlocks(items),
      ...outcomeBlocks(report),
      ...photoPairs(report, items),
    ],
  };
};

const paperNow = async (scope: Scope, id: number) => {
  const report = await requireReport(scope, id);
  return { report, paper: inspectionPaper(report, tokyoDayOf(scope.now)) };
};

/** What stands on the report of an inspection that the caller may see. @throws NOT_FOUND */
export const getInspectionPaper = async (scope: Scope, id: number) =>
  contentView((await paperNow(scope, id)).paper);

const pictured = (scope: Scope, { report, paper }: Awaited<ReturnType<typeof paperNow>>): Promise<Paper> =>
  withPictures(
    scope,
    paper,
    report.photos.map(({ file }) => file),
  );

/** The same with its photos, to be printed. @throws NOT_FOUND */
export const printableInspectionPaper = async (scope: Scope, id: number): Promise<Paper> =>
  pictured(scope, await paperNow(scope, id));

/** The same as its PDF; nothing of it is kept. @throws NOT_FOUND, SERVICE_UNAVAILABLE */
export const inspectionPaperFile = async (scope: Scope, id: number, disposition: Disposition) => {
  const now = await paperNow(scope, id);
  const { displayCode, corporation } = now.report.myPage;
  const fileName = words.pdfName(displayCode, corporation.name, now.paper.title);
  const printable = await pictured(scope, now).catch((error: unknown) => {
    throw printRefusal(error, madePaperMessages);
  });
  return printedFile(scope, printable, { fileName, disposition, ...madePaperMessages });
};
