import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectionTools, item } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { type MovableProduct, startMovableProduct } from './life/movableProduct.ts';

/*
 * An inspector on a phone: he takes a report along, loses the line, writes and photographs, closes the browser's page,
 * and everything reaches the server later, once.
 */

let product: MovableProduct;

beforeAll(async () => {
  product = await startMovableProduct();
});
afterAll(() => product.stop());

const PHONE = { width: 390, height: 844 };
/** Where the way out is not in a drawer. */
const DESK = { width: 1440, height: 1000 };
const PLACE = 'N43.0909E141.3405';

/** What a phone's camera makes: large, and with the place in it. */
const aPhoto = async (red: number): Promise<Buffer> => {
  const background = { r: red, g: 120, b: 90 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background } })
    .withExif({ IFD0: { ImageDescription: PLACE } })
    .jpeg()
    .toBuffer();
};

/** A report of his own, and its inspector before it with his phone. */
const atReport = async (size = PHONE) => {
  const jmac = await makeAdmin(product.server, 'JMAC');
  const inspector = await makeAdmin(product.server, 'Inspector');
  const tools = inspectionTools(() => ({ server: product.server, jmac, inspector }));
  const { report } = await tools.plan();
  const { status } = await tools.patch(report.id, {
    items: [item],
    photosBefore: [await tools.photo(1, '2026-07-30')],
  });
  expect(status).toBe(200);
  const page = await product.newPerson(inspector.session, size);
  await page.goto(`/admin/mypage_report/${report.id}`);
  return { page, report, inspector, jmac, tools };
};

const copyReportOffline = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '現地で書く' }).click();
  await page.getByRole('button', { name: '端末に入れる' }).click();
  await page.getByText('すべて送信済みです').waitFor();
};

const choose = async (page: Page, red: number): Promise<void> => {
  const waiting = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `${item.name} 実施後の写真を選ぶ` }).click();
  const chooser = await waiting;
  await chooser.setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(red) });
};

/** Where the installed app begins, and whether its icons are there. */
const installable = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const { start_url: start, icons } = await (await fetch(link?.href ?? '')).json();
    const answers = await Promise.all(icons.map(({ src }: { src: string }) => fetch(src)));
    return [start, answers.map(({ status }) => status)];
  });

const stored = (id: number) =>
  product.server.database.client.myPageReport.findUniqueOrThrow({
    where: { id },
    include: { photos: { where: { beforeAfter: 1 }, include: { file: true } } },
  });

it('a report that is written without a line is sent later, once, also when its page was closed', async () => {
  const { page, report } = await atReport();
  await copyReportOffline(page);
  const context = page.context();
  expect(await installable(page)).toEqual(['/admin/mypage_report/onsite', [200, 200, 200]]);
  await context.setOffline(true);
  // The report's own page leads to its copy where nothing answers.
  await page.goto(`/admin/mypage_report/${report.id}`);
  await page.waitForURL('**/onsite');
  await page.getByText('インターネットにつながっていません', { exact: false }).waitFor();
  await page.getByRole('textbox', { name: '立会者' }).fill('三浦 さくら');
  await page.getByText('未送信 報告の内容').waitFor();
  await choose(page, 10);
  await page.getByText('未送信 写真1枚', { exact: false }).waitFor();
  await choose(page, 200);
  await page.getByText('未送信 写真2枚', { exact: false }).waitFor();
  await page.close();

  const again = await context.newPage();
  const uploads: Buffer[] = [];
  again.on('request', (request) => {
    if (request.url().endsWith('/api/admin/photo')) uploads.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  await again.goto('/admin/mypage_report/onsite');
  await again.getByText('未送信 写真2枚', { exact: false }).waitFor();
  await again.getByRole('link', { name: report.mypage.corporationName }).click();
  const attendees = again.getByRole('textbox', { name: '立会者' });
  await attendees.waitFor();
  expect(await attendees.inputValue()).toBe('三浦 さくら');
  expect(await stored(report.id)).toMatchObject({ attendees: null, photos: [] });

  await context.setOffline(false);
  await again.getByText('すべて送信済みです').waitFor();
  await again.reload();
  await again.getByText('すべて送信済みです').waitFor();
  const { attendees: sent, photos } = await stored(report.id);
  expect([sent, photos.length, new Set(photos.map(({ clientId }) => clientId)).size]).toEqual([
    '三浦 さくら',
    2,
    2,
  ]);
  expect(photos.map(({ file }) => [file.widthPx, file.heightPx])).toEqual([
    [1920, 1440],
    [1920, 1440],
  ]);
  expect(uploads.some((bytes) => bytes.includes(PLACE))).toBe(false);
});

it('a log-out asks before it takes what was not sent from the phone, and then nothing is left on it', async () => {
  const { page } = await atReport(DESK);
  await copyReportOffline(page);
  const context = page.context();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: '立会者' }).fill('三浦 さくら');
  await page.getByText('未送信 報告の内容').waitFor();
  await page.getByRole('button', { name: /アカウント/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'ログアウトする' }).waitFor();
  await context.setOffline(false);
  await question.getByRole('button', { name: 'ログアウトする' }).click();
  await page.waitForURL('**/admin/login');
  const left = await page.evaluate(async () => {
    const open = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('onsite');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = (name: string) =>
      new Promise<number>((resolve) => {
        const request = open.transaction(name).objectStore(name).count();
        request.onsuccess = () => resolve(request.result);
      });
    const rows = await Promise.all([...open.objectStoreNames].map(count));
    const workers = await navigator.serviceWorker.getRegistrations();
    return [rows, await caches.keys(), workers.length, Object.keys(localStorage)];
  });
  // But who has gone: pages of his that are still open write nothing more.
  expect(left).toEqual([[0, 0, 0], [], 0, ['loggedOut']]);
});

it('both are shown where the office saved the same meanwhile, and nothing is lost', async () => {
  const { page, report, jmac, tools } = await atReport();
  await copyReportOffline(page);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: '指摘事項' }).fill('表示シールがありません。');
  await page.getByRole('textbox', { name: '立会者' }).fill('三浦 さくら');
  await page.getByText('未送信 報告の内容').waitFor();
  await tools.patch(report.id, { findings: '貼付位置を確認', correctiveAction: '貼り直す' }, jmac);
  await page.context().setOffline(false);
  const question = page.getByRole('alert').filter({ hasText: '同じ項目' });
  await question.waitFor();
  expect(await question.textContent()).toContain('貼付位置を確認');
  expect((await stored(report.id)).findings).toBe('貼付位置を確認');
  await question.getByRole('button', { name: 'この画面の入力を残す' }).click();
  await page.getByText('すべて送信済みです').waitFor();
  expect(await stored(report.id)).toMatchObject({
    findings: '表示シールがありません。',
    attendees: '三浦 さくら',
    correctiveAction: '貼り直す',
  });
});
