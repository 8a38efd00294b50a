import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notFound, reply } from '#web/mock/reply.ts';
import {
  confirmedSection,
  freshSection,
  returnedSection,
  submittedSection,
} from '#web/mock/scenarios/sections/himawariSections.ts';
import { sectionFile } from '#web/mock/scenarios/sections/sectionParts.ts';
import { type TiffPicture, tiffOf } from '#web/mock/tiffOf.ts';
import {
  ActorKind,
  DocumentCheckStatus,
  DocumentUploader,
  FileScanStatus,
  SectionHistoryAction,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { heard, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asHimawari, sectionServer } from '#web/testing/sectionServer.ts';
import { SectionPage } from './SectionPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import './section/DueToday.tsx';

type Section = components['schemas']['Section'];

const open = async (section: Section, extra = {}, at = '/user/3/section/134') => {
  const server = sectionServer({
    section,
    makes: ({ action }) => (action === 'pullBack' ? { status: DocumentCheckStatus.Incomplete } : {}),
  });
  const page = renderWithServices(<SectionPage />, {
    handlers: { ...server.handlers, ...extra },
    visitor: asHimawari,
    at,
    route: '/user/:projectId/section/:sectionId',
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('提出する書類'));
  return { ...page, server };
};

const title = (): string => screen.getByRole('heading', { level: 1 }).textContent;
const packing = submittedSection.files.find(({ fileName }) => fileName === '納品書_真空包装機.pdf');
const pdf = () => reply(new Blob(['%PDF-1.4'], { type: 'application/pdf' }));

afterEach(() => vi.restoreAllMocks());

describe('a paper says whose turn it is', () => {
  it.each<[string, Section, string, string]>([
    ['not handed in', freshSection, '納品書（2-3）を提出する', '提出するファイル'],
    ['returned', returnedSection, '納品書（2-3）を直す', '指摘に答える'],
    ['handed in', submittedSection, '納品書（2-3）', '事務局が確認しています'],
    [
      'at the ministry',
      { ...submittedSection, status: DocumentCheckStatus.MAFFConfirming },
      '納品書（2-3）',
      '農林水産省が確認しています',
    ],
    ['in order', confirmedSection, '納品書（2-3）', '確認が終わりました'],
    [
      'of the desk',
      { ...confirmedSection, uploader: DocumentUploader.Admin },
      '納品書（2-3）',
      '事務局から届いた書類です',
    ],
    [
      'that the inspector hands in, missing',
      { ...freshSection, uploader: DocumentUploader.Inspector },
      '納品書（2-3）',
      '検査機関が提出します',
    ],
    [
      'that the inspector handed in',
      { ...submittedSection, uploader: DocumentUploader.Inspector },
      '納品書（2-3）',
      '検査機関が提出した書類です',
    ],
  ])('%s', async (_name, section, heading, words) => {
    await open(section);
    expect(title()).toBe(heading);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('a paper of somebody else, or of no number, is not found', async () => {
    await open(freshSection, { getUserSection: notFound });
    expect(title()).toContain('見つかりません');
  });

  it('an address without a number asks the server for nothing', async () => {
    const { sent } = await open(freshSection, {}, '/user/3/section/abc');
    expect(title()).toContain('見つかりません');
    expect(sent).toEqual([]);
  });
});

describe('until when', () => {
  it('a first submission is due by the end of its day', async () => {
    await open(freshSection);
    expect(screen.getByText('提出の期限まで')).toBeDefined();
    expect(screen.getByText('2026/12/02（水）まで')).toBeDefined();
  });

  it('what came back is due at 17:00', async () => {
    await open(returnedSection);
    expect(screen.getByText('再提出の期限まで')).toBeDefined();
    expect(screen.getByText('2026/11/27（金）17:00')).toBeDefined();
  });

  it('the last day of what was sent back is counted by the server’s clock, until 17:00', async () => {
    const getServerTime = reply({ now: '2026-11-27T07:47:30.000Z' });
    await open({ ...returnedSection, daysLeft: 0 }, { getServerTime });
    expect(await screen.findByText(/^あと12分\d\d秒$/)).toBeDefined();
    const clock = screen.getByText(/^サーバー時刻 16:47:3\d$/);
    expect(clock.parentElement?.textContent).toMatch(/^2026\/11\/27（金）17:00サーバー時刻/);
  });

  it('the last day of what was not handed in yet ends at midnight', async () => {
    const getServerTime = reply({ now: '2026-11-27T14:30:00.000Z' });
    await open({ ...freshSection, dueOn: '2026-11-27', daysLeft: 0 }, { getServerTime });
    expect(await screen.findByText(/^あと29分\d\d秒$/)).toBeDefined();
  });

  it('nothing is due while the desk looks', async () => {
    await open(submittedSection);
    expect(screen.queryByText(/の期限まで$/)).toBeNull();
  });
});

describe('pulling a submission back', () => {
  it('is possible until the desk begins, upon the version that is shown', async () => {
    const { server, sent } = await open(submittedSection);
    press('提出を引き戻して直す');
    await screen.findByText('提出するファイル', { selector: 'h2' });
    expect(server.bodies).toEqual([{ id: 134, action: 'pullBack' }]);
    expect(sent.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"v7"');
    await heard('提出を引き戻しました。');
  });

  it('is not offered any more once it has begun, and the reason stands there', async () => {
    const reason = '事務局が確認を始めました。';
    await open({ ...submittedSection, availableActions: [{ action: 'pullBack', allowed: false, reason }] });
    expect(screen.queryByRole('button', { name: '提出を引き戻して直す' })).toBeNull();
    expect(screen.getByText(reason)).toBeDefined();
  });
});

describe('what the desk handed in on behalf is said with its reason', () => {
  it('and its day', async () => {
    const onBehalf = { adminUserName: '事務局', at: '2026-11-20T02:00:00.000Z', reason: '郵送で受領' };
    await open({ ...submittedSection, onBehalf });
    expect(
      screen.getByText('事務局が代わりに提出しました（2026/11/20（金））。理由：郵送で受領'),
    ).toBeDefined();
  });
});

const onePixel: TiffPicture = {
  tags: { 256: [1], 257: [1], 258: [8], 262: [1] },
  strips: [new Uint8Array(1)],
};

describe('the files of a paper', () => {
  it('are shown newest first, with the versions they replaced', async () => {
    await open(submittedSection);
    const list = screen.getByRole('list', { name: 'ファイル' });
    expect(within(list).getAllByText(/^納品書_スチームコンベクション/)).toHaveLength(1);
    expect(within(list).getAllByText(/^第1版\s11\/13に登録/)).toHaveLength(2);
  });

  it('a PDF opens in a tab of its own, with the type that the contract says', async () => {
    const replace = vi.fn();
    const tab = { location: { replace }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { sent } = await open(submittedSection, { downloadUserFile: pdf });
    press('納品書_真空包装機.pdfを見る');
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(sent.at(-1)?.address).toBe(`/api/user/file/${packing?.id}?disposition=inline`);
  });

  it.each([
    ['a TIFF opens there as a PDF, page by page', tiffOf([onePixel]), true],
    ['a TIFF that cannot be shown is saved instead', new Uint8Array([0x49, 0x49]), false],
  ])('%s', async (_rule, bytes, isShown) => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const tab = { location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const fax = sectionFile(41, { fileName: '納品書.tif', contentType: 'image/tiff', sizeBytes: 1 });
    const downloadUserFile = reply(new Blob([bytes], { type: 'image/tiff' }));
    await open({ ...submittedSection, files: [fax] }, { downloadUserFile });
    press('納品書.tifを見る');
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const kind = made.mock.calls[0]?.[0] instanceof Blob ? made.mock.calls[0][0].type : null;
    expect([kind === 'application/pdf', saved.mock.calls.length]).toEqual(isShown ? [true, 0] : [false, 1]);
    expect([tab.location.replace.mock.calls.length, tab.close.mock.calls.length]).toEqual(
      isShown ? [1, 0] : [0, 1],
    );
  });

  it('that is gone closes the tab again and says so', async () => {
    const tab = { location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await open(submittedSection, { downloadUserFile: notFound });
    press('納品書_真空包装機.pdfを見る');
    await heard('ファイルを開けませんでした');
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('that is being scanned, or was stopped, cannot be opened', async () => {
    const files = [
      sectionFile(41, { fileName: '待ち.pdf', sizeBytes: 1, scanStatus: FileScanStatus.Pending }),
      sectionFile(42, { fileName: '感染.pdf', sizeBytes: 1, scanStatus: FileScanStatus.Infected }),
    ];
    await open({ ...submittedSection, files });
    expect(screen.queryByRole('button', { name: /を見る$/ })).toBeNull();
    expect(screen.getByText(/安全を確かめています/)).toBeDefined();
    expect(screen.getByText(/ウイルスが見つかったため受け付けられません。/)).toBeDefined();
  });

  it('with the content of another paper says of which: perhaps the wrong one was chosen', async () => {
    const files = [
      sectionFile(41, { fileName: '発注書.pdf', sizeBytes: 1, alsoIn: ['納品書（2-3）', '請求書'] }),
    ];
    await open({ ...submittedSection, files });
    expect(screen.getByText('同じファイルが「納品書（2-3）」「請求書」にもあります')).toBeDefined();
  });

  it('that was not handed in yet can be taken away', async () => {
    const remove = vi.fn(() => reply(null));
    await open(returnedSection, { deleteUserFile: remove });
    press('納品書_ブラストチラー_2回目.pdfを外す');
    await heard('納品書_ブラストチラー_2回目.pdfを外しました');
    expect(remove).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: '納品書_真空包装機.pdfを外す' })).toBeNull();
  });
});

describe('a paper that the company added by mistake', () => {
  const created = {
    id: 1,
    action: SectionHistoryAction.Created,
    fromStatus: null,
    toStatus: DocumentCheckStatus.Incomplete,
    actorKind: ActorKind.User,
    actorName: '向井 陽子',
    isOnBehalf: false,
    comment: null,
    fileName: null,
    createdAt: '2026-11-13T02:05:00.000Z',
  };

  it('can be deleted after one has said so, upon its version, and the list follows', async () => {
    const remove = vi.fn(() => reply(null));
    const { router, sent } = await open(
      { ...freshSection, history: [created] },
      { deleteUserSection: remove },
    );
    press('この書類を削除する');
    expect(remove).not.toHaveBeenCalled();
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/3/section'));
    const deletion = sent.find(({ method }) => method === 'DELETE');
    expect([deletion?.address, deletion?.headers.get('if-match')]).toEqual([
      '/api/user/my_page/section?id=134',
      '"v1"',
    ]);
  });

  it.each<[string, Partial<Section>]>([
    ['was asked for by the desk', { history: [{ ...created, actorKind: ActorKind.Admin }] }],
    ['was handed in before', { history: [created], receipts: returnedSection.receipts }],
  ])('cannot be deleted when it %s', async (_name, facts) => {
    await open({ ...freshSection, ...facts });
    expect(screen.queryByRole('button', { name: 'この書類を削除する' })).toBeNull();
  });
});
