import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type Plain, toDate } from '#bff/platform/database/values.ts';
import type { TaxFigures } from '#rules/tax/taxReturn.ts';

/** Read with the section that it is handed in with. */
export const taxReportOfSection = {
  include: { recovery: { select: { id: true, number: true, status: true, amount: true } } },
} as const satisfies Prisma.Section$taxReportArgs;

export type TaxReportRow = Plain<Prisma.TaxReportGetPayload<typeof taxReportOfSection>>;

/** What a business says in its report. */
export type TaxReportColumns = TaxFigures & { readonly method: number; readonly note: string | null };

const day = (value: string | null): Date | null => (value === null ? null : toDate(value));

/** Keeps the report of a held section, whether or not it has one. */
export const saveTaxReportRow = async (
  db: Db,
  sectionId: number,
  { periodFromOn, periodToOn, filedOn, ...columns }: TaxReportColumns,
): Promise<void> => {
  const data = {
    ...columns,
    periodFromOn: day(periodFromOn),
    periodToOn: day(periodToOn),
    filedOn: day(filedOn),
  };
  await db.taxReport.upsert({ where: { sectionId }, create: { sectionId, ...data }, update: data });
};

/** Ties a report to the money that is ordered back after it. */
export const linkTaxRecovery = async (db: Db, id: number, recoveryId: number): Promise<void> => {
  await db.taxReport.update({ where: { id }, data: { recoveryId } });
};
