import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';

const include = { savedBy: { select: { name: true } } } as const satisfies Prisma.PaperTemplateInclude;

export type PaperTemplateRow = Prisma.PaperTemplateGetPayload<{ include: typeof include }>;

/** The newest version of each kind that a round has one of, by kind. */
export const listNewestTemplates = (db: Db, projectId: number): Promise<PaperTemplateRow[]> =>
  db.paperTemplate.findMany({
    where: { projectId },
    distinct: ['kind'],
    orderBy: [{ kind: 'asc' }, { number: 'desc' }],
    include,
  });

/** @returns null for a kind of which the round has no version of its own */
export const findNewestTemplate = (
  db: Db,
  { projectId, kind }: { readonly projectId: number; readonly kind: number },
): Promise<PaperTemplateRow | null> =>
  db.paperTemplate.findFirst({ where: { projectId, kind }, orderBy: { number: 'desc' }, include });

/** The versions of a kind, the newest first. */
export const listTemplateVersions = (
  db: Db,
  { projectId, kind }: { readonly projectId: number; readonly kind: number },
  limit: number,
): Promise<PaperTemplateRow[]> =>
  db.paperTemplate.findMany({
    where: { projectId, kind },
    orderBy: { number: 'desc' },
    take: limit,
    include,
  });

export type NewPaperTemplate = Omit<
  Prisma.PaperTemplateUncheckedCreateInput,
  'id' | 'papers' | 'factFields'
> & {
  readonly factFields: string[];
};

/** Of two that save the same version at once, the database lets one win. @returns its id */
export const insertPaperTemplate = async (db: Db, data: NewPaperTemplate): Promise<number> =>
  (await db.paperTemplate.create({ data, select: { id: true } })).id;
