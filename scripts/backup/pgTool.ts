import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const MISSING =
  'is not on the PATH: install the client programs of PostgreSQL, of the version of the server or newer';

/** The address without its password, which every user of the machine could read among the words of a process. */
const withoutPassword = (databaseUrl: string): { readonly dbname: string; readonly password: string } => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { dbname: url.href, password };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Runs pg_dump or pg_restore on a database.
 * @param signal ends the program
 * @throws Error with what the program said, or that it is not there
 */
export const runPgTool = async (
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const { dbname, password } = withoutPassword(databaseUrl);
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(tool, [`--dbname=${dbname}`, ...words], { env, stdio: [...stdio], signal });
  const ended = once(child, 'close').catch((error: unknown) => {
    throw isMissing(error) ? new Error(`${tool} ${MISSING}`) : error;
  });
  const [said, [code]] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${tool} ended with ${code}: ${said.trim()}`);
};
