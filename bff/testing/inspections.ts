import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { makeAdmin, makeUndertaking } from './people.ts';
import { startTestServer, type TestServer } from './server.ts';

export type Admin = Awaited<ReturnType<typeof makeAdmin>>;

const JPEG_HEAD =
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
  '08'.repeat(64) +
  'ffc0000b080002000201011100ffc4001400010000000000000000000000000000000affc40014100100000000000000000000000000000000ffda0008010100003f00';

/** A small JPEG; the bytes after the head make each its own. */
export const jpeg = (before = Buffer.alloc(0)): Uint8Array<ArrayBuffer> => {
  const head = Buffer.from(JPEG_HEAD, 'hex');
  const salt = Buffer.from(randomBytes(4).toString('hex').replaceAll('f', '0'), 'hex');
  return Uint8Array.from(
    Buffer.concat([head.subarray(0, 2), before, head.subarray(2), salt, Buffer.from('ffd9', 'hex')]),
  );
};

/** The thing that is inspected. */
export const item = { key: 'item-1', name: '冷凍自動販売機', expenseType: 2, quantity: 1 } as const;

type People = { readonly server: TestServer; readonly jmac: Admin; readonly inspector: Admin };

type GetPeople = () => People;

const uploadOf =
  (people: GetPeople) =>
  async (admin: Admin = people().inspector, name = '写真.jpg', content = jpeg()) =>
    people().server.call('uploadPhoto', {
      session: admin.session,
      body: { meta: { fileName: name, mypageID: -1 } } as never,
      file: { name, content },
    });

const planOf =
  (people: GetPeople) =>
  async (data: { inspectorUserId?: number; myPage?: object } = {}) => {
    const { server, jmac, inspector } = people();
    const undertaking = await makeUndertaking(server, {
      myPage: { startOn: new Date('2026-08-01'), ...data.myPage },
    });
    const answer = await server.call('createMyPageReport', {
      session: jmac.session,
      body: {
        mypageId: undertaking.myPage.id,
        inspectorUserId: data.inspectorUserId ?? inspector.id,
        method: 0,
        scheduledOn: '2026-11-25',
        startTime: '13:30',
        endTime: '15:00',
      },
    });
    return { ...undertaking, answer, report: answer.body };
  };

/** Ways of tests to plan inspections and to write their reports. */
export const inspectionTools = (people: GetPeople) => {
  const upload = uploadOf(people);
  const plan = planOf(people);

  const photo = async (sequence = 1, takenOn = '2026-11-19') => ({
    fileId: (await upload()).body.id,
    itemKey: item.key,
    expenseType: 2 as const,
    caption: '正面',
    takenOn,
    sequence,
  });

  const finished = async () => ({
    inspectedOn: '2026-11-19',
    items: [{ ...item, isWorking: true, hasLabel: true }],
    photosBefore: [await photo(1, '2026-07-30')],
    photosAfter: [await photo()],
    result: 1 as const,
  });

  const patch = (id: number, body: object, admin: Admin = people().inspector, ifMatch?: number) =>
    people().server.call('updateMyPageReport', {
      path: { id },
      session: admin.session,
      body: body as never,
      ifMatch,
    });

  const submitted = async () => {
    const planned = await plan();
    const answer = await patch(planned.report.id, { ...(await finished()), action: 'submit' });
    return { ...planned, answer };
  };

  return { upload, plan, photo, finished, patch, submitted };
};

type Names = { readonly jmac?: object; readonly inspector?: object };

/**
 * A server of a test file about inspections, with one who plans them and one who goes there. The three are there from
 * `beforeAll` on.
 * @param more columns of the two in the place of the usual ones
 */
export const inspectionServer = (more: Names = {}) => {
  const people: { -readonly [Who in keyof People]?: People[Who] } = {};
  const started = (): People => {
    const { server, jmac, inspector } = people;
    if (server === undefined || jmac === undefined || inspector === undefined)
      throw new Error('the server of the test file has not started');
    return { server, jmac, inspector };
  };
  beforeAll(async () => {
    people.server = await startTestServer();
    people.jmac = await makeAdmin(people.server, 'JMAC', more.jmac);
    people.inspector = await makeAdmin(people.server, 'Inspector', more.inspector);
  });
  afterAll(() => people.server?.stop());
  return {
    get server() {
      return started().server;
    },
    get jmac() {
      return started().jmac;
    },
    get inspector() {
      return started().inspector;
    },
    ...inspectionTools(started),
  };
};
