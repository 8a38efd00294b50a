import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { instant, wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import type { StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';
import { addPhoto } from './addPhoto.service.ts';
import { createReport, deleteReport, getReport, updateReport } from './inspectionReports.service.ts';
import { receivePhoto } from './reportPhotos.service.ts';

const presentUpload = (file: StoredFileRow) => ({
  id: file.id,
  fileName: file.fileName,
  sizeBytes: file.sizeBytes,
  contentType: file.contentType,
  sha256: file.sha256,
  scanStatus: scanStatusOf(file.scanStatus),
  uploadedAt: instant(file.createdAt),
  versionNumber: 1,
  replacedFileId: null,
  mypageId: null,
  sectionId: null,
  applicationId: null,
  type: null,
  widthPx: file.widthPx,
  heightPx: file.heightPx,
});

/** Inspections of undertakings, their reports and photos. */
export const inspectionRoutes = {
  createMyPageReport: async ({ body }, scope) => {
    const view = await createReport(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/my_page_report/${view.id}` });
  },
  getMyPageReport: async ({ path }, scope) => {
    const view = await getReport(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateMyPageReport: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateReport(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  addMyPageReportPhoto: async ({ path, body }, scope) => {
    const view = await addPhoto(scope, path.id, body);
    return ok(wire(view), { version: view.version });
  },
  deleteMyPageReport: async ({ path, ifMatchVersion }, scope) => {
    await deleteReport(scope, path.id, ifMatchVersion);
    return noContent();
  },
  uploadPhoto: async ({ body, file }, scope) => {
    const upload = await receivePhoto(scope, file, body.meta.fileName);
    return mapPhase(upload, (stored) =>
      created(presentUpload(stored), { location: `/api/admin/file/${stored.id}` }),
    );
  },
} satisfies Partial<Handlers>;
