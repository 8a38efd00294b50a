import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { aCorporation, corporationHandlers } from '#web/mock/scenarios/corporations/corporation.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { field, heard, pageShown, press, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { CorporationsPage } from './CorporationsPage.tsx';
import { NewCorporationPage } from './NewCorporationPage.tsx';

const open = async (handlers: MockHandlers = {}) => {
  const page = renderWithServices(<NewCorporationPage />, {
    handlers: {
      ...corporationHandlers,
      createCorporation: reply(aCorporation, aCorporation.version),
      ...handlers,
    },
    visitor: asAdmin(AdminType.JMAC),
    at: '/admin/corporation/new',
    route: '/admin/corporation/new',
  });
  await pageShown();
  return page;
};

const choose = (label: string, value: string | number): void =>
  void fireEvent.change(field(label), { target: { value: String(value) } });

const fillIn = (): void => {
  fireEvent.click(screen.getByRole('radio', { name: '法人' }));
  choose('法人格', 0);
  type('法人番号', '７９９９９０１０００００１');
  type('企業名（屋号）', '株式会社みらい食堂');
  type('企業名（フリガナ）', 'かぶしきがいしゃみらいしょくどう');
  type('代表者の役職', '代表取締役');
  type(/^代表者の氏名(?!（フリガナ）)/, '青葉 一郎');
  type('代表者の氏名（フリガナ）', 'アオバ イチロウ');
  type('郵便番号', '100-0000');
  choose('都道府県', 13);
  type('市区町村', '千代田区');
  type('町名・番地', '架空町一丁目2番3号');
  type('電話', '03-0000-0001');
  choose('業種（中分類）', 76);
  choose('企業規模', 1);
  type('資本金', '１０，０００，０００');
  type('常勤の従業員', '42');
  type('設立（開業）年月日', '2010/4/1');
  type('決算月', '3');
};
const posts = (sent: readonly { method: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST');

describe('registering a corporation', () => {
  it('sends what was typed in the width of the contract, and leads to its page', {
    tags: ['slow'],
  }, async () => {
    const { sent, router } = await open();
    fillIn();
    press('登録する');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/corporation/1'));
    expect(posts(sent)[0]?.body).toMatchObject({
      corporateNumber: '7999901000001',
      nameKana: 'カブシキガイシャミライショクドウ',
      postalCode: '1000000',
      phone: '0300000001',
      capital: 10_000_000,
      establishedOn: '2010-04-01',
    });
    await heard('株式会社みらい食堂を登録しました');
  });

  it('names everything that is missing and sends nothing', async () => {
    const { sent } = await open();
    press('登録する');
    const links = await screen.findAllByRole('link', { name: /：(?:入力して|選んで)ください。$/ });
    expect(links.length).toBeGreaterThan(10);
    expect(posts(sent)).toEqual([]);
  });

  it('of a sole trader asks for no number, no capital and no title', { tags: ['slow'] }, async () => {
    const { sent, router } = await open();
    fillIn();
    fireEvent.click(screen.getByRole('radio', { name: '個人事業主' }));
    for (const label of ['法人番号', '資本金', '代表者の役職']) type(label, '');
    press('登録する');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/corporation/1'));
    expect(posts(sent)[0]?.body).toMatchObject({ corporateNumber: null, capital: null });
  });

  it('with a number that is there already leads to the corporation that has it', {
    tags: ['slow'],
  }, async () => {
    const message = 'この法人番号は、すでに登録されています。';
    await open({
      createCorporation: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail: message,
        errors: [{ pointer: '/corporateNumber', code: 1004, message }],
      }),
    });
    fillIn();
    press('登録する');
    const link = await screen.findByRole('link', { name: '株式会社みらい食堂（企業 00001）を開く' });
    expect(link.getAttribute('href')).toBe('/admin/corporation/1');
    expect(field('企業名（フリガナ）').value).toBe('かぶしきがいしゃみらいしょくどう');
  });

  it('is not for everybody', async () => {
    renderWithServices(<NewCorporationPage />, { visitor: asAdmin(AdminType.MAFF) });
    expect(await screen.findByRole('heading', { name: /利用できません/ })).toBeDefined();
  });
});

describe('the list of corporations', () => {
  const list = (at: string) =>
    renderWithServices(<CorporationsPage />, {
      handlers: corporationHandlers,
      visitor: asAdmin(AdminType.JMAC),
      at,
      route: '/admin/corporation',
    });

  it('asks for what the address says', async () => {
    const { sent } = list('/admin/corporation?q=みらい&prefecture=13&sort=-updatedAt');
    await screen.findAllByText('株式会社みらい食堂');
    const asked = sent.find(({ address }) => address.startsWith('/api/admin/corporation?'));
    const query = new URLSearchParams(asked?.address.split('?')[1]);
    expect([query.get('q'), query.getAll('prefecture'), query.get('sort')]).toEqual([
      'みらい',
      ['13'],
      '-updatedAt',
    ]);
  });

  it('each leads to its page', async () => {
    list('/admin/corporation');
    const [link] = await screen.findAllByRole('link', { name: /株式会社みらい食堂/ });
    expect(link?.getAttribute('href')).toBe('/admin/corporation/1');
  });
});
