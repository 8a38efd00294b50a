import type { Db } from '#bff/core/database.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';

const columns = {
  id: true,
  number: true,
  row: true,
  fieldPointer: true,
  comment: true,
  status: true,
  answerKind: true,
  createdAt: true,
} as const satisfies Prisma.ReturnItemSelect;

export type ListReturnItem = Prisma.ReturnItemGetPayload<{ select: typeof columns }>;

/** What is asked to be put right in the rows of a my page's payment list; what is settled is left out. */
export const listReturnItemsOfDeals = (db: Db, mypageId: number): Promise<ListReturnItem[]> =>
  db.returnItem.findMany({
    where: {
      section: { mypageId, documentType: DocumentType.ResultPaymentList, deletedAt: null },
      row: { not: null },
      status: { in: ['open', 'answered'] },
    },
    select: columns,
    orderBy: [{ returnNumber: 'desc' }, { number: 'asc' }],
  });
