// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '#web/api/errors.ts';
import { DocumentType } from '#web/api/generated/enums.ts';
import type { MockHandlers, MockRequest } from '#web/mock/createMockFetch.ts';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { freshSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/mamekura.ts';
import { field, press, said, type } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { NewDealPage } from './NewDealPage.tsx';
import { NewUnderwayPage } from './NewUnderwayPage.tsx';

type Outcome = 'ok' | 'lost' | 'refused';

/** Takes papers one by one; the outcomes are those of the first ones, the rest go well. */
const takingPapers = (...outcomes: Outcome[]) => {
  const taken: unknown[] = [];
  const createUserSection = ({ body }: MockRequest) => {
    const outcome = outcomes.shift() ?? 'ok';
    if (outcome === 'lost') return offline();
    if (outcome === 'refused') {
      const detail = 'この書類は、いまは加えられません。';
      return problem({ status: 400, code: ErrorCode.INVALID_PARAMETER, detail });
    }
    taken.push(body);
    return reply({ ...freshSection, id: 500 + taken.length }, 1);
  };
  return { taken, handlers: { createUserSection } satisfies MockHandlers };
};

const open = async (page: 'voucher' | 'underway', handlers: MockHandlers) => {
  const world = renderWithServices(page === 'voucher' ? <NewDealPage /> : <NewUnderwayPage />, {
    handlers: { ...mamekuraHandlers(freshSection), ...handlers },
    visitor: asMamekura,
    at: `/user/3/section/new/${page}`,
    route: '/user/:projectId/section/new/:kind',
  });
  await screen.findByRole('button', { name: page === 'voucher' ? 'この取引を加える' : 'この届出を始める' });
  const { location } = world.router.state;
  return {
    ...world,
    path: () => `${world.router.state.location.pathname}${world.router.state.location.hash}`,
    location,
  };
};

const fillIn = (name = '洗浄機'): void => {
  type('取引の名前', name);
  type('支払先', ' 株式会社みほん設備 ');
};
const leaveOut = (label: string): void => void fireEvent.click(screen.getByRole('checkbox', { name: label }));
const add = (): void => press('この取引を加える');
const branches = (taken: readonly unknown[]): unknown[] =>
  taken.map((body) =>
    typeof body === 'object' && body !== null && 'branchNumber' in body ? body.branchNumber : null,
  );

describe('one more deal', () => {
  it('is numbered after the highest, one paper a branch, under one name', async () => {
    const { taken, handlers } = takingPapers();
    const { path } = await open('voucher', handlers);
    expect(screen.getByText(/^取引の番号は 4 になります。/)).toBeDefined();
    fillIn();
    add();
    await waitFor(() => expect(path()).toBe('/user/3/section#voucher'));
    expect(branches(taken)).toEqual(['4-1', '4-2', '4-3', '4-4', '4-5', '4-6']);
    expect(taken[0]).toEqual({
      mypageID: 5,
      documentType: DocumentType.VoucherQuotation,
      branchNumber: '4-1',
      voucherGroup: '洗浄機／株式会社みほん設備',
    });
    expect(said()).toContain('取引「洗浄機」を加えました');
  });

  it('a paper that is left out keeps its number free', async () => {
    const { taken, handlers } = takingPapers();
    const { path } = await open('voucher', handlers);
    fillIn();
    leaveOut('検収書');
    add();
    await waitFor(() => expect(path()).toContain('#voucher'));
    expect(branches(taken)).toEqual(['4-1', '4-2', '4-3', '4-5', '4-6']);
  });

  it('that broke off in the middle says how far it came, and goes on with the rest only', async () => {
    const { taken, handlers } = takingPapers('ok', 'ok', 'lost');
    const { path } = await open('voucher', handlers);
    fillIn();
    add();
    await screen.findByText('6件の書類のうち2件を加えました。もう一度押すと、残りを加えます。');
    add();
    await waitFor(() => expect(path()).toContain('#voucher'));
    expect(branches(taken)).toEqual(['4-1', '4-2', '4-3', '4-4', '4-5', '4-6']);
  });

  it('counts only the papers of the name that stands there', async () => {
    const { handlers } = takingPapers('ok', 'ok', 'lost', 'ok', 'lost');
    await open('voucher', handlers);
    fillIn('洗浄機');
    add();
    await screen.findByText(/^6件の書類のうち2件を加えました。/);
    type('取引の名前', '食器洗浄機');
    add();
    expect(await screen.findByText(/^6件の書類のうち1件を加えました。/)).toBeDefined();
  });

  it('that the server refuses says why, and keeps what was typed', async () => {
    const { handlers } = takingPapers('refused');
    await open('voucher', handlers);
    fillIn();
    add();
    expect(await screen.findByText('この書類は、いまは加えられません。')).toBeDefined();
    expect(field('取引の名前').value).toBe('洗浄機');
  });

  it('needs a name, a party and at least one paper', async () => {
    const { taken, handlers } = takingPapers();
    await open('voucher', handlers);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    add();
    for (const words of [
      '取引の名前を入力してください',
      '支払先を入力してください',
      '書類を1つ以上選んでください',
    ]) {
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    }
    expect(taken).toEqual([]);
  });
});

describe('a notice while the plan is carried out', () => {
  const start = (): void => press('この届出を始める');

  it('begins once its kind is chosen, and one is led to its page', async () => {
    const { taken, handlers } = takingPapers();
    const { path } = await open('underway', handlers);
    start();
    expect(taken).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /^遅延届出書/ }));
    start();
    await waitFor(() => expect(path()).toBe('/user/3/section/501'));
    expect(taken).toEqual([{ mypageID: 5, documentType: DocumentType.DelayReportForm }]);
  });

  it.each<[Outcome, string]>([
    ['refused', 'この書類は、いまは加えられません。'],
    ['lost', '加えられませんでした。しばらくしてから、もう一度押してください。'],
  ])('that was %s says so, and the choice stays', async (outcome, words) => {
    const { handlers } = takingPapers(outcome);
    await open('underway', handlers);
    fireEvent.click(screen.getByRole('radio', { name: /^中止・廃止承認申請書/ }));
    start();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^中止・廃止承認申請書/ }).checked).toBe(true);
  });
});
