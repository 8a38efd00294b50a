import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, offline, problem, reply } from '#web/mock/reply.ts';
import { bankAccount } from '#web/mock/scenarios/myPages/company.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AccountType, FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { chooseFiles, field, heard, press, said, type } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { anUpload, aPdf, metaOf } from '#web/testing/uploads.ts';
import { BankAccountPage } from './BankAccountPage.tsx';

const open = async (handlers: MockHandlers = {}) => {
  const page = renderWithServices(<BankAccountPage />, {
    handlers: {
      ...mamekuraHandlers,
      getBankAccount: reply(bankAccount, bankAccount.version),
      ...handlers,
    },
    visitor: asMamekura,
    at: '/user/5/bank_account',
    route: '/user/:projectId/bank_account',
  });
  await screen.findByText(/^補助金を振り込む口座です。/);
  return page;
};

const edit = async (handlers: MockHandlers = {}) => {
  const page = await open(handlers);
  fireEvent.click(await screen.findByRole('button', { name: '口座を変更する' }));
  return page;
};
const save = (): void => press('この内容で保存する');
const fileInput = (): Element => {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('no place for the passbook');
  return input;
};

describe('the account of the company', () => {
  it('is shown with the letters that go to the bank, and whether the desk has confirmed it', async () => {
    await open();
    expect(await screen.findByText('ｶ)ﾏﾒｸﾗ')).toBeDefined();
    expect(screen.getByText('2026/08/13（木）14:10 に事務局が確認しました')).toBeDefined();
    expect(screen.getByText('みほん第4銀行（9994）')).toBeDefined();
  });

  it('cannot be changed while a payment is under way, and says why', async () => {
    await open({ getBankAccount: reply({ ...bankAccount, isLocked: true }, 1) });
    fireEvent.click(await screen.findByRole('button', { name: '口座を変更する' }));
    expect(screen.getByText(/^支払いの手続き中のため、いまは変更できません。/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'この内容で保存する' })).toBeNull();
  });

  it('that could not be read can be asked for again', async () => {
    let isBroken = true;
    await open({ getBankAccount: () => (isBroken ? broken : reply(bankAccount, 1)) });
    await screen.findByText('読み込めませんでした');
    isBroken = false;
    press('もう一度読み込む');
    expect(await screen.findByText('ｶ)ﾏﾒｸﾗ')).toBeDefined();
  });
});

describe('an account of JP Bank', () => {
  it('is asked for by mark and number, and sent as a transfer wants it', async () => {
    const { sent } = await edit({ updateBankAccount: reply({ ...bankAccount, version: 2 }, 2) });
    type('銀行コード', '9900');
    expect(screen.queryByLabelText(/支店名/)).toBeNull();
    expect(screen.queryByRole('radio', { name: '当座預金' })).toBeNull();
    type('記号', '１０１８０');
    type('番号', '1234567');
    save();
    expect(await screen.findAllByText(/^番号を確認してください。/)).not.toEqual([]);
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
    type('番号', '12345671');
    save();
    await heard('口座を保存しました。');
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      branchCode: '018',
      branchName: '〇一八',
      branchNameKana: 'ｾﾞﾛｲﾁﾊﾁ',
      accountNumber: '1234567',
      accountType: AccountType.Ordinary,
    });
  });
});

describe('changing the account', () => {
  it('sends what was typed, upon the version that was read', async () => {
    const { sent } = await edit({ updateBankAccount: reply({ ...bankAccount, version: 2 }, 2) });
    type('口座番号', '1234568');
    fireEvent.click(screen.getByRole('radio', { name: '当座預金' }));
    save();
    await heard('口座を保存しました。');
    const change = sent.find(({ method }) => method === 'PATCH');
    expect(change?.headers.get('if-match')).toBe('"v1"');
    expect(change?.body).toMatchObject({
      accountNumber: '1234568',
      accountType: AccountType.Current,
      passbookFileId: bankAccount.passbookFile?.id,
    });
    expect(screen.queryByRole('button', { name: 'この内容で保存する' })).toBeNull();
  });

  it('names what is missing and sends nothing', async () => {
    const { sent } = await edit();
    type('銀行コード', '');
    save();
    expect((await screen.findAllByText('銀行コードを入力してください')).length).toBeGreaterThan(0);
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('that the server refuses says so at the field, with what was typed', async () => {
    const message = '口座番号は7桁の数字で入力してください。';
    await edit({
      updateBankAccount: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力を確かめてください。',
        errors: [{ pointer: '/accountNumber', code: 1004, message }],
      }),
    });
    type('口座番号', '12');
    save();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(field('口座番号').value).toBe('12');
  });

  it('keeps everything when the line breaks', async () => {
    await edit({ updateBankAccount: offline });
    type('口座番号', '7654321');
    save();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true),
    );
    expect(field('口座番号').value).toBe('7654321');
  });

  it('can be given up', async () => {
    await edit();
    type('口座番号', '7654321');
    press('変更をやめる');
    expect(await screen.findByText('1044444')).toBeDefined();
  });

  it('never offers stars as an account number: a masked one is typed again', async () => {
    const masked = { ...bankAccount, isMasked: true, accountNumber: '****567' };
    await edit({ getBankAccount: reply(masked, 1) });
    expect(field('口座番号').value).toBe('');
  });
});

describe('an account that another window changed meanwhile', () => {
  const twoWindows = async () => {
    let stored = { ...bankAccount };
    const taken: unknown[] = [];
    await edit({
      getBankAccount: () => reply(stored, stored.version),
      updateBankAccount: ({ body, headers }) => {
        if (headers.get('if-match') !== `"v${stored.version}"`) {
          return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
        }
        taken.push(body);
        const { passbookFileId: _, ...fields } = Object(body);
        stored = { ...stored, ...fields, version: stored.version + 1 };
        return reply(stored, stored.version);
      },
    });
    return {
      taken,
      changeElsewhere: (change: Partial<typeof bankAccount>): void => {
        stored = { ...stored, ...change, version: stored.version + 1 };
      },
    };
  };

  it('keeps what that window saved in other fields, without a question', async () => {
    const { taken, changeElsewhere } = await twoWindows();
    changeElsewhere({ branchName: '本店' });
    type('口座番号', '7654321');
    save();
    await waitFor(() => expect(taken).toMatchObject([{ accountNumber: '7654321', branchName: '本店' }]));
    await heard('口座を保存しました。');
  });

  it('in the same field shows both, and the person chooses', { tags: ['slow'] }, async () => {
    const { taken, changeElsewhere } = await twoWindows();
    changeElsewhere({ accountNumber: '1111111' });
    type('口座番号', '7654321');
    save();
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(screen.getByText('1111111')).toBeDefined();
    expect([taken, field('口座番号').value]).toEqual([[], '7654321']);
    press('この画面の入力を残す');
    await waitFor(() => expect(taken).toMatchObject([{ accountNumber: '7654321' }]));
  });

  it('or takes what is stored, to look at before saving', { tags: ['slow'] }, async () => {
    const { taken, changeElsewhere } = await twoWindows();
    changeElsewhere({ accountNumber: '1111111' });
    type('口座番号', '7654321');
    save();
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    press('保存済みの内容に戻す');
    await waitFor(() => expect(field('口座番号').value).toBe('1111111'));
    expect(taken).toEqual([]);
  });
});

describe('the first account', () => {
  const names = {
    銀行コード: '9991',
    銀行名: 'みほん銀行',
    支店コード: '001',
    支店名: '松本支店',
    口座番号: '1234567',
    口座名義: '株式会社豆くら',
  };

  it('is registered with the copy of the passbook, which belongs to no section', {
    tags: ['slow'],
  }, async () => {
    const metas: unknown[] = [];
    const copy = anUpload({ mypageId: 7, fileName: '通帳.pdf' });
    const { sent } = await open({
      getBankAccount: notFound,
      createBankAccount: reply(bankAccount, 1),
      uploadUserFile: (request) => {
        metas.push(metaOf(request));
        return reply(copy);
      },
    });
    await screen.findByRole('button', { name: 'この内容で保存する' });
    for (const [label, value] of Object.entries(names)) {
      type(new RegExp(`^${label}(?!（カナ）)`), value);
    }
    for (const label of ['銀行名（カナ）', '支店名（カナ）', '口座名義（カナ）']) type(label, 'ﾐﾎﾝ');
    save();
    expect((await screen.findAllByText('通帳の写しを選んでください')).length).toBeGreaterThan(0);
    chooseFiles(fileInput(), aPdf('通帳.pdf'));
    await waitFor(() => expect(screen.queryByText('通帳の写しを選んでください')).toBeNull());
    save();
    await heard('口座を保存しました。');
    expect(metas).toEqual([{ fileName: '通帳.pdf', mypageID: 7, sectionID: null, replacedFileID: null }]);
    const creation = sent.find(
      ({ address, method }) => method === 'POST' && address.endsWith('bank_account'),
    );
    expect(creation?.body).toMatchObject({ bankCode: '9991', passbookFileId: copy.id });
  });

  it('waits for the transfer of the passbook', async () => {
    await open({ getBankAccount: notFound, uploadUserFile: () => new Promise(() => {}) });
    await screen.findByRole('button', { name: 'この内容で保存する' });
    chooseFiles(fileInput(), aPdf('通帳.pdf'));
    expect(await screen.findByText('通帳の写しの送信が終わると保存できます')).toBeDefined();
  });

  it('waits by itself until the scanner is through with the passbook, with everything that was typed', {
    tags: ['slow'],
  }, async () => {
    const copy = anUpload({ mypageId: 7, fileName: '通帳.pdf', scanStatus: FileScanStatus.Pending });
    const refusal = problem({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '安全の検査が終わると使えます。',
      errors: [{ pointer: '/passbookFileId', code: 1004, message: '安全の検査が終わると使えます。' }],
    });
    const answers = [refusal, reply({ ...bankAccount, version: 2 }, 2)];
    const { sent } = await edit({
      uploadUserFile: reply(copy),
      updateBankAccount: () => answers.shift() ?? broken,
    });
    chooseFiles(fileInput(), aPdf('通帳.pdf'));
    await waitFor(() => expect(sent.some(({ address }) => address.endsWith('/file'))).toBe(true));
    await screen.findByText('通帳.pdf');
    await waitFor(() => expect(screen.queryByText('通帳の写しの送信が終わると保存できます')).toBeNull());
    save();
    await waitFor(() => expect(said()).toContain('口座を保存しました。'));
    const changes = sent.filter(({ method }) => method === 'PATCH');
    expect(changes.map(({ body }) => Reflect.get(Object(body), 'passbookFileId'))).toEqual([
      copy.id,
      copy.id,
    ]);
  });
});
