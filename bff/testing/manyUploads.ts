import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { FileScanner } from '../core/fileScanner.ts';
import type { TestServer } from './server.ts';
import { type Desk, makeDesk, uploadFile } from './undertaking.ts';

/** A scanner as slow as a busy clamd. */
export const slowScanner = (ms: number): FileScanner => ({
  scan: async () => {
    await wait(ms);
    return { isClean: true };
  },
});

const sectionOf = async (server: TestServer, { section, user }: Desk) => {
  const read = await server.call('getUserSection', { path: { id: section.id }, session: user.session });
  return read.body;
};

/** Lists and another change beside the uploads, again and again, until they are answered. */
const callsBeside = async (server: TestServer, desk: Desk, other: Desk, until: Promise<unknown>) => {
  const statuses: number[] = [];
  let isOver = false;
  const watch = until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const list = await server.call('listMyPages', { session: desk.jmac.session });
    const note = { id: other.section.id, submitterComment: `${statuses.length}` };
    const change = await server.call('updateUserSection', { session: other.user.session, body: note });
    statuses.push(list.status, change.status);
  }
  await watch;
  return statuses;
};

const COUNT = 12;

/**
 * Twelve files of one company at once with a slow scanner: all of them are stored, and later clean; whoever works
 * beside them is answered.
 */
export const expectManyUploads = async (server: TestServer): Promise<void> => {
  const [desk, other] = [await makeDesk(server), await makeDesk(server)];
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  const uploads = Promise.all(
    numbers.map((number) =>
      uploadFile(server, {
        session: desk.user.session,
        mypageId: desk.myPage.id,
        sectionId: desk.section.id,
        fileName: `発注書${number}.pdf`,
      }),
    ),
  );
  const beside = await callsBeside(server, desk, other, uploads);
  expect((await uploads).map(({ status }) => status)).toEqual(numbers.map(() => 201));
  expect(beside.length).toBeGreaterThan(0);
  expect(beside).toEqual(beside.map(() => 200));
  await vi.waitFor(
    async () => {
      const { files } = await sectionOf(server, desk);
      expect(files.map(({ scanStatus }) => scanStatus)).toEqual(numbers.map(() => 1));
    },
    { timeout: 90_000, interval: 100 },
  );
};
