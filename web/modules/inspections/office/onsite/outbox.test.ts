import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMockFetch, type MockHandlers } from '#web/mock/createMockFetch.ts';
import { otherAccount, problem, reply } from '#web/mock/reply.ts';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { createApi } from '#web/parts/api/client.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { filesOn } from '#web/parts/api/useFiles.ts';
import type { OfflinePhoto, OfflineReport } from '#web/parts/offline/offlineDb.ts';
import { type OfflineStore, openOfflineStore } from '#web/parts/offline/offlineStore.ts';
import { reportValues } from '../report/reportForm.ts';
import type { Report } from '../report/useReportChange.ts';
import { sendAll } from './outbox.ts';
import { decided } from './sendReport.ts';

type Schemas = components['schemas'];

const NOW = Date.parse('2026-11-20T03:00:00Z');
const uploadedAt = '2026-11-20T03:00:00Z';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const refusal = (status: number, detail: string, code: ErrorCode = ErrorCode.INVALID_PARAMETER) =>
  problem({ status, code, detail });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The server's part: a report with versions, files by key, photos once by their clientId. */
const aServer = () => {
  let report: Report = aReport;
  const files = new Map<string, string>();
  const patches: unknown[] = [];
  let uploads = 0;
  const change = (more: Partial<Report>): Report => {
    report = { ...report, ...more, version: report.version + 1 };
    return report;
  };
  const uploaded = (id: string): Schemas['UploadedFile'] => ({
    id,
    fileName: 'a.jpg',
    sizeBytes: 3,
    contentType: 'image/jpeg',
    sha256: '0'.repeat(64),
    scanStatus: 1,
    uploadedAt,
    versionNumber: 1,
    replacedFileId: null,
    mypageId: null,
    sectionId: null,
    applicationId: null,
    type: null,
    widthPx: 1920,
    heightPx: 1440,
  });
  const handlers: MockHandlers = {
    getMyPageReport: () => reply(report, report.version),
    updateMyPageReport: ({ body, headers }) => {
      if (headers.get('if-match') !== `"v${report.version}"`) return refusal(412, '先に保存した人がいます');
      patches.push(body);
      const now = change(isRecord(body) ? body : {});
      return reply(now, now.version);
    },
    uploadPhoto: ({ headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      if (!files.has(key)) {
        uploads += 1;
        files.set(key, uuid(900 + uploads));
      }
      return reply(uploaded(files.get(key) ?? ''));
    },
    addMyPageReportPhoto: ({ body }) => {
      const { clientId, ...photo } = body as Schemas['PhotoAddition'];
      if (!report.photosAfter.some((each) => each.clientId === clientId)) {
        const [model] = aReport.photosBefore;
        if (model === undefined) throw new Error('no photo to go by');
        const added = {
          ...model,
          ...photo,
          itemKey: photo.itemKey ?? null,
          position: photo.position ?? null,
        };
        change({ photosAfter: [...report.photosAfter, { ...added, clientId, sequence: 1 }] });
      }
      return reply(report, report.version);
    },
  };
  return { handlers, patches, change, getReport: () => report, countUploads: () => uploads };
};

let store: OfflineStore;
let server: ReturnType<typeof aServer>;

beforeEach(async () => {
  store = await openOfflineStore(1, { now: NOW });
  server = aServer();
});
afterEach(async () => {
  await store.forget();
  store.close();
});

const LOST = 'lost';
type Fate = typeof LOST | undefined;

/** @param fate what becomes of the n-th answer to an operation that changes something, counted from 1 */
const portsWith = (
  more: MockHandlers = {},
  fate: (address: string, count: number) => Fate = () => undefined,
) => {
  const counts = new Map<string, number>();
  const answer = createMockFetch({ ...server.handlers, ...more });
  const fetch = async (request: Request): Promise<Response> => {
    const address = `${request.method} ${new URL(request.url).pathname}`;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const response = await answer(request);
    if (fate(address, count) === LOST) throw new TypeError('Failed to fetch');
    return response;
  };
  const line = {
    fetch,
    send: fetch,
    baseUrl: 'http://mock.invalid',
    tokenOf: () => 'id.secret',
    onLogInNeeded: () => {},
  };
  return { api: createApi(line), files: filesOn(line), store };
};

const taken = (more: Partial<OfflineReport> = {}): OfflineReport => ({
  ownerId: 1,
  id: aReport.id,
  base: aReport,
  contact: null,
  values: reportValues(aReport),
  round: 0,
  isTyped: false,
  clash: null,
  refusal: null,
  sendsPlace: false,
  touchedAt: NOW,
  ...more,
});

const typed = (more: object): OfflineReport =>
  taken({ values: { ...reportValues(aReport), ...more }, isTyped: true });

const photo = (number: number, more: Partial<OfflinePhoto> = {}): OfflinePhoto => ({
  clientId: uuid(number),
  ownerId: 1,
  reportId: aReport.id,
  addition: {
    beforeAfter: 1,
    itemKey: 'item-1',
    expenseType: 2,
    caption: '製粉ライン 実施後',
    takenAt: `2026-11-20T02:0${number}:00Z`,
  },
  blob: new Blob(['jpg'], { type: 'image/jpeg' }),
  uploadKey: uuid(100 + number),
  fileId: null,
  refusal: null,
  touchedAt: NOW,
  ...more,
});

const clientIds = () => server.getReport().photosAfter.map(({ clientId }) => clientId);

describe('what waits on a phone', () => {
  it('is sent, and then nothing waits: the text as what differs, the photos with their names', async () => {
    await store.putReport(typed({ attendees: '白石 麦' }));
    await store.putPhoto(photo(1));
    await store.putPhoto(photo(2));
    expect(await sendAll(portsWith())).toBe('done');
    expect(server.patches).toEqual([{ attendees: '白石 麦' }]);
    expect(clientIds()).toEqual([uuid(1), uuid(2)]);
    expect(await store.photos()).toEqual([]);
    const report = await store.report(aReport.id);
    expect(report).toMatchObject({ isTyped: false, base: { photosAfter: [{}, {}] } });
  });

  it('waits, and is no refusal, while somebody else is logged in in this browser', async () => {
    await store.putReport(typed({ attendees: '白石 麦' }));
    await store.putPhoto(photo(1));
    const others = portsWith({ getMyPageReport: otherAccount, uploadPhoto: otherAccount });
    expect(await sendAll(others)).toBe('logIn');
    expect(await store.report(aReport.id)).toMatchObject({ isTyped: true, refusal: null });
    expect(await sendAll(portsWith())).toBe('done');
    expect(server.patches).toEqual([{ attendees: '白石 麦' }]);
    expect(clientIds()).toEqual([uuid(1)]);
  });

  it('leaves what the office saved elsewhere in the report', async () => {
    await store.putReport(typed({ attendees: '白石 麦' }));
    server.change({ correctiveAction: '貼り直した' });
    await sendAll(portsWith());
    expect(server.patches).toEqual([{ attendees: '白石 麦' }]);
    expect((await store.report(aReport.id))?.values).toMatchObject({
      attendees: '白石 麦',
      correctiveAction: '貼り直した',
    });
  });

  it('is what the office has, where nothing waits: read again when a page is opened, and only then', async () => {
    await store.putReport(taken());
    const now = server.change({ startTime: '09:00', findings: '要確認' });
    await sendAll(portsWith());
    expect((await store.report(aReport.id))?.base.startTime).toBe(aReport.startTime);
    await sendAll(portsWith(), true);
    expect(await store.report(aReport.id)).toMatchObject({
      base: { startTime: '09:00', version: now.version },
      values: { findings: '要確認' },
      round: 1,
      isTyped: false,
    });
  });

  it('is not sent where both changed the same, until the inspector has decided; his photos go', async () => {
    await store.putReport(typed({ findings: '相違なし' }));
    await store.putPhoto(photo(1));
    server.change({ findings: '要確認' });
    expect(await sendAll(portsWith())).toBe('done');
    expect([server.patches, clientIds()]).toEqual([[], [uuid(1)]]);
    const report = await store.report(aReport.id);
    if (!report?.clash) throw new Error('no clash was kept');
    expect(report.values.findings).toBe('相違なし');
    await store.putReport(decided(report, report.clash, { merged: report.values, asStored: [] }));
    await sendAll(portsWith());
    expect(server.patches).toEqual([{ findings: '相違なし' }]);
  });

  it('goes as the office has it where the inspector decides so', async () => {
    const report = typed({ findings: '相違なし', attendees: '白石 麦' });
    const clash = server.change({ findings: '要確認' });
    const now = decided(report, clash, { merged: report.values, asStored: ['findings'] });
    expect([now.values.findings, now.values.attendees, now.isTyped]).toEqual(['要確認', '白石 麦', true]);
  });

  it('is sent once when the answer to the text was lost', async () => {
    await store.putReport(typed({ attendees: '白石 麦' }));
    const lost = portsWith({}, (address) => (address.startsWith('PATCH') ? LOST : undefined));
    expect(await sendAll(lost)).toBe('noLine');
    expect((await store.report(aReport.id))?.isTyped).toBe(true);
    expect(await sendAll(portsWith())).toBe('done');
    expect(server.patches).toHaveLength(1);
    expect((await store.report(aReport.id))?.isTyped).toBe(false);
  });

  it.each([
    ['its file', '/api/admin/photo'],
    ['its place in the report', `/api/admin/my_page_report/${aReport.id}/photo`],
  ])('has one photo when the answer to %s was lost', async (_name, lostAt) => {
    await store.putReport(taken());
    await store.putPhoto(photo(1));
    expect(await sendAll(portsWith({}, (address) => (address === `POST ${lostAt}` ? LOST : undefined)))).toBe(
      'noLine',
    );
    expect(await store.photos()).toHaveLength(1);
    expect(await sendAll(portsWith())).toBe('done');
    expect([clientIds(), server.countUploads()]).toEqual([[uuid(1)], 1]);
  });

  it('begins with the rest when the line breaks after some photos', async () => {
    await store.putReport(taken());
    for (const number of [1, 2, 3]) await store.putPhoto(photo(number));
    const breaks = portsWith({}, (address, count) =>
      address === 'POST /api/admin/photo' && count >= 2 ? LOST : undefined,
    );
    expect(await sendAll(breaks)).toBe('noLine');
    expect(await store.photos()).toHaveLength(2);
    await sendAll(portsWith());
    expect([clientIds(), server.countUploads()]).toEqual([[uuid(1), uuid(2), uuid(3)], 3]);
  });

  it('goes on with the others where the server fails at one photo', async () => {
    await store.putReport(taken());
    for (const number of [1, 2, 3]) await store.putPhoto(photo(number));
    const { addMyPageReportPhoto: takes } = server.handlers;
    if (typeof takes !== 'function') throw new Error('the server takes no photos');
    const fails: MockHandlers = {
      addMyPageReportPhoto: (request) =>
        (request.body as Schemas['PhotoAddition']).clientId === uuid(1)
          ? refusal(500, 'エラーが発生しました', ErrorCode.INTERNAL_ERROR)
          : takes(request),
    };
    expect(await sendAll(portsWith(fails))).toBe('noLine');
    expect(clientIds()).toEqual([uuid(2), uuid(3)]);
    expect(await sendAll(portsWith())).toBe('done');
    expect(clientIds().toSorted()).toEqual([uuid(1), uuid(2), uuid(3)]);
  });

  it('stays, all of it, when the session has ended', async () => {
    await store.putReport(typed({ attendees: '白石 麦' }));
    await store.putPhoto(photo(1));
    expect(
      await sendAll(
        portsWith({ getMyPageReport: refusal(401, 'ログインの期限が切れました', ErrorCode.SESSION_EXPIRED) }),
      ),
    ).toBe('logIn');
    expect([(await store.report(aReport.id))?.isTyped, (await store.photos()).length]).toEqual([true, 1]);
  });

  it('says what the server refuses, keeps it, and sends the others', async () => {
    await store.putReport(taken());
    await store.putPhoto(photo(1));
    await store.putPhoto(photo(2));
    const { addMyPageReportPhoto: takes } = server.handlers;
    if (typeof takes !== 'function') throw new Error('the server takes no photos');
    const refuses: MockHandlers = {
      addMyPageReportPhoto: (request) =>
        (request.body as Schemas['PhotoAddition']).clientId === uuid(1)
          ? refusal(409, '提出した検査報告は変更できません')
          : takes(request),
    };
    expect(await sendAll(portsWith(refuses))).toBe('done');
    expect(clientIds()).toEqual([uuid(2)]);
    expect(await store.photos()).toMatchObject([
      { clientId: uuid(1), refusal: '提出した検査報告は変更できません' },
    ]);
    await sendAll(portsWith());
    expect(await store.photos()).toHaveLength(1);
    await store.clearRefusals();
    await sendAll(portsWith());
    expect([clientIds(), await store.photos()]).toEqual([[uuid(2), uuid(1)], []]);
  });

  it('is uploaded anew when the server has thrown the file away that no report took', async () => {
    await store.putReport(taken());
    await store.putPhoto(photo(1, { fileId: uuid(500) }));
    const { addMyPageReportPhoto: takes } = server.handlers;
    if (typeof takes !== 'function') throw new Error('the server takes no photos');
    const forgets: MockHandlers = {
      addMyPageReportPhoto: (request) =>
        (request.body as Schemas['PhotoAddition']).fileId === uuid(500)
          ? refusal(400, '写真が見つかりません')
          : takes(request),
    };
    expect(await sendAll(portsWith(forgets))).toBe('done');
    expect([clientIds(), server.countUploads()]).toEqual([[uuid(1)], 1]);
  });

  it('is uploaded anew, under a new key, when a repeated upload is answered with a file that was given up', async () => {
    await store.putReport(taken());
    await store.putPhoto(photo(1));
    const { addMyPageReportPhoto: takes, uploadPhoto } = server.handlers;
    if (typeof takes !== 'function' || typeof uploadPhoto !== 'function') throw new Error('no photos');
    const keys: (string | null)[] = [];
    const forgets: MockHandlers = {
      uploadPhoto: (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return uploadPhoto(request);
      },
      addMyPageReportPhoto: (request) =>
        (request.body as Schemas['PhotoAddition']).fileId === uuid(901)
          ? problem({
              status: 400,
              code: ErrorCode.INVALID_PARAMETER,
              detail: '写真が見つかりません',
              errors: [{ pointer: '/fileId', code: 1004, message: '写真が見つかりません' }],
            })
          : takes(request),
    };
    expect(await sendAll(portsWith(forgets))).toBe('done');
    expect([clientIds(), keys[0], new Set(keys).size]).toEqual([[uuid(1)], uuid(101), 2]);
    expect(await store.photos()).toEqual([]);
  });

  it('keeps what is typed while it is being sent', async () => {
    await store.putReport(typed({ attendees: '白石 麦' }));
    const { updateMyPageReport: takes } = server.handlers;
    if (typeof takes !== 'function') throw new Error('the server takes no text');
    const slow: MockHandlers = {
      updateMyPageReport: async (request) => {
        await store.changeReport(aReport.id, (kept) => ({
          ...kept,
          values: { ...kept.values, findings: '指摘なし' },
          isTyped: true,
        }));
        return takes(request);
      },
    };
    await sendAll(portsWith(slow));
    const report = await store.report(aReport.id);
    expect([report?.values.findings, report?.isTyped]).toEqual(['指摘なし', true]);
    await sendAll(portsWith());
    expect(server.patches).toEqual([{ attendees: '白石 麦' }, { findings: '指摘なし' }]);
  });
});
