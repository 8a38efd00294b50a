import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SESSION_SCHEMES } from '#bff/http/middleware/sessionHeaders.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Asks for a file and is gone as soon as the question is out. */
const askAndLeave = (path: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${SESSION_SCHEMES.get('userSession')?.header}: ${token}\r\n\r\n`,
        () => {
          socket.destroy();
          resolve();
        },
      );
    });
    socket.on('error', reject);
  });

it('a file is closed again when the caller goes away before or while he gets it', {
  tags: ['slow'],
}, async () => {
  const opened: Readable[] = [];
  const { open } = server.scopes.storage;
  vi.spyOn(server.scopes.storage, 'open').mockImplementation(async (...given) => {
    const content = await open(...given);
    opened.push(content);
    return content;
  });
  const { user, myPage, section } = await makeDesk(server);
  const upload = await uploadFile(server, {
    session: user.session,
    mypageId: myPage.id,
    sectionId: section.id,
    fileName: '発注書.pdf',
  });
  const callers = 20;
  for (let caller = 0; caller < callers; caller += 1) {
    await askAndLeave(`/api/user/file/${upload.body.id}`, user.session.token);
  }
  await vi.waitFor(() => expect(opened).toHaveLength(callers), 60_000);
  await vi.waitFor(() => expect(opened.filter(({ closed }) => !closed)).toEqual([]), 60_000);
});
