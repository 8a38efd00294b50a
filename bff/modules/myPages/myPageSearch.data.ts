import type { Prisma } from '#bff/generated/prisma/client.ts';
import { containing, type SearchText } from '#bff/platform/database/search.ts';

/** One of several numbers; undefined: any. */
export const oneOf = (values: readonly number[] | undefined) => values && { in: [...values] };

/** My pages whose code, plan, corporation or telephone number is what was typed. */
export const searched = (search: SearchText | undefined): Prisma.MyPageWhereInput =>
  search === undefined
    ? {}
    : {
        OR: [
          { displayCode: { in: [...search.codes] } },
          { search: { words: containing(search.words) } },
          ...(search.number === null ? [] : [{ search: { numbers: containing(search.number) } }]),
        ],
      };

/** My pages in these prefectures: by their site, without one by the seat of the corporation. */
export const placed = (prefectures: readonly number[] | undefined): Prisma.MyPageWhereInput =>
  prefectures === undefined
    ? {}
    : {
        OR: [
          { sitePrefecture: oneOf(prefectures) },
          { sitePrefecture: null, corporation: { prefecture: oneOf(prefectures) } },
        ],
      };
