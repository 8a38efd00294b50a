import type { Api } from '#web/parts/api/client.ts';
import type { Files } from '#web/parts/api/files.ts';
import { adminFileHref } from '#web/parts/files/adminFileHref.ts';
import type { PhonePicture, PhoneReport } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { inlineHref } from '#web/parts/viewer/index.ts';
import { reportValues } from '../report/reportForm.ts';
import type { Report } from '../report/useReportChange.ts';
import { shrinkPicture } from './shrinkPicture.ts';

type Ports = {
  readonly api: Api;
  readonly files: Pick<Files, 'download'>;
  readonly store: PhoneStore;
  readonly shrink?: (picture: Blob) => Promise<Blob>;
};

/** Whom to call before a closed door; without it where the inspector may not see the undertaking. */
const contactOf = async ({ api }: Ports, { mypageId }: Report): Promise<PhoneReport['contact']> => {
  const read = await api.read('/api/admin/my_page/{id}', { path: { id: mypageId } });
  const { contactName, contactPhone } = read?.body.corporation ?? {};
  return contactName && contactPhone ? { name: contactName, phone: contactPhone } : null;
};

/** A picture that cannot be read is missing on the phone, not everything for it. */
const readPicture = async (ports: Ports, reportId: number, fileId: string): Promise<PhonePicture[]> => {
  const { files, store, shrink = shrinkPicture } = ports;
  const download = await files.download(inlineHref(adminFileHref(fileId)));
  if (download === null) return [];
  const blob = await shrink(download.blob).catch(() => download.blob);
  return [{ ownerId: store.ownerId, reportId, fileId, blob }];
};

/**
 * Puts one report on this phone, as its inspector asks for: what it says, whom to call, and its pictures. It is there when
 * everything is.
 * @throws ApiError, TypeError when no answer came, DOMException where the phone has no room
 * @returns false where the report is not there or not this person's to write
 */
export const takeAlong = async (ports: Ports, id: number, now: number = Date.now()): Promise<boolean> => {
  const { api, store } = ports;
  const read = await api.read('/api/admin/my_page_report/{id}', { path: { id } });
  if (read === null || !isWritten(read.body)) return false;
  const { body } = read;
  const contact = await contactOf(ports, body);
  const pictures: PhonePicture[] = [];
  for (const { fileId } of [...body.photosBefore, ...body.photosAfter])
    pictures.push(...(await readPicture(ports, id, fileId)));
  const report = {
    ownerId: store.ownerId,
    id,
    base: body,
    contact,
    values: reportValues(body),
    round: 0,
    isTyped: false,
    clash: null,
    refusal: null,
    sendsPlace: false,
    touchedAt: now,
  };
  await store.putReport(report, pictures);
  return true;
};

/** Whoever could hand the report in now, even if something is still missing, is writing it. */
const isWritten = ({ availableActions }: Report): boolean =>
  availableActions.some(({ action }) => action === 'submit');
