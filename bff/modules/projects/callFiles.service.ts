import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { openPublicFile, type Wanted } from '#bff/parts/files/storedFiles.service.ts';
import { type ArchiveEntry, safeFileName, safePart, zipOf } from '#bff/parts/files/zipOf.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import type { DocumentDefinition } from '#bff/programmes/familyTypes.ts';
import { type CallFile, listMaterials, listTemplates, type TemplateRow } from './projectFiles.data.ts';
import { listTemplateFileIds, type ProjectRow } from './projects.data.ts';
import { projectMessages } from './projects.words.ts';

/** What a round hands out: its materials, and the forms of its documents. */
export type CallFiles = {
  readonly materials: readonly CallFile[];
  /** Those of the materials that an earlier round hands out too: they may be out of date. */
  readonly carriedMaterialIds: readonly string[];
  readonly templates: readonly TemplateRow[];
};

/** The files of several rounds at once. */
export const callFilesOf = async (scope: Scope, projectIds: readonly number[]) => {
  const [listed, forms] = await Promise.all([
    listMaterials(scope.db, projectIds),
    listTemplates(scope.db, projectIds),
  ]);
  const materials = Map.groupBy(listed, ({ projectId }) => projectId);
  const templates = Map.groupBy(forms, ({ projectId }) => projectId);
  return (projectId: number): CallFiles => ({
    materials: (materials.get(projectId) ?? []).map(({ file }) => file),
    carriedMaterialIds: (materials.get(projectId) ?? [])
      .filter(({ isCarriedOver }) => isCarriedOver)
      .map(({ file }) => file.id),
    templates: templates.get(projectId) ?? [],
  });
};

/** The form that a round hands out for a document. */
export const templateOf =
  (templates: readonly TemplateRow[]) =>
  ({ enumeration, value }: Pick<DocumentDefinition, 'enumeration' | 'value'>): CallFile | null =>
    templates.find((one) => one.documentList === enumeration && one.documentType === value)?.file ?? null;

/** Forms of what is handed in with an application; those of the my page are for the businesses that have one. */
const ofTheCall = ({ templates }: CallFiles): CallFile[] =>
  templates.filter(({ uploader }) => uploader === 'applicant').map(({ file }) => file);

const CLEAN = 'clean';

/** What anybody may have. */
const publicFilesOf = async (scope: Scope, { id }: Pick<ProjectRow, 'id'>) => {
  const files = (await callFilesOf(scope, [id]))(id);
  return { materials: files.materials, templates: ofTheCall(files) };
};

const entryOf =
  (folder: string) =>
  ({ fileName, storageKey, createdAt }: CallFile): ArchiveEntry => ({
    path: `${folder}${safeFileName(fileName)}`,
    storageKey,
    at: createdAt,
  });

/** Everything that a round hands out, as one zip. @param project published @throws NOT_FOUND when there is nothing */
export const archiveOfCall = async (scope: Scope, project: ProjectRow) => {
  const { materials, templates } = await publicFilesOf(scope, project);
  // A form that several documents share stands there once.
  const forms = [...new Map(templates.map((file) => [file.id, file])).values()];
  const entries = [
    ...materials.filter(({ scanStatus }) => scanStatus === CLEAN).map(entryOf('')),
    ...forms.filter(({ scanStatus }) => scanStatus === CLEAN).map(entryOf(`${projectMessages.formsFolder}/`)),
  ];
  if (entries.length === 0) throw new ApiError('NOT_FOUND');
  return {
    content: zipOf(scope.storage, entries),
    contentType: 'application/zip',
    disposition: contentDispositionOf(`${projectMessages.callFiles}_${safePart(project.shortName)}.zip`),
  };
};

/** One of these files. @param project published @throws NOT_FOUND for every other */
export const openCallFile = async (scope: Scope, project: ProjectRow, fileId: string, wanted: Wanted) => {
  const { materials, templates } = await publicFilesOf(scope, project);
  const file = [...materials, ...templates].find(({ id }) => id === fileId);
  if (file === undefined) throw new ApiError('NOT_FOUND');
  return openPublicFile(scope, file, wanted);
};

/** @throws INVALID_PARAMETER unless every file was uploaded by an administrator and is clean */
export const assertMaterials = async (scope: Scope, fileIds: readonly string[]): Promise<void> => {
  const known = await listTemplateFileIds(scope.db, [...fileIds]);
  if (known.length !== fileIds.length)
    throw invalidField('/materialFileIds', projectMessages.materialUnknown);
};
