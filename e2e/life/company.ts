import type { Page } from 'playwright';
import { type ChosenFile, pdf, photo } from '../files.ts';
import { decide } from './people.ts';

/*
 * What the company does on its phone.
 */

/** Hands a document in with one file, and waits for its receipt. */
export const handIn = async (page: Page, path: string, file: ChosenFile = pdf('書類.pdf', 'Paper')) => {
  await page.goto(path);
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await page.getByRole('heading', { name: /を受け付けました/ }).waitFor();
};

/** Types a value into a field of a deal and saves it. */
export const correctDeal = async (page: Page, path: string, label: string, value: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/payment'));
};

/** Begins a request of a kind. @returns its address */
export const beginChange = async (page: Page, home: string, kind: string): Promise<string> => {
  await page.goto(`${home}/change/new`);
  await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('button', { name: 'この申請を作る' }).click();
  await page.waitForURL((url) => /\/change\/\d+$/.test(url.pathname));
  return new URL(page.url()).pathname;
};

/** Saves what was typed and hands the request in with every paper that it asks for. */
export const askForChange = async (page: Page, path: string, home: string): Promise<void> => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('button', { name: '保存する' }).click();
  await saved;
  await page.goto(path);
  const links = page.getByRole('region', { name: 'この申請の書類' }).getByRole('link');
  await links.first().waitFor();
  const papers = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? home));
  for (const paper of papers) await handIn(page, paper);
  await page.goto(path);
  await decide(page, '申請を提出する');
};

type Account = { readonly [label: string]: string };

/** Types an account with its passbook copy. */
export const saveAccount = async (page: Page, account: Account): Promise<void> => {
  for (const [label, value] of Object.entries(account))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(photo(`通帳${account.口座番号}.png`));
  await page.getByText('保存済み').first().waitFor();
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await page.getByRole('button', { name: '口座を変更する' }).waitFor();
};
