import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ApplicationStatus, BulkRowOutcome, ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { hasPostgres } from '../scripts/db/testServer.ts';
import {
  changedSince,
  codesOfOthers,
  expectedRows,
  fillCall,
  fingerprints,
  lastExport,
  rowsOfRun,
  sendNow,
  toldOf,
} from './manyApplications/applications.ts';
import { type Office, startOffice } from './manyApplications/office.ts';
import { logIn } from './product.ts';

/*
 * The Monday after the deadline: a clerk narrows a list of very many applications, keeps that view, takes it away as a
 * file, declines a thousand by their codes after a dry run, and undoes ten. On a PostgreSQL server of its own; where
 * `postgres` and `initdb` are not on the PATH, on the embedded database with fewer rows (some ten minutes, most of it
 * for mails that were tried while their server was away; a PATH without that folder tries it anywhere).
 */

const isServer = hasPostgres();
const ALL = isServer ? 50_000 : 10_000;
const DECLINED = 1_000;
const UNDONE = 10;

const VIEW = '締切後の審査（150万円から）';
const since = addDays(tokyoDayOf(new Date()), -30);
const conditions = { status: ApplicationStatus.UnderReview, since, amountFrom: 1_500_000 };
const figure = (count: number): string => count.toLocaleString('ja-JP');

let office: Office;
let page: Page;
let matching: (string | null)[][];
let saved: string[][];
/** The applications that are declined, by their codes. */
let chosen: string[];

beforeAll(async () => {
  office = await startOffice(isServer, (client, clerkId) => fillCall(client, ALL, clerkId));
  ({ page } = office);
  matching = await expectedRows(office.pool, conditions);
});
afterAll(() => office.stop());

const button = (name: string | RegExp, place: Page | Locator = page) =>
  place.getByRole('button', { name, exact: true });

/** The address changes with a press, and the box with the address: a moment later. */
const tick = async (box: Locator): Promise<void> => {
  await box.click();
  await vi.waitUntil(() => box.isChecked(), { timeout: 60_000 });
};

/** Opens a condition, sets it, and closes it again. */
const narrow = async (name: string, set: (choices: Locator) => Promise<void>): Promise<void> => {
  const trigger = button(name, page.getByRole('search'));
  await trigger.click();
  await set(page.getByRole('group', { name, exact: true }));
  await page.keyboard.press('Escape');
};

/** One of those that are seldom used. */
const narrowBy = (name: string, set: (choices: Locator) => Promise<void>) =>
  narrow('ほかの条件', async (rare) => {
    await button(name, rare).click();
    await set(rare);
    await page.getByRole('list', { name: '絞り込んでいる条件' }).getByText(`${name}：`).waitFor();
  });

const chips = async (place: Page): Promise<string[]> => {
  const list = place.getByRole('list', { name: '絞り込んでいる条件' });
  await place
    .getByRole('search')
    .getByText(`${figure(matching.length)}件`)
    .waitFor();
  return list.getByRole('listitem').allTextContents();
};

const day = since.replaceAll('-', '/');

it(`a clerk narrows ${figure(ALL)} applications by their call, state, day and amount`, async () => {
  await logIn(page, '/admin/login', office.clerk.email);
  await page.goto('/admin/application');
  await page
    .getByText(`${figure(ALL)}件中`, { exact: false })
    .first()
    .waitFor();
  await narrow('公募回', (choices) => tick(choices.getByLabel('計測用', { exact: false })));
  await narrow('状態', (choices) => tick(choices.getByLabel('審査中', { exact: true })));
  await narrowBy('受付日時', (rare) => rare.getByLabel('この日から').fill(day));
  await narrowBy('申請額', (rare) => rare.getByLabel('この額から').fill('1500000'));
  const said = await chips(page);
  expect(said.map((chip) => chip.split('：')[0])).toEqual(['公募回', '状態', '受付日時', '申請額']);
  expect(said.join()).toContain('1,500,000円以上');
  expect(matching.length).toBeGreaterThan(DECLINED);
});

it('saves that view, without a column and with its order, and opens it again by its address', async () => {
  // What a press does depends on the order that is shown: the second waits for that of the first.
  for (const order of ['ascending', 'descending']) {
    await button('受付日時', page.getByRole('columnheader')).click();
    await page.locator(`th[aria-sort="${order}"]`, { hasText: '受付日時' }).waitFor();
  }
  await button('列を選ぶ').click();
  for (const column of ['都道府県', '取組', '評点・順位']) {
    await page.getByRole('checkbox', { name: column, exact: true }).click();
    await page.getByRole('columnheader', { name: column }).waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Escape');
  await button('今の表示を保存する').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('表示の名前').fill(VIEW);
  await button('保存する', dialog).click();
  const tab = page.getByRole('link', { name: new RegExp(`^${VIEW}`) });
  await vi.waitUntil(async () => (await tab.getAttribute('aria-current')) === 'page', { timeout: 60_000 });

  const window = await office.newWindow();
  await window.goto((await tab.getAttribute('href')) ?? '');
  expect(await chips(window)).toEqual(await chips(page));
  const headers = await window.getByRole('columnheader').allTextContents();
  expect(headers.slice(1)).toEqual(['応募コード', '受付日時', '応募者', '状態', '担当', '申請額（円）']);
  const codes = await window.getByRole('row').locator('a[href^="/admin/application/"]').allTextContents();
  for (const [code] of matching.slice(0, 50)) expect(codes).toContain(code);
  await window.close();
});

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"'),
  );

it('takes it away as a file, made by a job: exactly these rows and columns, in this order', async () => {
  const saving = page.waitForEvent('download');
  await button('一覧を保存').click();
  await page.getByRole('menuitem', { name: 'CSVで保存' }).click();
  await page
    .getByText(/^(ファイルの作成を始めています|作成しています)…/)
    .first()
    .waitFor();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [heading = [], ...rows] = text.slice(1).trimEnd().split('\r\n').map(cellsOf);
  saved = rows;
  expect(heading).toEqual([
    '応募コード',
    '受付日時',
    '応募者',
    '事業計画',
    'ステータス',
    '担当者',
    '補助金の申請額',
  ]);
  expect(rows).toHaveLength(matching.length);
  const differing = rows.filter((row, at) => {
    const [code, submittedAt, name, plan, assignee, amount] = matching[at] ?? [];
    const guarded = plan?.startsWith('=') ? `'${plan}` : plan;
    return (
      JSON.stringify(row) !==
      JSON.stringify([code, submittedAt, name, guarded, '審査中', assignee ?? '', amount])
    );
  });
  expect(differing).toEqual([]);
  const { status, done, total } = await lastExport(office.pool);
  expect([status, done, total]).toEqual([ExportRunStatus.Made, matching.length, matching.length]);
});

const wide = (code: string): string =>
  code.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const UNKNOWN = '88888888';

/** As people write: in any width, with spaces, one code twice, one that nobody has, two that are out of the question. */
const written = async (codes: readonly string[]): Promise<string> => {
  const [first = '', second = '', third = '', ...others] = codes;
  const { declined, submitted } = await codesOfOthers(office.pool);
  const lines = ['応募コード', wide(first), ` ${second} `, `　${wide(third)}`, ...others];
  return `\uFEFF${[...lines, first, UNKNOWN, declined, submitted].join('\r\n')}\r\n`;
};

it('has a file of codes tried: each line is told what would become of it, and nothing is changed', async () => {
  chosen = saved.slice(0, DECLINED).map(([code = '']) => code);
  const before = await fingerprints(office.pool);
  await button('コードの一覧から採否を決める').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('不採択', { exact: true }).check();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: '不採択の一覧.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(await written(chosen)),
  });
  await dialog.getByText('不採択の一覧.csv').waitFor();
  await button('結果を確かめる', dialog).click();
  await page.getByRole('heading', { level: 1, name: '不採択にした場合の結果' }).waitFor();
  const { Able, Unable, Unchanged } = BulkRowOutcome;
  const rows = await rowsOfRun(office.pool);
  expect(rows.slice(0, DECLINED).map(({ code, outcome }) => [code, outcome])).toEqual(
    chosen.map((code) => [code, Able]),
  );
  expect(rows.slice(DECLINED).map(({ outcome, message }) => [outcome, message])).toEqual([
    [Unable, '2行目と同じです。この行は行いません'],
    [Unable, `応募コード ${UNKNOWN} は、この公募回にありません`],
    [Unchanged, 'すでに不採択です'],
    [Unable, '形式確認の前のため、不採択にできません。形式確認を終えて審査へ進めてください'],
  ]);
  await page.getByText(`できない ${3}`, { exact: true }).click();
  await page.getByText(`応募コード ${UNKNOWN} は、この公募回にありません`).waitFor();
  await page.getByText('まだ何も変わっていません', { exact: false }).waitFor();
  expect(await changedSince(office.pool, before)).toEqual([]);
  expect(
    (await toldOf(office.pool, chosen)).flatMap(({ mails, trail, steps }) => [...mails, ...trail, ...steps]),
  ).toEqual([]);
});

it(`declines these ${figure(DECLINED)} after a word, and no other; each has its history, trail and mail`, async () => {
  const before = await fingerprints(office.pool);
  office.mails.isAway = true;
  await page.getByRole('checkbox', { name: '結果を確かめました（できない3件には行いません）' }).check();
  await button(`${figure(DECLINED)}件を不採択にする`).click();
  // The embedded database has one connection: the page may look again only when all of them are done.
  if (isServer) await page.getByRole('progressbar', { name: /^行っています…/ }).waitFor();
  await page.getByText(`${figure(DECLINED)}件が済みました`).waitFor();
  expect(await changedSince(office.pool, before)).toEqual(chosen.toSorted());
  const { NotAdopted } = ApplicationStatus;
  const said = { status: NotAdopted, isDecided: true, steps: ['decline '], mails: ['Queued'] };
  for (const told of await toldOf(office.pool, chosen))
    expect(told).toMatchObject({ ...said, trail: [`decline ${office.clerk.name}`] });
});

it(`undoes ${UNDONE} of them with a reason: these are as before, and the others as declined`, async () => {
  const declined = await fingerprints(office.pool);
  await page.getByText(`済み ${figure(DECLINED)}`, { exact: true }).click();
  await page.getByRole('row').nth(UNDONE).waitFor();
  // Rows of a run stand in the order of the file.
  const codes = chosen.slice(0, UNDONE);
  for (const [at, code] of codes.entries()) {
    const row = page.getByRole('row').nth(at + 1);
    expect(await row.textContent()).toContain(code);
    await row.getByRole('checkbox').check();
  }
  await button('選んだ行を元に戻す').click();
  const dialog = page.getByRole('dialog', { name: `${UNDONE}件を元に戻す` });
  await dialog.getByLabel('元に戻す理由').fill('一覧の誤りのため');
  await button('元に戻す', dialog).click();
  await page.getByText(`${figure(DECLINED - UNDONE)}件が済みました`).waitFor();
  await page.getByText('元に戻した理由：一覧の誤りのため').waitFor();

  expect(await changedSince(office.pool, declined)).toEqual(codes.toSorted());
  const { UnderReview } = ApplicationStatus;
  for (const told of await toldOf(office.pool, codes)) {
    expect(told).toMatchObject({ status: UnderReview, isDecided: false, mails: ['GivenUp'] });
    expect(told.steps).toEqual(['decline ', 'revertDecision 一覧の誤りのため']);
  }
});

it('of the undone no applicant hears that he was declined, each of the others once', async () => {
  office.mails.isAway = false;
  await sendNow(office.pool);
  const [undone, others] = [chosen.slice(0, UNDONE), chosen.slice(UNDONE)];
  const emails = (await toldOf(office.pool, others)).map(({ email }) => email);
  await vi.waitUntil(() => office.mails.brought.length >= emails.length, { timeout: 600_000 });
  expect(office.mails.brought.toSorted()).toEqual(emails.sort());
  // What was brought last is noted a moment later.
  const unsent = async () =>
    (await toldOf(office.pool, others)).filter(({ mails }) => mails.join() !== 'Sent');
  await expect.poll(unsent).toEqual([]);
  for (const { mails } of await toldOf(office.pool, undone)) expect(mails).toEqual(['GivenUp']);
});
