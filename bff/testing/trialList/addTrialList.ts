import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is there already: a line of it, and what stands there with the list. */
type Change = { readonly file: string; readonly from: string; readonly to: string };

/** What a list is, by the how-to of docs/adding/list.md: files of its own, and a place in three that are there. */
const NEW_FILES = {
  'openapi/money/RecoveryReceipt.yaml': 'RecoveryReceipt.yaml',
  'bff/modules/money/recoveries/recoveryReceipts.list.ts': 'recoveryReceipts.list.ts.txt',
  'web/modules/money/office/recoveries/recoveryReceipts.list.tsx': 'recoveryReceipts.list.tsx.txt',
  'web/modules/money/office/recoveries/recoveryReceipts.words.ts': 'recoveryReceipts.words.ts.txt',
} as const;

const PATH = '/api/admin/recovery_receipt';
const IMPORT = "import { ownRecoveryList, recoveryList } from './recoveries/recoveries.list.ts';";

const CHANGES: readonly Change[] = [
  {
    file: 'openapi.yaml',
    from: '  /api/admin/recovery/export:',
    to: `  ${PATH}: { $ref: 'openapi/money/RecoveryReceipt.yaml#/${PATH.replaceAll('/', '~1')}' }
  /api/admin/recovery/export:`,
  },
  {
    file: 'bff/modules/money/lists.ts',
    from: IMPORT,
    to: `${IMPORT}\nimport { recoveryReceiptList } from './recoveries/recoveryReceipts.list.ts';`,
  },
  {
    file: 'bff/modules/money/lists.ts',
    from: 'ownRecoveryList, payout',
    to: 'ownRecoveryList, recoveryReceiptList, payout',
  },
  {
    file: 'web/app/routes/adminMoney.ts',
    from: "  page({\n    path: 'recovery',",
    to: `  page({
    path: 'recovery_receipt',
    title: title((w) => w.recoveries),
    load: async () =>
      (await import('#web/modules/money/office/recoveries/recoveryReceipts.list.tsx')).RecoveryReceiptsPage,
  }),
  page({
    path: 'recovery',`,
  },
];

/** @returns the files that the list touches */
export const addTrialList = async (checkout: string): Promise<string[]> => {
  for (const [file, name] of Object.entries(NEW_FILES))
    await writeFile(join(checkout, file), await readFile(join(import.meta.dirname, name)));
  for (const { file, from, to } of CHANGES) {
    const [before, ...after] = (await readFile(join(checkout, file), 'utf8')).split(from);
    if (after.length !== 1) throw new Error(`${file} has not one place for the list: ${from}`);
    await writeFile(join(checkout, file), `${before}${to}${after[0]}`);
  }
  return [...new Set([...Object.keys(NEW_FILES), ...CHANGES.map(({ file }) => file)])];
};
