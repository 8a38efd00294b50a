import type { Prisma } from '#bff/generated/prisma/client.ts';
import { containing } from '../engine/search.ts';

/** What somebody has typed into the search of a list of undertakings, in the forms it is looked for. */
export type SearchText = {
  readonly text: string;
  readonly kana: string;
  readonly codes: readonly string[];
};

/** One of several numbers; undefined: any. */
export const oneOf = (values: readonly number[] | undefined) => values && { in: [...values] };

/** My pages whose code, plan or corporation is what was typed. */
export const searched = (search: SearchText | undefined): Prisma.MyPageWhereInput =>
  search === undefined
    ? {}
    : {
        OR: [
          { displayCode: { in: [...search.codes] } },
          { planTitle: containing(search.text) },
          { corporation: { name: containing(search.text) } },
          { corporation: { nameKana: containing(search.kana) } },
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
