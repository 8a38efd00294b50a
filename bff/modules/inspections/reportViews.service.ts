import type { AvailableAction } from '#bff/core/stateMachine.ts';
import type { ExpenseType } from '#bff/generated/contract/enums.ts';
import { needsPictures } from '#rules/inspections/needsPictures.ts';
import type { ReportRow } from './inspections.data.ts';
import { inspectionMessages as messages } from './inspections.words.ts';
import type { ReportSummaryRow } from './reportLists.data.ts';

/** One thing that was inspected, as the report's items hold it. */
export type InspectionItem = {
  readonly key: string;
  readonly name: string;
  readonly expenseType: ExpenseType;
  readonly quantity: number;
  readonly modelNumber?: string | null;
  readonly location?: string | null;
  readonly isWorking?: boolean | null;
  readonly hasLabel?: boolean | null;
  readonly difference?: string | null;
};

const isItem = (value: unknown): value is InspectionItem =>
  typeof value === 'object' && value !== null && 'key' in value && 'name' in value && 'expenseType' in value;

/** A report's items, as the validator let them in. */
export const itemsOf = ({ items }: Pick<ReportRow, 'items'>): InspectionItem[] =>
  Array.isArray(items) ? items.filter(isItem) : [];

/** Names of the items that lack a photo from before or after. */
export const itemsWithoutPhotos = (report: ReportRow): string[] => {
  const has = (key: string, beforeAfter: number): boolean =>
    report.photos.some((photo) => photo.itemKey === key && photo.beforeAfter === beforeAfter);
  return itemsOf(report)
    .filter(({ expenseType, key }) => needsPictures(expenseType) && !(has(key, 0) && has(key, 1)))
    .map(({ name }) => name);
};

type Photo = ReportRow['photos'][number];

/** What looks wrong about a photo's day; the inspector may still be right. */
const warningsOf = ({ beforeAfter, takenOn }: Photo, startOn: string | null): string[] => {
  if (startOn === null) return [];
  if (beforeAfter === 0) return takenOn > startOn ? [messages.beforeLate] : [];
  return takenOn < startOn ? [messages.afterEarly] : [];
};

/** Where a photo was taken, if the inspector sent it: all three or none (photo_position_check). */
const positionOf = ({ latitude, longitude, accuracyM }: Photo) =>
  latitude === null || longitude === null || accuracyM === null ? null : { latitude, longitude, accuracyM };

const photoView = (photo: Photo, startOn: string | null) => ({
  fileId: photo.fileId,
  itemKey: photo.itemKey,
  beforeAfter: photo.beforeAfter,
  expenseType: photo.expenseType,
  caption: photo.caption,
  takenOn: photo.takenOn,
  takenAt: photo.takenAt,
  position: positionOf(photo),
  clientId: photo.clientId,
  sequence: photo.sequence,
  fileName: photo.file.fileName,
  sizeBytes: photo.file.sizeBytes,
  sha256: photo.file.sha256,
  widthPx: photo.file.widthPx ?? 1,
  heightPx: photo.file.heightPx ?? 1,
  warnings: warningsOf(photo, startOn),
});

const placeOf = ({ myPage }: Pick<ReportRow, 'myPage'>) => ({
  mypage: {
    id: myPage.id,
    displayCode: myPage.displayCode,
    projectId: myPage.projectId,
    projectName: myPage.project.shortName,
    corporationId: myPage.corporationId,
    corporationName: myPage.corporation.name,
    planTitle: myPage.planTitle,
  },
  sitePrefecture: myPage.sitePrefecture ?? myPage.corporation.prefecture,
});

const headOf = (row: ReportRow | ReportSummaryRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  mypageId: row.mypageId,
  kind: row.kind,
  status: row.status,
  inspectorName: row.inspector.name,
  ...placeOf(row),
  inspectorUserId: row.inspectorUserId,
  method: row.method,
  scheduledOn: row.scheduledOn,
  startTime: row.startTime,
  endTime: row.endTime,
  siteAddress: row.siteAddress,
  inspectedOn: row.inspectedOn,
  result: row.result,
});

/** A report as lists show it. */
export const summaryOf = (row: ReportSummaryRow) => ({ ...headOf(row), photoCount: row._count.photos });

/** A report with its items and photos, and what the caller may do with it. */
export const viewOf = (row: ReportRow, availableActions: readonly AvailableAction[]) => {
  const photosOf = (side: number) =>
    row.photos
      .filter(({ beforeAfter }) => beforeAfter === side)
      .map((photo) => photoView(photo, row.myPage.startOn));
  return {
    ...headOf(row),
    attendees: row.attendees,
    items: itemsOf(row),
    findings: row.findings,
    correctiveAction: row.correctiveAction,
    correctiveDueOn: row.correctiveDueOn,
    photosBefore: photosOf(0),
    photosAfter: photosOf(1),
    returnComment: row.returnComment,
    submittedAt: row.submittedAt,
    approvedByName: row.approver?.name ?? null,
    approvedAt: row.approvedAt,
    availableActions: [...availableActions],
  };
};

export type ReportView = ReturnType<typeof viewOf>;
export type ReportSummary = ReturnType<typeof summaryOf>;

/** What the audit trail compares: the report without what is kept elsewhere. */
export const auditable = (row: ReportRow) => {
  const {
    myPage: _m,
    inspector,
    approver: _a,
    photos,
    version: _v,
    createdAt: _c,
    updatedAt: _u,
    ...facts
  } = row;
  return { ...facts, inspectorName: inspector.name, photos: photos.map(({ file }) => file.fileName) };
};
