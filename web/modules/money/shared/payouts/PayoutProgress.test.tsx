import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { PaymentStatus, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { PayoutProgress } from './PayoutProgress.tsx';
import type { Payout } from './payoutTypes.ts';

afterEach(cleanup);

const seen = (id: number): Payout => officeWorld.saw('getPayout', id);
const aPaid = seen(2);
const aChecked = seen(4);
const aRequested = seen(5);
const anExported = seen(8);
const aFailed = seen(9);

const told = (payout: Payout) => {
  render(<PayoutProgress payout={payout} title="精算払" />, { wrapper: UiKitProvider });
  const steps = within(screen.getByRole('list', { name: '支払の経過' })).getAllByRole('listitem');
  return steps.map((step) => step.textContent);
};

describe('the story of a payment', () => {
  it('says who asked for it and when, and what it waits for', () => {
    expect(told(aRequested)).toEqual([
      '請求済合同会社そば処つきの　2026/11/02（月）',
      '確認待ち',
      '承認待ち',
      '振込データの作成待ち',
      '支払待ち',
    ]);
  });

  it('names the two who checked and approved it, with the hour, and the day of the transfer', () => {
    expect(told(anExported)).toEqual([
      '請求済合同会社そば処つきの　2026/11/02（月）',
      '確認済受付 清　2026/11/04（水）11:00',
      '承認済事務局 花子　2026/11/05（木）14:00',
      '振込データ作成済振込日 2026/11/20（金）',
      '支払待ち',
    ]);
  });

  it('says in whose place the office asked', () => {
    expect(told({ ...aRequested, enteredByName: '事務局 花子' })[0]).toContain('事務局 花子（代行）');
  });

  it('ends with the day of the money, and waits for nothing more', () => {
    expect(told(aPaid).at(-1)).toBe('支払済2026/10/06（火）');
    expect(screen.queryByText(/待ち$/)).toBeNull();
  });

  it('of one that the bank could not pay ends there', () => {
    expect(told(aFailed).at(-1)).toBe('振込不能');
  });

  it('of one that was sent back begins with the business again', () => {
    expect(told({ ...aRequested, status: PaymentStatus.Draft })[0]).toBe('請求待ち');
  });

  it('of one that was canceled keeps what has happened and waits for nothing', () => {
    expect(told({ ...aChecked, status: PaymentStatus.Canceled })).toHaveLength(2);
  });

  it('marks one step as that of now', () => {
    told(aChecked);
    const now = screen
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step');
    expect(now.map((step) => step.textContent)).toEqual(['承認待ち']);
  });

  it.each([aRequested, aChecked, anExported, aFailed, aPaid])(
    'says the state $status in the word of its tag',
    (payout) => {
      const label = PaymentStatusLabel[payout.status];
      expect(told(payout).filter((words) => words?.startsWith(label))).toHaveLength(1);
      expect(screen.getAllByText(label)).toHaveLength(2);
    },
  );

  it('shows the account by its last digits', () => {
    told(aPaid);
    expect(screen.getByText(/^振込先/).textContent).toBe(
      '振込先　みほん第1銀行　見本支店　普通預金　････111',
    );
  });
});
