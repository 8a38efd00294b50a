import type { Db } from '#bff/core/database.ts';

/** As many as one answer holds. */
export const MAX_TEMPLATES = 200;

/** Every template, by name. */
export const listTemplateRows = (db: Db) =>
  db.threadTemplate.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }], take: MAX_TEMPLATES });

export type TemplateRow = Awaited<ReturnType<typeof listTemplateRows>>[number];

/** @returns null when there is none */
export const findTemplate = (db: Db, id: number): Promise<TemplateRow | null> =>
  db.threadTemplate.findUnique({ where: { id } });

/** Whether another template has that name. */
export const isTemplateNameTaken = async (db: Db, name: string, id?: number): Promise<boolean> =>
  (await db.threadTemplate.count({ where: { name, NOT: id === undefined ? [] : { id } } })) > 0;

export const countTemplates = (db: Db): Promise<number> => db.threadTemplate.count();

export type TemplateTexts = { readonly name: string; readonly body: string };

export const insertTemplate = (db: Db, data: TemplateTexts): Promise<TemplateRow> =>
  db.threadTemplate.create({ data });

type Expected = { readonly id: number; readonly version: number | undefined };

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateTemplateRow = async (
  db: Db,
  where: Expected,
  change: Partial<TemplateTexts>,
): Promise<number> => {
  const data = { ...change, version: { increment: 1 } };
  return (await db.threadTemplate.updateMany({ where, data })).count;
};

/** @returns how many rows were deleted: 0 when it no longer has that version */
export const deleteTemplateRow = async (db: Db, where: Expected): Promise<number> =>
  (await db.threadTemplate.deleteMany({ where })).count;
