import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, pending, problem, reply } from '#web/mock/reply.ts';
import { aProject } from '#web/mock/scenarios/projects/project.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { idInPath } from './idInPath.ts';
import { ReadPage } from './ReadPage.tsx';
import { usePageTitle } from './usePageTitle.ts';

const Round = () => {
  const read = useRead('/api/admin/project/{id}', { path: { id: 12 } });
  usePageTitle(read.data?.body.shortName ?? null);
  return (
    <ReadPage read={read} waiting={<h1>公募回</h1>}>
      {({ body }) => <p>{body.name}</p>}
    </ReadPage>
  );
};

const open = (getProject: MockHandlers['getProject']) =>
  renderWithServices(<Round />, { handlers: { getProject }, visitor: asAdmin(AdminType.JMAC) });

describe('a page of one record', () => {
  it('shows the record, and names the window after it', async () => {
    open(reply(aProject, aProject.version));
    expect(await screen.findByText(aProject.name)).toBeTruthy();
    expect(document.title).toBe('産地連携 第3次 | 補助事業管理ツール');
  });

  it('has its head while the record is on its way', () => {
    open(pending);
    expect(screen.getByRole('heading', { name: '公募回' })).toBeTruthy();
  });

  it.each([
    ['is not there', problem({ status: 404, code: ErrorCode.NOT_FOUND, detail: '見つかりません。' })],
    [
      'is not for this person',
      problem({ status: 403, code: ErrorCode.ACCESS_DENIED, detail: '権限がありません。' }),
    ],
  ])('is a page that is not there when the record %s (spec 7)', async (_why, outcome) => {
    open(outcome);
    expect(await screen.findByRole('heading', { name: 'ページが見つかりません' })).toBeTruthy();
  });

  it.each([
    ['the server is broken', broken],
    ['the line is broken', offline],
  ])('offers to read again when %s, and goes on when it is well', async (_why, trouble) => {
    let isWell = false;
    open((_request) => {
      if (isWell) return reply(aProject, aProject.version);
      return typeof trouble === 'function' ? trouble() : trouble;
    });
    await screen.findByText('読み込めませんでした');
    isWell = true;
    press('もう一度読み込む');
    await waitFor(() => expect(screen.getByText(aProject.name)).toBeTruthy());
  });
});

it.each([
  [
    'of the line when no answer came',
    offline,
    'インターネットの接続を確かめて、もう一度読み込んでください。',
  ],
  [
    'of the server when that answered',
    broken,
    'サーバーでエラーが発生しました。時間をおいて、もう一度読み込んでください。',
  ],
])('a page that could not be read speaks %s', async (_why, trouble, words) => {
  open(trouble);
  expect(await screen.findByText(words)).toBeTruthy();
});

describe('the id in an address', () => {
  it.each([
    ['12', 12],
    ['999999999', 999_999_999],
    ['0', null],
    ['012', null],
    ['12.5', null],
    ['１２', null],
    ['9999999999', null],
    [undefined, null],
  ])('%s is %s', (text, id) => {
    expect(idInPath(text)).toBe(id);
  });
});
