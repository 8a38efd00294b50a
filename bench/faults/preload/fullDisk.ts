/**
 * Loaded into a server before anything else (`--import`): while the file named by FULL_DISK exists, no write to a file
 * has room. For machines where no small disk can be mounted.
 */
import fs from 'node:fs';

const sign = process.env.FULL_DISK ?? '';
const STANDARD_STREAMS = 2;

const isFull = (file: unknown): boolean =>
  typeof file === 'number' && file > STANDARD_STREAMS && fs.existsSync(sign);

const whileThereIsRoom = <Write extends object>(write: Write): Write =>
  new Proxy(write, {
    apply: (target, self, parameters: unknown[]) => {
      const done = parameters.at(-1);
      if (!isFull(parameters[0]) || typeof done !== 'function')
        return Reflect.apply(target as unknown as (...all: unknown[]) => unknown, self, parameters);
      const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      setImmediate(done as (error: Error) => void, full);
      return undefined;
    },
  });

fs.write = whileThereIsRoom(fs.write);
// Pieces that came while the file was being opened are written with one call.
fs.writev = whileThereIsRoom(fs.writev);
