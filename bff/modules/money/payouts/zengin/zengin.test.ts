import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readResultFile } from './resultFile.service.ts';
import { type Transfer, TransferError, totalsOf, transferFileOf } from './transferFile.service.ts';

/* The golden files were written by another program, from the table of the format and not from this code. */
const golden = (name: string) => readFileSync(join(import.meta.dirname, 'golden', name));

const at = (place: readonly [string, string, string, string], account: readonly [string, string]) => ({
  bankCode: place[0],
  bankNameKana: place[1],
  branchCode: place[2],
  branchNameKana: place[3],
  accountType: account[0],
  accountNumber: account[1],
});

const transfers: readonly Transfer[] = [
  {
    paymentId: 3005,
    ...at(['9991', 'ﾐﾎﾝﾀﾞｲ1', '101', 'ﾐﾎﾝ'], ['1', '1234111']),
    holderKana: 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ',
    amount: 8_250_000n,
  },
  {
    paymentId: 3006,
    ...at(['9992', 'ﾐﾎﾝﾀﾞｲ2', '102', 'ﾐﾎﾝ'], ['2', '0000410']),
    holderKana: 'ﾕ)ﾚｲｼﾞｾｲｶ',
    amount: 1_575_000n,
  },
  {
    paymentId: 3011,
    ...at(['9998', 'ﾐﾎﾝﾀﾞｲ8', '108', 'ﾐﾎﾝ'], ['1', '7654120']),
    holderKana: 'ｶ)ﾚｲｼﾞﾌ-ｽﾞ',
    amount: 5_000_000n,
  },
  {
    paymentId: 3016,
    ...at(['9996', 'ﾐﾎﾝﾀﾞｲ6', '106', 'ﾚｲｼﾞ'], ['4', '0009817']),
    holderKana: 'ﾐﾎﾝ ｼﾖｳｼﾞ',
    amount: 980_000n,
  },
];

const order = {
  batchNumber: 41,
  transferOn: '2026-11-18',
  remitter: {
    code: '1234567890',
    nameKana: 'ｼﾔ)ﾎｼﾞﾖｼﾞｷﾞﾖｳｷﾖｳｶｲ',
    ...at(['9990', 'ﾐﾎﾝ', '100', 'ﾎﾝﾃﾝ'], ['1', '0000001']),
  },
  transfers,
};

describe('the 総合振込 file', () => {
  it('is the golden one, byte by byte', () => {
    expect(transferFileOf(order).equals(golden('transfer.txt'))).toBe(true);
  });

  it('has 120 bytes for each of header, transfers, trailer and end, and nothing between them', () => {
    expect(transferFileOf(order)).toHaveLength(120 * 7);
    expect(transferFileOf({ ...order, transfers: [] })).toHaveLength(120 * 3);
  });

  it('adds up', () => {
    expect(totalsOf(transfers)).toEqual({ count: 4, amount: 15_805_000n });
  });

  const [first] = transfers as [Transfer];
  it.each([
    ['a holder of 31 letters', { holderKana: 'ｱ'.repeat(31) }, 'holder'],
    ['a letter that banks do not take', { holderKana: 'ﾏﾒ蔵' }, 'holder'],
    ['a small kana', { holderKana: 'ｷｭｳﾖ' }, 'holder'],
    ['an amount of eleven digits', { amount: 10_000_000_000n }, 'amount'],
    ['a negative amount', { amount: -1n }, 'amount'],
    ['a branch of four digits', { branchCode: '1234' }, 'branchCode'],
  ])('refuses %s and names payment and field; nothing is cut', (_, change, field) => {
    const refused = { ...order, transfers: [{ ...first, ...change }] };
    expect(() => transferFileOf(refused)).toThrow(TransferError);
    expect(() => transferFileOf(refused)).toThrow(expect.objectContaining({ paymentId: 3005, field }));
  });
});

describe('the file that the bank gives back', () => {
  /** Whom each transfer was for, as the bank gives it back. */
  const payees = transfers.map(
    ({ bankCode, branchCode, accountType, accountNumber, holderKana: holder }) => ({
      ...{ bankCode, branchCode, accountType, accountNumber, holder },
    }),
  );
  const results = [
    { record: 2, paymentId: 3005, batchNumber: 41, amount: 8_250_000n, payee: payees[0], code: '0' },
    { record: 3, paymentId: 3006, batchNumber: 41, amount: 1_575_000n, payee: payees[1], code: '0' },
    { record: 4, paymentId: 3011, batchNumber: 41, amount: 5_000_000n, payee: payees[2], code: '2' },
    { record: 5, paymentId: 3016, batchNumber: 41, amount: 980_000n, payee: payees[3], code: '' },
  ];

  it('says of each transfer what became of it', () => {
    const read = readResultFile(golden('result.txt'));
    expect(read).toEqual({ transferMonthDay: '1118', remitterCode: '1234567890', results, problems: [] });
  });

  it('may have lines, and the end mark of old editors', () => {
    const text = golden('result.txt').toString('latin1');
    const lines = `${text.match(/.{120}/gs)?.join('\r\n')}\r\n\u001A`;
    expect(readResultFile(Buffer.from(lines, 'latin1')).results).toEqual(results);
  });

  const changed = (from: number, text: string) => {
    const bytes = Buffer.from(golden('result.txt'));
    bytes.write(text, from, 'latin1');
    return readResultFile(bytes).problems;
  };

  it.each([
    [
      'cut off in the middle',
      () => readResultFile(golden('result.txt').subarray(0, 300)).problems,
      'length',
      3,
    ],
    ['empty', () => readResultFile(new Uint8Array()).problems, 'length', 1],
    ['another text', () => readResultFile(Buffer.from('管理番号,結果\n')).problems, 'length', 1],
    ['with a record in a wrong place', () => changed(120 * 2, '8'), 'order', 3],
    ['of another service', () => changed(1, '91'), 'service', 1],
    ['with letters in an amount', () => changed(120 * 3 + 80, '00005OOOOO'), 'digits', 4],
    ['whose count is another', () => changed(120 * 5 + 1, '000005'), 'count', 6],
    ['whose sum is another', () => changed(120 * 5 + 7, '000015805001'), 'total', 6],
  ])('%s: is refused with the place', (_, problems, kind, record) => {
    expect(problems()[0]).toMatchObject({ kind, record });
  });
});
