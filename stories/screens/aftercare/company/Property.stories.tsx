import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import {
  aDisposal,
  keptLine,
  ledgerOf,
  ownLines,
  ownPropertyHandlers,
} from '#web/mock/scenarios/aftercare/mamekuraProperty.ts';
import { companyHandlers } from '#web/mock/scenarios/myPages/company.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = { ...mamekuraHandlers, ...companyHandlers, ...ownPropertyHandlers };

const meta = {
  id: 'screens-user-property',
  title: '画面/完了後の手続き/企業/財産管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/property', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = fn();

export const Normal: Story = {
  name: '各状態の行（記入する）',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      updateUserProperty: ({ body }) => {
        filled(body);
        return reply(keptLine, keptLine.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    filled.mockClear();
    const [first] = await canvas.findAllByRole('button', { name: '記入する' });
    if (first !== undefined) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^型番・規格/ }), 'WT-20');
    await userEvent.type(dialog.getByRole('textbox', { name: /^数量/ }), '１');
    await userEvent.type(dialog.getByRole('textbox', { name: /^単価/ }), '6,160,000円');
    await userEvent.type(dialog.getByRole('textbox', { name: /^耐用年数/ }), '10');
    await userEvent.type(dialog.getByRole('textbox', { name: /^設置場所/ }), '本社工場');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() =>
      expect(filled).toHaveBeenCalledWith({
        name: '客席改修工事',
        modelNumber: 'WT-20',
        quantity: 1,
        unitPrice: 6_160_000,
        acquiredOn: '2026-05-08',
        usefulLife: 10,
        location: '本社工場',
        waiverReason: null,
      }),
    );
  },
};

export const Done: Story = {
  name: '記入が済んだとき',
  tags: ['slow'],
  args: { handlers: { ...handlers, listUserProperties: reply(ledgerOf(ownLines.slice(0, 1))) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('台帳の記入は済んでいます')).toBeVisible();
  },
};

const asked = fn();

export const Ask: Story = {
  name: '処分を申請する',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      listUserDisposals: reply({ items: [], nextCursor: null, total: 0 }),
      listUserProperties: reply(
        ledgerOf([
          { ...keptLine, openDisposalId: null, availableActions: [{ action: 'askDisposal', allowed: true }] },
        ]),
      ),
      createUserDisposal: ({ body }) => {
        asked(body);
        return reply(aDisposal, aDisposal.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    asked.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '処分を申請する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^処分の理由/ }), '閉店のため');
    await userEvent.type(dialog.getByRole('textbox', { name: /^対価/ }), '2,000,000');
    await userEvent.click(dialog.getByRole('button', { name: '申請を作る' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({
        propertyId: keptLine.id,
        kind: 1,
        isDisaster: false,
        plannedOn: null,
        disposalReason: '閉店のため',
        otherParty: null,
        proceeds: 2_000_000,
      }),
    );
  },
};

export const Empty: Story = {
  name: '財産がないとき',
  args: {
    handlers: {
      ...handlers,
      listUserProperties: reply(ledgerOf([])),
      listUserDisposals: reply({ items: [], nextCursor: null, total: 0 }),
    },
  },
};
