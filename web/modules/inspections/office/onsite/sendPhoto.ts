import type { Api } from '#web/parts/api/client.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import type { Files } from '#web/parts/api/files.ts';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import type { OfflinePhoto } from '#web/parts/offline/offlineDb.ts';
import type { OfflineStore } from '#web/parts/offline/offlineStore.ts';
import type { Report } from '../report/useReportChange.ts';

type Ports = { readonly api: Api; readonly files: Pick<Files, 'upload'>; readonly store: OfflineStore };

/** A name that every file system takes. */
const fileNameOf = ({ addition }: OfflinePhoto): string =>
  `${addition.caption.replaceAll(/[\\/:*?"<>|\s]+/g, '_').slice(0, 80)}.jpg`;

const upload = async ({ files, store }: Ports, photo: OfflinePhoto) => {
  const name = fileNameOf(photo);
  const file = new File([photo.blob], name, { type: 'image/jpeg' });
  const meta = { fileName: name, mypageID: -1 } as const;
  const uploaded = await files.upload('/api/admin/photo', file, meta, { idempotencyKey: photo.uploadKey });
  await store.changePhoto(photo.clientId, { fileId: uploaded.id });
  return uploaded;
};

/** The report knows its photos; what it says otherwise stays what the inspector began with. */
const settle = async (
  { store }: Ports,
  photo: OfflinePhoto & { readonly fileId: string },
  answer: Report,
): Promise<void> => {
  const { photosBefore, photosAfter, availableActions } = answer;
  await store.changeReport(photo.reportId, (report) => ({
    ...report,
    base: { ...report.base, photosBefore, photosAfter, availableActions },
  }));
  const added = [...photosBefore, ...photosAfter].find(({ clientId }) => clientId === photo.clientId);
  await store.settlePhoto(photo, added?.fileId ?? photo.fileId);
};

const add = async ({ api }: Ports, { clientId, reportId, addition }: OfflinePhoto, fileId: string) => {
  try {
    const init = { path: { id: reportId }, body: { ...addition, clientId, fileId } };
    // The key of the photo is its own: the server takes it once, however often and however late it comes.
    const answer = await api.change('post', '/api/admin/my_page_report/{id}/photo', init);
    return { isOk: true, body: answer.body } as const;
  } catch (error) {
    if (error instanceof ApiError) return { isOk: false, error } as const;
    throw error;
  }
};

/** The file is not there, or not to be used: another one may be. */
const isAboutFile = ({ status, errors }: ApiError): boolean =>
  status === 400 && errors.some(({ pointer }) => pointer === '/fileId');

/**
 * Sends one photo: its file, then its place in the report. A try that broke off anywhere goes on from there, and the
 * report has the photo once.
 * @param isAnew whether its file has been uploaded a second time, because the first is not there any more
 * @throws ApiError, or TypeError when no answer came
 */
export const sendPhoto = async (ports: Ports, photo: OfflinePhoto, isAnew = false): Promise<void> => {
  if (photo.refusal !== null) return;
  const uploaded = photo.fileId === null ? await upload(ports, photo) : null;
  const fileId = photo.fileId ?? uploaded?.id ?? '';
  const result = await sendOnceScanned(uploaded === null ? [] : [uploaded], () => add(ports, photo, fileId));
  if (result.isOk) return settle(ports, { ...photo, fileId }, result.body);
  // A file that no report took in time has been given up by the server, also one that it answered a repeated upload with:
  // it is sent anew, under a new key.
  const isGone = uploaded === null ? result.error.status === 400 : isAboutFile(result.error);
  if (isAnew || !isGone) throw result.error;
  const fresh = { fileId: null, uploadKey: crypto.randomUUID() };
  await ports.store.changePhoto(photo.clientId, fresh);
  await sendPhoto(ports, { ...photo, ...fresh }, true);
};
