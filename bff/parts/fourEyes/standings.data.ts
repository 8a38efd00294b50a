import type { Db } from '#bff/core/database.ts';

/** What an administrator is, since when and by whom. */
export type Standing = {
  readonly id: number;
  readonly standingSince: Date;
  /** Who made him, changed his kind or address, or switched him on again; null: a command. */
  readonly standingById: number | null;
  readonly confirmedAt: Date | null;
};

/** Of every administrator there ever was: a few dozen. */
export const listStandings = (db: Db): Promise<Standing[]> =>
  db.adminUser.findMany({
    select: { id: true, standingSince: true, standingById: true, confirmedAt: true },
  });
