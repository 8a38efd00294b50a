import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { publicProject } from '#web/mock/scenarios/applications/applicantCall.ts';
import { workCountHandlers } from '#web/mock/scenarios/office/workCounts.ts';
import { AdminType, DomainType } from '#web/parts/api/generated/enums.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { Visitor } from '#web/testing/testServices.ts';
import { asAdmin } from '#web/testing/visitors.ts';
import type { Installation } from '../settings.ts';
import { AdminShell } from './AdminShell.tsx';
import { ApplicationShell } from './ApplicationShell.tsx';

const installation = (
  rest: Partial<Installation['settings']> = {},
  variant: Installation['variant'] = 'Food',
) => ({
  settings: { cspNonce: '', environmentName: '', publicSite: '', ...rest },
  variant,
});

const asApplicant: Visitor = (sessions) => sessions.accept('application', miraiSession, 'session.secret');
const asBoth: Visitor = (sessions) => {
  asApplicant(sessions);
  asAdmin(AdminType.CS)(sessions);
};

type Options = { visitor?: Visitor; at?: string; handlers?: MockHandlers };

const show = (shell: ReactNode, { visitor, at = '/admin', handlers = {} }: Options = {}) =>
  renderWithServices(shell, {
    at,
    handlers: { ...workCountHandlers, ...handlers },
    ...(visitor === undefined ? {} : { visitor }),
  });

const account = (name: RegExp) => screen.getAllByRole('button', { name })[0]?.textContent ?? '';

describe('the frame of the administrators (spec 2)', () => {
  it.each([
    ['Food', '補助事業管理ツール'],
    ['IngR4', '補助事業管理ツール'],
    ['IngR5', 'R5補 食品原材料調達リスク軽減対策事業'],
    ['IngR6', 'R6補 産地連携推進緊急対策事業'],
  ] as const)('on %s is titled %s', (variant, title) => {
    show(<AdminShell {...installation({}, variant)}>中身</AdminShell>, { visitor: asAdmin(AdminType.JMAC) });
    expect(screen.getAllByText(title)).not.toEqual([]);
    expect(screen.getByText('中身')).toBeTruthy();
  });

  it('says the environment outside of production', () => {
    const shell = <AdminShell {...installation({ environmentName: '検証環境' })}>中身</AdminShell>;
    show(shell, { visitor: asAdmin(AdminType.JMAC) });
    expect(screen.getAllByText('検証環境')).not.toEqual([]);
  });

  it('logs out on the server, then here, and leads to the log-in of the administrators', async () => {
    const { left, services, sent } = show(<AdminShell {...installation()}>中身</AdminShell>, {
      visitor: asAdmin(AdminType.MAFF),
      handlers: { invalidateAdminSession: reply(null) },
    });
    const name = /maff@example\.jp/;
    expect(account(name)).toContain('農林水産省');
    await act(async () => screen.getAllByRole('button', { name })[0]?.click());
    screen.getByRole('menuitem', { name: /ログアウト/, hidden: true }).click();
    await waitFor(() => expect(left).toEqual(['/admin/login']));
    expect(sent.map(({ address }) => address)).toContain('/api/admin/session/invalidate');
    expect(services.sessions.getState().adminSession).toMatchObject({
      isLoggedIn: false,
      invalidReason: 'loggedOut',
    });
  });
});

describe('the frame of the applicants’ pages', () => {
  const at = `/application/project/${miraiSession.applicationUser.projectId}`;
  const shell = <ApplicationShell {...installation()}>中身</ApplicationShell>;

  it('has no menu for a visitor of a public page, and the title of the programme of its round', async () => {
    const getPublicProject = reply({ ...publicProject, domainType: DomainType.IngR6 });
    show(shell, { at: `${at}/about`, handlers: { getPublicProject } });
    expect(await screen.findAllByText('R6補 産地連携推進緊急対策事業')).not.toEqual([]);
    expect(screen.queryByRole('link', { name: '自分の応募' })).toBeNull();
    expect(screen.getByText('中身')).toBeTruthy();
  });

  it('has the menu of his own application for an applicant', () => {
    show(shell, { at, visitor: asApplicant });
    expect(screen.getAllByRole('link', { name: '自分の応募' })[0]?.getAttribute('href')).toBe(at);
  });

  it('tells an administrator that he visits, and leads him back', () => {
    show(shell, { at, visitor: asAdmin(AdminType.CS) });
    expect(screen.getByText('管理者として応募者の画面を見ています。')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '管理者のホームへ戻る' })).not.toEqual([]);
  });

  it('tells somebody who is logged in as both under whose name things happen', () => {
    show(shell, { at, visitor: asBoth });
    expect(
      screen.getByText(/の両方でログインしています。ここでの入力と提出は、応募者の名前で記録されます。/),
    ).toBeTruthy();
  });
});
