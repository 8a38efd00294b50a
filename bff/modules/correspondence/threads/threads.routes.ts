import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import type { StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';
import { createThread, createUserThread } from './beginThread.service.ts';
import { getOwnThread, readOwnThread } from './ownThreads.service.ts';
import { createOwnMessage, createThreadMessage, updateThread } from './replyToThread.service.ts';
import { requireUserThread } from './threadAccess.service.ts';
import { uploadThreadFile, uploadUserThreadFile } from './threadFiles.service.ts';
import { getThread } from './threads.service.ts';

/** The contract's UploadedFile of a file that waits to be sent. */
export const presentThreadFile = (stored: StoredFileRow) =>
  wire({
    id: stored.id,
    fileName: stored.fileName,
    sizeBytes: stored.sizeBytes,
    contentType: stored.contentType,
    sha256: stored.sha256,
    scanStatus: scanStatusOf(stored.scanStatus),
    uploadedAt: stored.createdAt,
    versionNumber: 1,
    replacedFileId: null,
    mypageId: stored.mypageId,
    sectionId: null,
    applicationId: stored.applicationId,
    type: null,
    widthPx: null,
    heightPx: null,
  });

const ownLocation = (id: number): string => `/api/user/my_page/thread/${id}`;
const location = (id: number): string => `/api/admin/thread/${id}`;

/** Questions and answers between the office and businesses; calls and notes of the office. */
export const threadRoutes = {
  createUserThread: async ({ body }, scope) => {
    const view = await createUserThread(scope, body);
    return created(wire(view), { version: view.version, location: ownLocation(view.id) });
  },
  getUserThread: async ({ path }, scope) => {
    const view = await getOwnThread(scope, path.id, requireUserThread);
    return ok(wire(view), { version: view.version });
  },
  createUserThreadMessage: async ({ path, body }, scope) => {
    const view = await createOwnMessage(scope, { ...body, id: path.id }, requireUserThread);
    return created(wire(view), { version: view.version, location: ownLocation(view.id) });
  },
  readUserThread: async ({ path, body }, scope) => {
    const view = await readOwnThread(scope, { ...body, id: path.id }, requireUserThread);
    return ok(wire(view), { version: view.version });
  },
  uploadUserThreadFile: async ({ file, body }, scope) =>
    mapPhase(await uploadUserThreadFile(scope, file, body.meta), (stored) =>
      created(presentThreadFile(stored), { location: `/api/user/file/${stored.id}` }),
    ),
  createThread: async ({ body }, scope) => {
    const view = await createThread(scope, body);
    return created(wire(view), { version: view.version, location: location(view.id) });
  },
  getThread: async ({ path }, scope) => {
    const view = await getThread(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateThread: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateThread(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  createThreadMessage: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await createThreadMessage(scope, path.id, body, ifMatchVersion);
    return created(wire(view), { version: view.version, location: location(view.id) });
  },
  uploadThreadFile: async ({ file, body }, scope) =>
    mapPhase(await uploadThreadFile(scope, file, body.meta), (stored) =>
      created(presentThreadFile(stored), { location: `/api/admin/file/${stored.id}` }),
    ),
} satisfies Partial<Handlers>;
