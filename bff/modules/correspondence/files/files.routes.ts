import type { Family } from '#bff/core/actor.ts';
import type { ChooseRange } from '#bff/core/fileRange.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPhase } from '#bff/core/secondPhase.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { instant, wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { archiveOf } from '#bff/modules/myPages/index.ts';
import { reusableFilesOf, reuseFile, type StoredUpload } from '#bff/modules/sections/index.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import { downloadApplicationFile } from './applicationFile.service.ts';
import { deleteFile, downloadFile, uploadAdminFile, uploadUserFile } from './recordFiles.service.ts';

/** The contract's UploadedFile of a file of a my page. */
const presentUpload = ({ stored, versionNumber, replacedFileId }: StoredUpload) => ({
  id: stored.id,
  fileName: stored.fileName,
  sizeBytes: stored.sizeBytes,
  contentType: stored.contentType,
  sha256: stored.sha256,
  scanStatus: scanStatusOf(stored.scanStatus),
  uploadedAt: instant(stored.createdAt),
  versionNumber,
  replacedFileId,
  mypageId: stored.mypageId,
  sectionId: stored.sectionId,
  applicationId: null,
  type: null,
  widthPx: null,
  heightPx: null,
});

type ApplicationFileRequest = {
  readonly path: { readonly id: string };
  readonly query: { readonly disposition?: 'inline' | 'attachment' };
  readonly chooseRange: ChooseRange;
};

const downloadOf =
  (family: Family) =>
  async ({ path, query: { disposition }, chooseRange }: ApplicationFileRequest, scope: Scope) =>
    streamed(await downloadApplicationFile(scope, family, path.id, { disposition, chooseRange }));

export const fileRoutes = {
  ...familyHandlers({ 'download{Family}ApplicationFile': downloadOf }),
  uploadUserFile: async ({ file, body }, scope) => {
    const upload = await uploadUserFile(scope, file, body.meta);
    return mapPhase(upload, (received) =>
      created(presentUpload(received), { location: `/api/user/file/${received.stored.id}` }),
    );
  },
  listReusableFiles: async (_request, scope) => ok(wire({ items: await reusableFilesOf(scope) })),
  reuseUserFile: async ({ path, body }, scope) =>
    mapPhase(await reuseFile(scope, { fileId: path.id, ...body }), (received) =>
      created(presentUpload(received), { location: `/api/user/file/${received.stored.id}` }),
    ),
  downloadUserFile: async ({ path, query: { disposition, size }, chooseRange }, scope) =>
    streamed(await downloadFile(scope, path.id, { disposition, size, chooseRange })),
  deleteUserFile: async ({ path }, scope) => {
    await deleteFile(scope, path.id);
    return noContent();
  },
  uploadAdminFile: async ({ file, body }, scope) => {
    const upload = await uploadAdminFile(scope, file, body.meta);
    return mapPhase(upload, (received) =>
      created(presentUpload(received), { location: `/api/admin/file/${received.stored.id}` }),
    );
  },
  downloadAdminFile: async ({ path, query: { disposition, size }, chooseRange }, scope) =>
    streamed(await downloadFile(scope, path.id, { disposition, size, chooseRange })),
  deleteAdminFile: async ({ path }, scope) => {
    await deleteFile(scope, path.id);
    return noContent();
  },
  downloadMyPageArchive: async ({ path }, scope) => streamed(await archiveOf(scope, path.id)),
} satisfies Partial<Handlers>;
