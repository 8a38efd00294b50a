import type { Db } from '#bff/core/database.ts';
import { plain } from '#bff/platform/database/values.ts';

/** The files of rounds for applicants, in their order; carried over: an earlier round has it too. */
export const listMaterials = async (db: Db, projectIds: readonly number[]) => {
  const rows = await db.projectMaterial.findMany({
    where: { projectId: { in: [...projectIds] }, file: { deletedAt: null } },
    include: { file: { include: { materialOf: { select: { projectId: true } } } } },
    orderBy: [{ projectId: 'asc' }, { sequence: 'asc' }],
  });
  return rows.map(({ projectId, file: { materialOf, ...file } }) => ({
    projectId,
    file: plain(file),
    isCarriedOver: materialOf.some((other) => other.projectId < projectId),
  }));
};

/** The forms of the documents of rounds, in the order of their rules. */
export const listTemplates = async (db: Db, projectIds: readonly number[]) => {
  const rows = await db.documentRule.findMany({
    where: { projectId: { in: [...projectIds] }, templateFile: { deletedAt: null } },
    select: { projectId: true, documentList: true, documentType: true, uploader: true, templateFile: true },
    orderBy: [{ projectId: 'asc' }, { sequence: 'asc' }],
  });
  return rows.flatMap(({ templateFile, ...rule }) =>
    templateFile === null ? [] : [{ ...rule, file: plain(templateFile) }],
  );
};

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];
export type CallFile = TemplateRow['file'];

/** Puts these files, in this order, in the place of those before. */
export const replaceMaterials = async (
  db: Db,
  projectId: number,
  fileIds: readonly string[],
): Promise<void> => {
  await db.projectMaterial.deleteMany({ where: { projectId } });
  await db.projectMaterial.createMany({
    data: fileIds.map((fileId, index) => ({ projectId, fileId, sequence: index + 1 })),
  });
};
