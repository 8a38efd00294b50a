import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { decide, type Everybody } from './people.ts';

/*
 * What the office does, and what stands for the checks that are other tests' matter (`roundTrip`).
 */

type Sections = { readonly [column: string]: unknown };

/** As if the desks had gone through these documents one by one. */
export const confirmSections = async (server: TestServer, mypageId: number, which: Sections) => {
  const now = server.now();
  await server.database.client.section.updateMany({
    where: { mypageId, ...which },
    data: { status: DocumentCheckStatus.Confirmed, submittedAt: now, confirmedAt: now },
  });
};

/** One proposes what the product has calculated, another checks it, a third approves it. */
export const standForAmount = async (
  server: TestServer,
  people: Everybody,
  propose: string,
): Promise<void> => {
  const { jmac, colleague, backOffice, myPage } = people;
  const { page } = jmac;
  await page.goto(`/admin/mypage/${myPage.id}?tab=payment`);
  await page.getByRole('button', { name: propose }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: '起案する', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const { id } = await server.database.client.amountProposal.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const path = `/admin/amount_proposal/${id}`;
  await backOffice.decideAt(path, '確認済みにする');
  await colleague.decideAt(path, '承認する');
};

/** The file of all approved payments. @returns the address of its page and what was saved */
export const makeTransfers = async (page: Page, day: string): Promise<{ path: string; file: Buffer }> => {
  await page.goto('/admin/payment');
  await page.getByRole('button', { name: '振込データを作る' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('combobox', { name: '事業' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: '振込日' }).fill(day);
  await dialog.getByRole('button', { name: '作成する' }).click();
  await page.waitForURL((url) => /\/batch\/\d+$/.test(url.pathname));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ファイルを保存する' }).click();
  const file = readFileSync(await (await saving).path());
  return { path: new URL(page.url()).pathname, file };
};

const RECORD = 120;
const RESULT_AT = 113;

/** The bank's answer to a file with one transfer: its code, where the file has a blank. */
const answered = (file: Buffer, code: string): Buffer => {
  const answer = Buffer.from(file);
  answer.write(code, RECORD + RESULT_AT, 'latin1');
  return answer;
};

type Result = { readonly path: string; readonly file: Buffer; readonly code: string };

/** Reads what the bank says of a file. */
export const readResult = async (page: Page, { path, file, code }: Result): Promise<void> => {
  await page.goto(path);
  await decide(page, '銀行の結果を読み込む', async (dialog) => {
    const buffer = answered(file, code);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'KEKKA.txt', mimeType: 'text/plain', buffer });
    await dialog.getByText('KEKKA.txt').waitFor();
  });
};
