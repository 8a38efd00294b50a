import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { readConfig } from '#bff/core/config.ts';
import type { Database } from '#bff/core/database.ts';
import { AdminType } from '#bff/generated/contract/enums.ts';
import { webApp } from '#bff/http/middleware/webApp.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import { startServer } from '../../bff/server.ts';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { assertNoComplaints, keepComplaints } from '../complaints.ts';
import { DEMO_PASSWORD } from '../product.ts';

/*
 * The product with one call of very many applications, in the test's own process: so the test can look into the
 * database, also into the embedded one, and take the mail server away.
 */

export type Office = {
  readonly pool: pg.Pool;
  /** Of the one who works here. */
  readonly clerk: { readonly id: number; readonly name: string; readonly email: string };
  /** His browser. */
  readonly page: Page;
  /** Another window of it. */
  readonly newWindow: () => Promise<Page>;
  readonly mails: MailServer;
  readonly stop: () => Promise<void>;
};

/** In the place of the association's. */
type MailServer = {
  isAway: boolean;
  /** To whom it has brought something, in order. */
  readonly brought: string[];
};

type Store = {
  readonly database: Database;
  /** With a connection that may take as long as it needs. */
  readonly seed: (fill: (client: pg.ClientBase) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A slow machine is waited for: only what never comes takes so long. */
const PATIENCE_MS = 120_000;

const CLERK = { name: '事務局 花子', email: 'jmac@example.jp', type: AdminType.JMAC };

const openServer = async (): Promise<Store> => {
  const server = await startTestServer({ settings: { autovacuum: 'off', max_wal_size: '4GB' } });
  const database = await openDatabase({ url: server.url });
  return { database, seed: (fill) => withPostgresClient(server.url, fill), stop: server.stop };
};

const openEmbedded = async (): Promise<Store> => {
  const database = await openDatabase({ memory: true });
  const seed: Store['seed'] = async (fill) => {
    const client = await database.pool.connect();
    await fill(client).finally(() => client.release());
  };
  return { database, seed, stop: async () => undefined };
};

const openBrowser = async (url: string) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 1000 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  context.on('page', (page) => keepComplaints(page, complaints));
  return {
    newPage: () => context.newPage(),
    close: async () => {
      await context.close();
      await browser.close();
      assertNoComplaints(complaints);
    },
  };
};

const startProduct = async (database: Database, dataDir: string, mails: MailServer) => {
  const webDir = inject('web');
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'error', WEB_DIR: webDir }), dataDir };
  return startServer({
    config,
    database,
    pages: () => [webApp(webDir, config)],
    transport: {
      send: async ({ to }) => {
        if (mails.isAway) throw new Error('the mail server is away');
        mails.brought.push(to);
        return { messageId: `mail-${mails.brought.length}` };
      },
    },
  });
};

/**
 * Fills a database and starts everything.
 * @param isServer a PostgreSQL server of its own; otherwise the embedded one
 */
export const startOffice = async (
  isServer: boolean,
  fill: (client: pg.ClientBase, clerkId: number) => Promise<void>,
): Promise<Office> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-e2e-'));
  const { database, seed, stop } = await (isServer ? openServer() : openEmbedded());
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const clerk = await database.client.adminUser.create({ data: { ...CLERK, passwordHash } });
  await seed((client) => fill(client, clerk.id));
  const mails: MailServer = { isAway: false, brought: [] };
  const product = await startProduct(database, dataDir, mails);
  const { newPage, close } = await openBrowser(product.url);
  return {
    pool: database.pool,
    clerk,
    page: await newPage(),
    newWindow: newPage,
    mails,
    stop: async () => {
      await close();
      await product.stop();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
