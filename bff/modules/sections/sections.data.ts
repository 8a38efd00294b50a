import type { Db } from '#bff/core/database.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleSections } from '#bff/parts/ownership/access.data.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { countDeals, type DealRow, findDeals } from './deals/dealRows.data.ts';
import { findSameContents, type SameContent } from './sameContents.data.ts';
import { taxReportOfSection } from './taxReports/taxReports.data.ts';

/** What a section says of the my page it belongs to. */
export const sectionMyPage = {
  select: {
    id: true,
    displayCode: true,
    projectId: true,
    corporationId: true,
    planTitle: true,
    priority: true,
    projectStatus: true,
    progressPhase: true,
    confirmedAmount: true,
    inspectorUserId: true,
    project: true,
    corporation: { select: { name: true } },
    assignee: { select: { name: true } },
    reports: { where: { deletedAt: null }, select: { inspectorUserId: true } },
  },
} as const satisfies { readonly select: Prisma.MyPageSelect };

/** The member of whom a section is asked. */
const member = { select: { id: true, leftOn: true, corporation: { select: { name: true } } } } as const;

/** What every list of sections needs of each. */
export const sectionSummary = {
  member,
  files: { where: { removedAt: null }, select: { id: true } },
  returnItems: { select: { returnNumber: true, status: true, answerKind: true } },
  duty: { select: { kind: true } },
} as const satisfies Prisma.SectionInclude;

const MAX_HISTORY = 500;

const sectionDetail = {
  myPage: sectionMyPage,
  assignee: { select: { name: true } },
  member,
  changeRequest: { select: { id: true, number: true, kind: true } },
  taxReport: taxReportOfSection,
  files: {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { file: true, replaces: { select: { fileId: true } }, replacedBy: { select: { id: true } } },
  },
  checks: {
    orderBy: [{ reviewer: 'asc' }, { category: 'asc' }],
    include: { checkedBy: { select: { name: true } } },
  },
  history: { where: { deletedAt: null }, orderBy: { id: 'desc' }, take: MAX_HISTORY },
  returnItems: {
    where: { status: { not: 'withdrawn' } },
    orderBy: [{ returnNumber: 'desc' }, { number: 'asc' }],
    include: { file: { select: { fileName: true } } },
  },
  checklistResults: true,
  receipts: { orderBy: { submissionNumber: 'desc' } },
  storedFiles: { where: { purpose: 'answer', deletedAt: null }, orderBy: { createdAt: 'desc' } },
} as const satisfies Prisma.SectionInclude;

const sectionRule = {
  guidance: true,
  templateFile: { select: { id: true, fileName: true, sizeBytes: true, contentType: true, sha256: true } },
} as const satisfies Prisma.DocumentRuleSelect;

type SectionRow = Plain<Prisma.SectionGetPayload<{ include: typeof sectionDetail }>>;

export type SectionDetail = SectionRow & {
  /** What the project says about this document; null when it says nothing. */
  readonly rule: Plain<Prisma.DocumentRuleGetPayload<{ select: typeof sectionRule }>> | null;
  /** Where on the my page the contents of its files lie, itself included. */
  readonly sameContents: readonly SameContent[];
  /** The payment list that is handed in with it; null for every other document. */
  readonly list: ListFacts | null;
};

export type ListFacts = {
  readonly dealCount: number;
  /** Those that its return items speak of, as far as they are still there. */
  readonly deals: readonly DealRow[];
};

const listFactsOf = async (
  db: Db,
  { documentType, mypageId, returnItems }: Pick<SectionRow, 'documentType' | 'mypageId' | 'returnItems'>,
): Promise<ListFacts | null> => {
  if (documentType !== DocumentType.ResultPaymentList) return null;
  const numbers = returnItems.flatMap(({ row }) => (row === null ? [] : [row + 1]));
  const deals = await findDeals(db, mypageId, numbers);
  return { dealCount: await countDeals(db, mypageId), deals };
};

export type SectionSummaryRow = Plain<Prisma.SectionGetPayload<{ include: typeof sectionSummary }>>;

/** A section with everything its screen shows. @returns null when the caller may not see it */
export const findSection = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<SectionDetail | null> => {
  const row = await db.section.findFirst({
    where: { AND: [{ id }, visibleSections(visibility)] },
    include: sectionDetail,
  });
  if (row === null) return null;
  const { documentType, myPage } = row;
  const rule = await db.documentRule.findFirst({
    where: { projectId: myPage.projectId, documentList: 'DocumentType', documentType },
    select: sectionRule,
  });
  const hashes = row.files.map(({ file }) => file.sha256);
  const sameContents = await findSameContents(db, row.mypageId, hashes, visibility);
  const section = plain(row);
  return { ...section, rule: plain(rule), sameContents, list: await listFactsOf(db, section) };
};

/** The my page of a section. @returns null when the caller may not see it */
export const findMyPageIdOfSection = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<number | null> => {
  const where = { AND: [{ id }, visibleSections(visibility)] };
  return (await db.section.findFirst({ where, select: { mypageId: true } }))?.mypageId ?? null;
};

/** The sections of a my page in the order of its screens. @param memberId narrows them to those asked of a member */
export const listSectionsOfMyPage = async (
  db: Db,
  mypageId: number,
  memberId?: number,
): Promise<SectionSummaryRow[]> =>
  (
    await db.section.findMany({
      where: { mypageId, memberId, deletedAt: null },
      orderBy: [{ sequence: 'asc' }, { id: 'asc' }],
      include: sectionSummary,
    })
  ).map((row): SectionSummaryRow => plain(row));

/** The one document of a type that a my page has; null where it is not asked for. */
export const findSectionOfType = async (
  db: Db,
  mypageId: number,
  documentType: number,
): Promise<SectionSummaryRow | null> =>
  plain(
    await db.section.findFirst({
      where: { mypageId, documentType, branchNumber: null, deletedAt: null },
      orderBy: [{ sequence: 'asc' }, { id: 'asc' }],
      include: sectionSummary,
    }),
  );
