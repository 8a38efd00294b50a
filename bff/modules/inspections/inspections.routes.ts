import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { instant, wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import type { StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';
import {
  byDay,
  byInstant,
  byNumber,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { addPhoto } from './addPhoto.service.ts';
import { exportReports } from './exportReports.service.ts';
import { createReport, deleteReport, getReport, updateReport } from './inspectionReports.service.ts';
import { listReports, reportSearchOf } from './listReports.service.ts';
import { receivePhoto } from './reportPhotos.service.ts';

const sorts: Sorts = {
  scheduledOn: [byDay('scheduledOn')],
  status: [byNumber('status')],
  updatedAt: [byInstant('updatedAt')],
};

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
  listMyPageReports: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'scheduledOn');
    return ok(listBody(await listReports(scope, reportSearchOf(query), request), request, wire));
  },
  exportMyPageReports: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'scheduledOn');
    return streamed(await exportReports(scope, { ...fileOf(query), search: reportSearchOf(query), keys }));
  },
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
