import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { importRow, paymentImport } from '#web/mock/scenarios/money/paymentImports.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ErrorCode, PaymentImportOutcome } from '#web/parts/api/generated/enums.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = mamekuraHandlers;
const { Changed, Refused, Unchanged } = PaymentImportOutcome;

const fine = paymentImport([
  importRow({ line: 2, number: 4, description: '充填包装機', payee: '株式会社みほん製機' }),
  importRow({ line: 3, outcome: Changed, number: 2, changedColumns: ['支払日', '支払額（税込）'] }),
  importRow({ line: 4, outcome: Unchanged, number: 3, description: '試作材料' }),
]);

const wrong = paymentImport(
  [
    importRow({ line: 2, number: 4 }),
    importRow({
      line: 12,
      outcome: Refused,
      number: null,
      amountTaxIncluded: null,
      messages: [
        {
          column: '発注日',
          cell: null,
          message: '12行目・発注日：正しい日付を入力してください（例: 2026/11/20、令和8年11月20日）',
        },
        {
          column: '支払額（税込）',
          cell: null,
          message: '12行目・支払額（税込）：円単位の金額を、0から999,999,999,999までの整数で入力してください',
        },
      ],
    }),
  ],
  { ignoredHeadings: ['備考', '担当者'] },
);

const answering = (result: typeof fine) => ({
  handlers: { ...handlers, importUserPaymentItems: reply(result) },
});

const meta = {
  id: 'screens-user-payment-import',
  title: '画面/補助金と支払/企業/支払経費一覧の取込み',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/5/payment/import',
    visitor: asUser(mamekuraSession),
    variant: 'IngR5',
    ...answering(fine),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const PASTED =
  '経費区分\t内容\t支払先\t支払額（税込）\t支払額（税抜）\n機械・設備費\t充填包装機\t株式会社みほん製機\t1,100\t1,000';

const check = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('textbox', { name: 'コピーした表' }));
  await userEvent.paste(PASTED);
  await userEvent.click(canvas.getByRole('button', { name: '内容を確認する' }));
  return canvas;
};

export const Begin: Story = {
  name: '貼り付ける前',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '内容を確認する' }));
    await expect(await canvas.findByText(/表が貼り付けられていません/)).toBeVisible();
  },
};

export const Fine: Story = {
  name: '取り込める',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await expect(await canvas.findByText('追加 1行、変更 1行、変更なし 1行')).toBeVisible();
    await expect(canvas.getByText('変わる項目：支払日、支払額（税込）')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2件を取り込む' })).toBeEnabled();
  },
};
export const FinePhone: Story = {
  ...Fine,
  name: '取り込める（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Wrong: Story = {
  name: '直すところがある',
  tags: ['slow'],
  args: answering(wrong),
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    const table = within(await canvas.findByRole('table', { name: '取込みの内容' }));
    const [first] = table.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('12行目');
    await expect(canvas.getByText('取り込まない列：備考、担当者')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /を取り込む$/ })).toBeNull();
  },
};
export const WrongPhone: Story = {
  ...Wrong,
  name: '直すところがある（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Unreadable: Story = {
  name: '表を読み取れない',
  args: answering(paymentImport([], { problems: ['「支払額（税抜）」の列がありません。'] })),
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await expect(await canvas.findByText('「支払額（税抜）」の列がありません。')).toBeVisible();
  },
};

export const NothingNew: Story = {
  name: '変わるところがない',
  args: answering(paymentImport([importRow({ line: 2, outcome: Unchanged, number: 3 })])),
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await expect(await canvas.findByText('一覧と同じ内容です。取り込むものはありません')).toBeVisible();
  },
};

export const Taken: Story = {
  name: '取り込む',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      importUserPaymentItems: ({ body }) =>
        reply({ ...fine, isTaken: !(typeof body === 'object' && body !== null && Object(body).isDryRun) }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '2件を取り込む' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('2件を取り込みました');
    await waitFor(() => expect(canvas.getByRole('table', { name: '取引' })).toBeVisible());
  },
};

export const Stale: Story = {
  name: '確認した後に一覧が変わった',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      importUserPaymentItems: ({ body }) =>
        Object(body).isDryRun
          ? reply(fine)
          : problem({
              status: 409,
              code: ErrorCode.INVALID_PARAMETER,
              detail: 'この画面で確認した後に、一覧が変更されています。もう一度、内容を確認してください',
            }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '2件を取り込む' }));
    await expect(await canvas.findByText(/一覧が変更されています/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'コピーした表' })).toHaveValue(PASTED);
  },
};

const inFile = paymentImport(
  [
    importRow({ line: 2, number: 4 }),
    importRow({
      line: 52,
      outcome: Refused,
      number: null,
      messages: [
        {
          column: '発注日',
          cell: 'D52',
          message: 'D52（発注日）：正しい日付を入力してください（例: 2026/11/20、令和8年11月20日）',
        },
        {
          column: '支払先',
          cell: 'C52',
          message:
            'C52（支払先）：セルが結合されています（C51:C52）。結合を解除して、行ごとに入力してください',
        },
      ],
    }),
  ],
  {
    notes: [
      'シート「明細」を読み取りました。ほかのシートは取り込みません。',
      '非表示の列（E列「請求日」）も読み取りました。',
    ],
  },
);

const choose = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  const input = (await canvas.findAllByLabelText(/支払経費の表/)).find(
    (one) => one instanceof HTMLInputElement,
  );
  if (input === undefined) throw new Error('no file field');
  await userEvent.upload(input, new File(['PK'], name), { applyAccept: false });
  return canvas;
};

export const FileWrong: Story = {
  name: 'ファイルに直すところがある',
  args: { handlers: { ...handlers, importUserPaymentFile: reply(inFile) } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, '支払経費一覧.xlsx');
    await expect(await canvas.findByText(/^D52（発注日）/)).toBeVisible();
    await expect(canvas.getByText(/^シート「明細」を読み取りました/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /を取り込む$/ })).toBeNull();
  },
};
export const FileWrongPhone: Story = {
  ...FileWrong,
  name: 'ファイルに直すところがある（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const FileTaken: Story = {
  name: 'ファイルを取り込む',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      importUserPaymentFile: ({ body }) =>
        reply({ ...fine, isTaken: !String(body).includes('"isDryRun":true') }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, '支払経費一覧.csv');
    await expect(await canvas.findByRole('button', { name: '2件を取り込む' })).toBeEnabled();
  },
};

export const OldWorkbook: Story = {
  name: '読み取れない種類のファイル',
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, '支払経費一覧.xls');
    await expect(await canvas.findByText(/\.xlsxで保存し直してください/)).toBeVisible();
  },
};
