import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { ServicesContext } from '#web/parts/api/services.ts';
import { createNavigator } from '#web/parts/router/createNavigator.ts';
import { createMemoryHistory } from '#web/parts/router/memoryHistory.ts';
import { Navigation } from '#web/parts/router/Navigation.tsx';
import { testServices, type Visitor } from '#web/testing/testServices.ts';
import { asAdmin } from '#web/testing/visitors.ts';
import { PageContext } from '../routes/page.ts';
import { Guard } from './Guard.tsx';

const asUser: Visitor = (sessions) => sessions.accept('user', mamekuraSession, 'session.secret');
const asApplicant: Visitor = (sessions) => sessions.accept('application', miraiSession, 'session.secret');

type Options = {
  visitor?: Visitor;
  publicSite?: string;
  options?: { allowsNoAuth?: boolean; allowsNoAuthWith?: string };
};

const dispose: (() => void)[] = [];
afterEach(() => {
  for (const end of dispose.splice(0)) end();
});

/** A page at an address, and where its visitor was sent. */
const visit = async (address: string, { visitor, publicSite = '', options = {} }: Options = {}) => {
  const { services, left } = testServices({ visitor });
  const navigator = createNavigator(createMemoryHistory(address));
  const { unmount } = render(
    <ServicesContext value={services}>
      <Navigation navigator={navigator} renderError={() => null}>
        <PageContext value={{ title: '頁', ...options }}>
          <Guard publicSite={publicSite}>
            <p>中身</p>
          </Guard>
        </PageContext>
      </Navigation>
    </ServicesContext>,
  );
  dispose.push(unmount);
  await act(async () => {});
  return { services, left, isShown: () => screen.queryByText('中身') !== null };
};

const login = (path: string, from: string) => `${path}?return_url=${encodeURIComponent(from)}`;

describe('a visitor who is not logged in (spec 2)', () => {
  it('sees "Redirecting" and goes to the log-in of his area, with the way back', async () => {
    const { left, isShown } = await visit('/admin/mypage?tab=late#rows');
    expect(screen.getByRole('status').textContent).toBe('Redirecting');
    expect([isShown(), left]).toEqual([false, [login('/admin/login', '/admin/mypage?tab=late#rows')]]);
  });

  it('goes to the public site where no log-in page can be told, else to that of the users', async () => {
    expect((await visit('/application', { publicSite: 'https://example.jp' })).left).toEqual([
      'https://example.jp',
    ]);
    expect((await visit('/application')).left).toEqual(['/user/login']);
  });

  it('sees a public page, and a page that a mail opens once', async () => {
    expect((await visit('/application/project/3/about', { options: { allowsNoAuth: true } })).isShown()).toBe(
      true,
    );
    const once = { options: { allowsNoAuthWith: 'confirm_token' } };
    expect((await visit('/application/project/3?confirm_token=abc', once)).left).toEqual([]);
    expect((await visit('/application/project/3', once)).left).toHaveLength(1);
  });
});

describe('somebody who is logged in', () => {
  it('sees the pages of his own area', async () => {
    expect((await visit('/admin/mypage', { visitor: asAdmin(AdminType.CS) })).isShown()).toBe(true);
    expect((await visit('/user/5/section', { visitor: asUser })).left).toEqual([]);
    expect((await visit('/application/project/3', { visitor: asApplicant })).left).toEqual([]);
  });

  it('to one project is not logged in to another: a link of a mail may lead to either', async () => {
    expect((await visit('/user/8/section', { visitor: asUser })).left).toEqual([
      login('/user/8/login', '/user/8/section'),
    ]);
    expect((await visit('/user/5?project_id=8', { visitor: asUser })).left).toEqual([
      login('/user/8/login', '/user/5?project_id=8'),
    ]);
  });

  it('as an administrator sees the applicants’ pages too, never those of a company', async () => {
    expect((await visit('/application/project/3', { visitor: asAdmin(AdminType.JMAC) })).left).toEqual([]);
    expect((await visit('/user/5', { visitor: asAdmin(AdminType.JMAC) })).left).toHaveLength(1);
  });

  it('is sent to the log-in when his session ends while the page is open', async () => {
    const { services, left, isShown } = await visit('/admin/mypage', { visitor: asAdmin(AdminType.JMAC) });
    act(() => services.sessions.invalidate('admin', 'expired'));
    expect([isShown(), left]).toEqual([false, [login('/admin/login', '/admin/mypage')]]);
  });
});
