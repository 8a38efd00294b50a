import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A zero length ends what clamd is sent. */
const END = Buffer.alloc(4);

/** Reads one INSTREAM to its end. */
const readStream = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    let last = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      last = Buffer.concat([last, chunk]).subarray(-END.length);
      if (last.equals(END)) resolve();
    });
  });

/** Speaks as clamd does, finds nothing, and needs its time for every file, however many come at once. */
export const startSlowScanner = async (scanMs: number) => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Who is killed hangs up.
    socket.on('error', () => socket.destroy());
    void readStream(socket)
      .then(() => wait(scanMs))
      .then(() => socket.end('stream: OK\0'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { address: `127.0.0.1:${port}`, stop: () => server.close() };
};
