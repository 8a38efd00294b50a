import type { Api } from '#web/parts/api/client.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import type { Files } from '#web/parts/api/files.ts';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import type { PhonePhoto } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import type { Report } from '../report/useReportChange.ts';

type Ports = { readonly api: Api; readonly files: Pick<Files, 'upload'>; readonly store: PhoneStore };

/** A name that every file system takes. */
const fileNameOf = ({ addition }: PhonePhoto): string =>
  `${addition.caption.replaceAll(/[\\/:*?"<>|\s]+/g, '_').slice(0, 80)}.jpg`;

const upload = async ({ files, store }: Ports, photo: PhonePhoto) => {
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
  photo: PhonePhoto & { readonly fileId: string },
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

const add = async ({ api }: Ports, { clientId, reportId, addition }: PhonePhoto, fileId: string) => {
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

/**
 * Sends one photo: its file, then its place in the report. A try that broke off anywhere goes on from there, and the
 * report has the photo once.
 * @throws ApiError, or TypeError when no answer came
 */
export const sendPhoto = async (ports: Ports, photo: PhonePhoto): Promise<void> => {
  if (photo.refusal !== null) return;
  const uploaded = photo.fileId === null ? await upload(ports, photo) : null;
  const fileId = photo.fileId ?? uploaded?.id ?? '';
  const result = await sendOnceScanned(uploaded === null ? [] : [uploaded], () => add(ports, photo, fileId));
  if (result.isOk) return settle(ports, { ...photo, fileId }, result.body);
  // A file that no report took in time has been thrown away by the server: it is sent anew.
  if (uploaded !== null || result.error.status !== 400) throw result.error;
  const fresh = { fileId: null, uploadKey: crypto.randomUUID() };
  await ports.store.changePhoto(photo.clientId, fresh);
  await sendPhoto(ports, { ...photo, ...fresh });
};
