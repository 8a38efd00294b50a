import type { Db } from '#bff/core/database.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { ofMember } from './ofMember.data.ts';

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
      section: {
        mypageId,
        documentType: DocumentType.ResultPaymentList,
        branchNumber: null,
        deletedAt: null,
      },
      row: { not: null },
      status: { in: ['open', 'answered'] },
    },
    select: columns,
    orderBy: [{ returnNumber: 'desc' }, { number: 'asc' }],
  });

/** How many of those that nobody has taken up yet are about the deals of a member. */
export const countOpenReturnItems = async (db: Db, mypageId: number, memberId: number): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`
      SELECT count(*)::int AS count FROM return_item item
        JOIN section list ON list.id = item.section_id AND list.deleted_at IS NULL
        JOIN payment_item deal ON deal.my_page_id = list.my_page_id AND deal.number = item.row + 1
        WHERE list.my_page_id = ${mypageId} AND list.document_type = ${DocumentType.ResultPaymentList}
          AND ${ofMember(memberId, 'deal')} AND item.status = 'open' AND item.answer_kind IS NULL`,
  );
  return row?.count ?? 0;
};
