import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertHeadersSafe, type MailMessage, type MailTransport } from './transport.ts';

/** A mail in the demo's mailbox. */
export type MailboxEntry = MailMessage & { readonly id: string; readonly sentAt: string };

export type Mailbox = MailTransport & {
  /** The newest mails first. */
  readonly list: (limit?: number) => Promise<readonly MailboxEntry[]>;
  /** One mail; null when there is none. */
  readonly read: (id: string) => Promise<MailboxEntry | null>;
  /** Forgets every mail (a new demo). */
  readonly clear: () => Promise<void>;
};

/** Sorts by time as a name: 20261120T081500123Z-<uuid>. */
const ID = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;
const DEFAULT_LIMIT = 100;

const TEXTS = ['id', 'sentAt', 'to', 'subject', 'text'];

const isEntry = (value: unknown): value is MailboxEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return TEXTS.every((name) => typeof fields.get(name) === 'string');
};

/**
 * Keeps mails as files in a folder instead of sending them: the default, read at /dev/mail.
 * @param clock the server's clock
 */
export const createMailbox = (folder: string, clock: () => Date): Mailbox => {
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  const read = async (id: string): Promise<MailboxEntry | null> => {
    if (!ID.test(id)) return null;
    const content = await readFile(fileOf(id), 'utf8').catch(() => null);
    const entry: unknown = content === null ? null : JSON.parse(content);
    return isEntry(entry) ? entry : null;
  };
  const ids = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  };
  return {
    send: async (message) => {
      assertHeadersSafe(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = clock().toISOString();
      const id = `${sentAt.replace(/[-:.]/g, '')}-${randomUUID()}`;
      const entry: MailboxEntry = { ...message, id, sentAt };
      // A reader never sees half a mail.
      const partial = path.join(folder, `${id}.part`);
      await writeFile(partial, JSON.stringify(entry, null, 2), { mode: 0o600 });
      await rename(partial, fileOf(id));
      return { messageId: id };
    },
    list: async (limit = DEFAULT_LIMIT) => {
      const newest = (await ids()).toSorted().reverse().slice(0, limit);
      const entries = await Promise.all(newest.map(read));
      return entries.filter((entry) => entry !== null);
    },
    read,
    clear: async () => {
      await Promise.all((await ids()).map((id) => rm(fileOf(id), { force: true })));
    },
  };
};
