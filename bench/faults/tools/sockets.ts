import { connect, type Socket } from 'node:net';

/** A connection on which a trial writes what it likes; errors and answers are no news here. */
export const openSocket = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      socket.resume();
      resolve(socket);
    });
  });

/** What a server answers to bytes that need not be HTTP, until it closes the connection or says no more. */
export const converse = (url: string, bytes: Buffer, patienceMs: number): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const heard: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(heard).toString('latin1'));
    };
    const timer = setTimeout(end, patienceMs);
    socket.on('data', (chunk) => {
      heard.push(chunk);
      // A whole answer on a connection that is kept.
      if (/\r\n\r\n/.test(chunk.toString('latin1'))) setImmediate(end);
    });
    socket.once('error', end);
    socket.once('close', end);
  });
