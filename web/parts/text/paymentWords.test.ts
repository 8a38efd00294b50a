import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PaymentStatus, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';

const root = join(import.meta.dirname, '../../..');

/** Wherever the product says something of a payment: pages, mails, files, the contract and what explains it. */
const SAID = [
  'web/**/*.{json,ts,tsx}',
  'bff/**/*.ts',
  'openapi/**/*.yaml',
  'stories/**/*.ts*',
  'prisma/seed/**/*.ts',
];

const { Paid, Exported } = PaymentStatus;

const OTHER_WORDS = [
  /振込済/,
  new RegExp(`${PaymentStatusLabel[Paid]}み`),
  new RegExp(`${PaymentStatusLabel[Exported]}み`),
  /承認済みの支払/,
];

it('a payment that is made has one word, that of its tag: the texts have no second one', () => {
  const files = globSync(SAID, { cwd: root, exclude: ['**/generated/**', '**/*.test.*'] });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) => {
    const words = readFileSync(join(root, path), 'utf8');
    return OTHER_WORDS.filter((other) => other.test(words)).map((other) => `${path}: ${other.source}`);
  });
  expect(found).toEqual([]);
});
