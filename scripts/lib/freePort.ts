import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Above what services are known by, below what a system gives to those who ask for any port (Linux: from 32768 on). */
const PORTS = { from: 10_240, below: 32_768 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port of this machine that nobody listens on, for a program that has to be told one. Until the program has it, nobody
 * who listens on any port gets it from the system: somebody else would answer in its place.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.below);
    if (await isFree(port)) return port;
  }
};
