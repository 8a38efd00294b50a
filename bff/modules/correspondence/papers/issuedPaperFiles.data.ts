import type { Db } from '#bff/core/database.ts';
import { type IssuedPaperFilter, issuedPapersWhere } from './issuedPapers.data.ts';

/** A PDF with what it is called by. */
export type IssuedPaperFile = {
  readonly storageKey: string;
  readonly createdAt: Date;
  readonly displayCode: string;
  /** To whom it is. */
  readonly receiver: string;
  readonly number: string;
  readonly title: string;
};

/** The PDFs of the papers that a filter has, by the codes of those who have them: no more than so many. */
export const listIssuedPaperFiles = async (
  db: Db,
  filter: IssuedPaperFilter,
  limit: number,
): Promise<IssuedPaperFile[]> => {
  const rows = await db.issuedPaper.findMany({
    where: { AND: [issuedPapersWhere(filter), { fileId: { not: null } }] },
    orderBy: [{ displayCode: 'asc' }, { id: 'asc' }],
    take: limit,
    select: {
      displayCode: true,
      number: true,
      title: true,
      file: { select: { storageKey: true, createdAt: true } },
      myPage: { select: { corporation: { select: { name: true } } } },
      application: { select: { name: true, applicationUser: { select: { name: true } } } },
    },
  });
  return rows.flatMap(({ file, myPage, application, ...paper }) => {
    const receiver = myPage?.corporation.name ?? application?.name ?? application?.applicationUser.name ?? '';
    return file === null ? [] : [{ ...paper, ...file, receiver }];
  });
};
