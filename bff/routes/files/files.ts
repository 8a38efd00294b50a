import type { Handlers } from '#bff/contract/handlers.ts';
import { created, noContent, ok, streamed } from '#bff/contract/reply.ts';
import { mapPhase } from '#bff/core/secondPhase.ts';
import { scanStatusOf } from '#bff/services/files/scanStatus.ts';
import { archiveOf } from '#bff/services/myPages/myPageArchive.ts';
import {
  deleteFile,
  downloadFile,
  uploadAdminFile,
  uploadUserFile,
} from '#bff/services/myPages/myPageFiles.ts';
import { reusableFilesOf } from '#bff/services/sections/reuse/reusableFiles.ts';
import { reuseFile } from '#bff/services/sections/reuse/reuseFile.ts';
import type { StoredUpload } from '#bff/services/sections/uploadToSection.ts';
import { instant, wire } from '../present.ts';

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

export const fileRoutes = {
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
