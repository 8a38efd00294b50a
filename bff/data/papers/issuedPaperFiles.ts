import type { Db } from '#bff/core/database.ts';
import { type IssuedPaperFilter, issuedPapersWhere } from './issuedPapers.ts';

/** A PDF with what it is called by. */
export type IssuedPaperFile = {
  readonly storageKey: string;
  readonly createdAt: Date;
  readonly displayCode: string;
  readonly corporationName: string;
  readonly number: string;
  readonly title: string;
};

/** The PDFs of the papers that a filter has, by the codes of their undertakings: no more than so many. */
export const listIssuedPaperFiles = async (
  db: Db,
  filter: IssuedPaperFilter,
  limit: number,
): Promise<IssuedPaperFile[]> => {
  const rows = await db.issuedPaper.findMany({
    where: { AND: [issuedPapersWhere(filter), { fileId: { not: null } }] },
    orderBy: [{ myPage: { displayCode: 'asc' } }, { id: 'asc' }],
    take: limit,
    select: {
      number: true,
      title: true,
      file: { select: { storageKey: true, createdAt: true } },
      myPage: { select: { displayCode: true, corporation: { select: { name: true } } } },
    },
  });
  return rows.flatMap(({ file, myPage, number, title }) =>
    file === null
      ? []
      : [
          {
            ...file,
            displayCode: myPage.displayCode,
            corporationName: myPage.corporation.name,
            number,
            title,
          },
        ],
  );
};
