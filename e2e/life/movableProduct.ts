import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import type { TestSession } from '#bff/testing/client.ts';
import { papersAtOnce, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { assertNoComplaints, keepComplaints } from '../complaints.ts';

/*
 * The product in the test's own process, so that its clock can be moved over years; the browsers' clocks go with it.
 */

/** A slow machine is waited for: only what never comes takes so long. */
const PATIENCE_MS = 120_000;

export type MovableProduct = {
  readonly server: TestServer;
  /** Somebody at his own computer; with a session he is logged in. */
  readonly newPerson: (session?: TestSession, size?: { width: number; height: number }) => Promise<Page>;
  /** It is then for everybody, and who was logged in still is. */
  readonly moveTo: (instant: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const cookieNames: { readonly [context: string]: string } = { admin: 'adminToken', user: 'userToken' };

type Open = {
  readonly browser: Browser;
  readonly contexts: Set<BrowserContext>;
  readonly complaints: string[];
};

const personMaker =
  (server: TestServer, { browser, contexts, complaints }: Open): MovableProduct['newPerson'] =>
  async (session, viewport = { width: 1440, height: 1000 }) => {
    const place = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' };
    const context = await browser.newContext({ baseURL: server.url, viewport, ...place });
    contexts.add(context);
    context.on('close', () => contexts.delete(context));
    context.setDefaultTimeout(PATIENCE_MS);
    await context.clock.setFixedTime(server.now());
    const name = session && cookieNames[session.context];
    if (name !== undefined)
      await context.addCookies([{ name, value: session?.token ?? '', url: server.url }]);
    const page = await context.newPage();
    keepComplaints(page, complaints);
    return page;
  };

/** Starts everything on an empty database. */
export const startMovableProduct = async (): Promise<MovableProduct> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const server = await startTestServer({ ...papersAtOnce, webDir: inject('web') });
  const open: Open = { browser, contexts: new Set(), complaints: [] };
  return {
    server,
    newPerson: personMaker(server, open),
    moveTo: async (instant) => {
      server.setNow(instant);
      await keepSessions(server);
      for (const context of open.contexts) await context.clock.setFixedTime(instant);
      await server.runJobs();
    },
    stop: async () => {
      for (const context of open.contexts) await context.close();
      await browser.close();
      await server.stop();
      assertNoComplaints(open.complaints);
    },
  };
};
