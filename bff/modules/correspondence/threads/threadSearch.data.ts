import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { likeContaining, type SearchText } from '#bff/platform/database/search.ts';
import { foundIds, isFound, reads } from '#bff/platform/database/searchRows.ts';

/*
 * Threads that are searched: in the subject, in anything that was written and by whom, in the names of its files, or in
 * how what they are about is called and telephoned. What few threads have is found by indexes, place by place. What many have would be found in every place
 * and put together for nothing: there the list is walked in its order and each thread looked at.
 */

/** As many of the newest threads stand for all of them. */
const SAMPLE = 500;

/** Words that more of them have are common: at this share both ways take as long. */
const COMMON_SHARE = 0.1;

/** What a message or a call may hold: the words, or the digits of the number that was called from. */
const searchTexts = ({ words, number }: SearchText): readonly string[] =>
  number === null ? [words] : [words, number];

/** Looks at a thread `t`; its messages last, for they are most. */
const has = (search: SearchText): Prisma.Sql => {
  const said = searchTexts(search).map((letters) => reads(Prisma.sql`said.words`, letters));
  return Prisma.sql`(${reads(Prisma.sql`t.words`, search.words)}
    OR ${isFound('myPage', Prisma.sql`t.my_page_id`, search)}
    OR ${isFound('application', Prisma.sql`t.application_id`, search)}
    OR EXISTS (SELECT FROM thread_message said WHERE said.thread_id = t.id AND (${Prisma.join(said, ' OR ')}
      OR EXISTS (SELECT FROM thread_file file WHERE file.message_id = said.id
        AND ${reads(Prisma.sql`file.words`, search.words)}))))`;
};

/** Finds them place by place. */
const foundThreads = (search: SearchText): Prisma.Sql => {
  const said = searchTexts(search).map((letters) => Prisma.sql`words LIKE ${likeContaining(letters)}`);
  return Prisma.sql`(SELECT id FROM thread WHERE words LIKE ${likeContaining(search.words)}
    UNION SELECT thread_id FROM thread_message WHERE ${Prisma.join(said, ' OR ')}
    UNION SELECT said.thread_id FROM thread_file file JOIN thread_message said ON said.id = file.message_id
      WHERE file.words LIKE ${likeContaining(search.words)}
    UNION SELECT id FROM thread WHERE my_page_id IN ${foundIds('myPage', search)}
    UNION SELECT id FROM thread WHERE application_id IN ${foundIds('application', search)})`;
};

const areCommon = async (db: Db, search: SearchText): Promise<boolean> => {
  const [sample] = await queryRows<{ count: number; found: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count, count(*) FILTER (WHERE ${has(search)})::int AS found
      FROM (SELECT id, words, my_page_id, application_id FROM thread ORDER BY id DESC LIMIT ${SAMPLE}) t`,
  );
  return sample !== undefined && sample.found > sample.count * COMMON_SHARE;
};

/** The condition on a thread `t` that a search finds it, in the way that suits its words. */
export const threadSearchSql = async (db: Db, search: SearchText): Promise<Prisma.Sql> =>
  (await areCommon(db, search)) ? has(search) : Prisma.sql`t.id IN ${foundThreads(search)}`;
