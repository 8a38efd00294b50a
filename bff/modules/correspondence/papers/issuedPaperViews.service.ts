import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Fact, Paper, PaperBlock } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { IssuedPaperStatus } from '#bff/generated/contract/enums.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { nameFor, roleOfType } from '#bff/parts/records/officeName.service.ts';
import {
  findIssuedPaper,
  type IssuedPaperRow,
  type IssuedPaperSummaryRow,
  type PaperState,
} from './issuedPapers.data.ts';
import { paperVisibility } from './paperAccess.service.ts';

const { Making, Unopened, Opened, Replaced } = IssuedPaperStatus;

/** What each status is called where papers are looked for. */
export const STATE_OF: { readonly [status in IssuedPaperStatus]: PaperState } = {
  [Making]: 'making',
  [Unopened]: 'unopened',
  [Opened]: 'opened',
  [Replaced]: 'replaced',
};

const statusOf = ({
  fileId,
  isCurrent,
  openedAt,
}: Pick<IssuedPaperSummaryRow, 'fileId' | 'isCurrent' | 'openedAt'>): IssuedPaperStatus => {
  if (!isCurrent) return Replaced;
  if (fileId === null) return Making;
  return openedAt === null ? Unopened : Opened;
};

const applicationOf = ({ application }: IssuedPaperSummaryRow) =>
  application && {
    id: application.id,
    family: familyOf(application.family),
    displayCode: application.displayCode,
    name: application.name ?? application.applicationUser.name,
  };

/** A paper in a list of the office. */
export const summaryOf = (row: IssuedPaperSummaryRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  projectId: row.projectId,
  projectName: row.project.shortName,
  displayCode: row.displayCode,
  mypageId: row.mypageId,
  mypage: row.myPage && myPageOfRecord(row.myPage),
  application: applicationOf(row),
  kind: row.kind,
  status: statusOf(row),
  number: row.number,
  title: row.title,
  issuedOn: row.issuedOn,
  openedAt: row.openedAt,
  isReplaced: !row.isCurrent,
});

export type IssuedPaperSummary = ReturnType<typeof summaryOf>;

const factView = ([label, value]: Fact) => ({ label, value });

const NOTHING = {
  level: null,
  text: null,
  align: null,
  facts: [],
  columns: [],
  rows: [],
  sums: [],
  photos: [],
};

/** A part of a paper as PaperBlock of the contract. */
const blockView = (block: Exclude<PaperBlock, { readonly kind: 'sheet' }>) => {
  if (block.kind === 'facts') return { ...NOTHING, kind: block.kind, facts: block.rows.map(factView) };
  if (block.kind === 'table') return { ...NOTHING, ...block };
  if (block.kind === 'photos') return { ...NOTHING, kind: block.kind, photos: block.photos };
  return block.kind === 'heading'
    ? { ...NOTHING, ...block }
    : { ...NOTHING, ...block, align: block.align ?? null };
};

/** What stands on a paper, as PaperContent of the contract. */
export const contentView = ({ over, title, date, letter, blocks }: Paper, hasSealPicture = false) => ({
  over,
  title,
  date,
  to: letter?.to ?? '',
  from: (letter?.from ?? []).map(factView),
  hasSealArea: letter?.hasSealArea ?? false,
  hasSealPicture,
  // A page of the screen has no sheets.
  blocks: blocks.flatMap((block) => (block.kind === 'sheet' ? [] : [blockView(block)])),
});

/** What the service of papers kept is what it reads. */
export const keptPaper = ({ content }: { readonly content: unknown }): Paper => content as Paper;

const referenceOf = (paper: IssuedPaperRow['replaces']) =>
  paper && { id: paper.id, number: paper.number, issuedOn: paper.issuedOn };

const viewOf = (scope: Scope, row: IssuedPaperRow) => ({
  ...summaryOf(row),
  file: row.file && attachedFile(row.file),
  openedByName: row.openedBy?.name ?? null,
  issuedByName: nameFor(scope, {
    kind: 'admin',
    name: row.issuedBy.name,
    role: roleOfType(row.issuedBy.type),
  }),
  templateNumber: row.template?.number ?? 0,
  note: row.note,
  replaces: referenceOf(row.replaces),
  replacedBy: referenceOf(row.replacedBy),
  content: contentView(keptPaper(row), row.sealId !== null),
});

export type IssuedPaperView = ReturnType<typeof viewOf>;

/** @throws NOT_FOUND, also for a paper that the caller may not see */
export const requirePaper = async (scope: Scope, id: number): Promise<IssuedPaperRow> => {
  const row = await findIssuedPaper(scope.db, id, paperVisibility(scope));
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** A paper as the office reads it. @throws NOT_FOUND */
export const viewOfPaper = async (scope: Scope, id: number): Promise<IssuedPaperView> =>
  viewOf(scope, await requirePaper(scope, id));

/** A paper in the receiver's list. */
export const userSummaryOf = ({
  id,
  kind,
  number,
  title,
  issuedOn,
  openedAt,
  isCurrent,
}: IssuedPaperSummaryRow) => ({
  id,
  kind,
  number,
  title,
  issuedOn,
  openedAt,
  isReplaced: !isCurrent,
});

/** A paper with its PDF for its receiver. */
export const userViewOf = (row: IssuedPaperRow, file: NonNullable<IssuedPaperRow['file']>) => ({
  ...userSummaryOf(row),
  file: attachedFile(file),
  replaces: referenceOf(row.replaces),
  // The new one is named when it can be read.
  replacedBy: row.replacedBy?.fileId ? referenceOf(row.replacedBy) : null,
  content: contentView(keptPaper(row), row.sealId !== null),
});
