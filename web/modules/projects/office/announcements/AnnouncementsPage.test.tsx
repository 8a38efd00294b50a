import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { AdminType, ErrorCode, FileScanStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { button, chooseFiles, field, fill, heard, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { anUpload, aPdf } from '#web/testing/uploads.ts';
import { asAdmin } from '#web/testing/visitors.ts';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';

type Announcement = components['schemas']['Announcement'];

const announcement: Announcement = {
  id: 3,
  version: 1,
  createdAt: '2026-11-18T00:00:00Z',
  updatedAt: '2026-11-18T00:00:00Z',
  projectId: 12,
  title: '年末年始の受付について',
  body: '窓口をお休みします。',
  publishFrom: '2026-11-18T00:00:00Z',
  publishTo: null,
  isImportant: false,
  files: [],
  isPublished: true,
  createdByName: '事務局 花子',
  renotifiedAt: null,
  receiverCount: 12,
  readCount: 9,
  remindedAt: null,
  remindedCount: 0,
  isReminding: false,
};

const OTHER = '00000000-0000-4000-8000-000000000077';

type Options = { type?: AdminType; items?: Announcement[]; handlers?: MockHandlers };

const open = async ({ type = AdminType.JMAC, items = [announcement], handlers = {} }: Options = {}) => {
  let stored = items;
  const taken: unknown[] = [];
  const world = renderWithServices(<AnnouncementsPage />, {
    handlers: {
      ...projectHandlers,
      listAnnouncements: () => reply({ items: stored, nextCursor: null, total: stored.length }),
      createAnnouncement: ({ body }) => {
        taken.push(body);
        return reply(announcement, 1);
      },
      updateAnnouncement: ({ body, headers }) => {
        if (headers.get('if-match') !== `"v${stored[0]?.version}"`) {
          return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
        }
        taken.push(body);
        return reply(announcement, 2);
      },
      getAnnouncement: () => reply(stored[0] ?? announcement, stored[0]?.version),
      ...handlers,
    },
    visitor: asAdmin(type),
    at: '/admin/project/12/announcement',
    route: '/admin/project/:id/announcement',
  });
  await screen.findByText(/^(事業管理|このページは利用できません)$/);
  const changeElsewhere = (changes: Partial<Announcement>): void => {
    stored = stored.map((item) => ({ ...item, ...changes, version: item.version + 1 }));
  };
  return { ...world, taken, changeElsewhere };
};

/** The files that were chosen are on the server: nothing keeps the dialog from being saved. */
const arrived = (): Promise<void> =>
  waitFor(() => expect(button('保存する').getAttribute('aria-disabled')).toBeNull());

describe('an announcement of a round', () => {
  it('is written with its period in Japanese time, shown until it is taken away', async () => {
    const { taken } = await open({ items: [] });
    press('お知らせを作る');
    fill('件名', ' 締切の延長 ');
    fill('本文', '12月4日まで延ばします。');
    fill(/^掲載の開始$/, 'R8.11.24');
    pressInDialog('保存する');
    await heard('お知らせ「締切の延長」を保存しました');
    expect(taken).toEqual([
      {
        title: '締切の延長',
        body: '12月4日まで延ばします。',
        publishFrom: '2026-11-24T00:00:00Z',
        publishTo: null,
        isImportant: false,
        fileIds: [],
      },
    ]);
  });

  it('is saved with its files once they have arrived, not before', { tags: ['slow'] }, async () => {
    const doors: (() => void)[] = [];
    const file = anUpload({ fileName: '手引き.pdf' });
    const uploadAdminFile: MockHandlers['uploadAdminFile'] = () =>
      new Promise((resolve) => doors.push(() => resolve(reply(file))));
    const { taken } = await open({ handlers: { uploadAdminFile } });
    press('直す');
    const input = document.querySelector('dialog input[type="file"]');
    if (input === null) throw new Error('a place for files');
    await act(async () => chooseFiles(input, aPdf('手引き.pdf')));
    await waitFor(() => expect(button('保存する').getAttribute('aria-disabled')).toBe('true'));
    await waitFor(() => expect(doors).toHaveLength(1));
    await act(async () => doors[0]?.());
    await arrived();
    pressInDialog('保存する');
    await waitFor(() => expect(taken).toMatchObject([{ fileIds: [file.id] }]));
  });

  it('is saved by itself once a file of it has been looked at', { tags: ['slow'] }, async () => {
    const file = anUpload({ fileName: '手引き.pdf', scanStatus: FileScanStatus.Pending });
    const sent: unknown[] = [];
    const stillScanned = problem({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '確認中です。',
      errors: [{ pointer: '/fileIds', code: 1004, message: '確認中です。' }],
    });
    await open({
      handlers: {
        uploadAdminFile: reply(file),
        updateAnnouncement: ({ body }) => {
          sent.push(body);
          return sent.length === 1 ? stillScanned : reply(announcement, 2);
        },
      },
    });
    press('直す');
    const input = document.querySelector('dialog input[type="file"]');
    if (input === null) throw new Error('a place for files');
    await act(async () => chooseFiles(input, aPdf('手引き.pdf')));
    await arrived();
    pressInDialog('保存する');
    await heard('保存しました');
    expect(sent).toHaveLength(2);
  });

  it('that somebody else changed meanwhile goes together with it: only what differs is sent', async () => {
    const { taken, changeElsewhere } = await open();
    press('直す');
    changeElsewhere({ body: '窓口は12月30日まで開いています。' });
    fill('件名', '年末の受付');
    pressInDialog('保存する');
    await waitFor(() => expect(taken).toEqual([{ title: '年末の受付' }]));
  });

  it('that somebody else changed in the same fields shows both, files by their names, and asks', {
    tags: ['slow'],
  }, async () => {
    const mine = anUpload({ fileName: '手引き.pdf' });
    const { contentType, sha256, sizeBytes } = mine;
    const theirs = { id: OTHER, fileName: '様式.xlsx', contentType, sha256, sizeBytes };
    const { taken, changeElsewhere } = await open({ handlers: { uploadAdminFile: reply(mine) } });
    press('直す');
    const input = document.querySelector('dialog input[type="file"]');
    if (input === null) throw new Error('a place for files');
    await act(async () => chooseFiles(input, aPdf('手引き.pdf')));
    await arrived();
    changeElsewhere({ title: '年末の受付', files: [theirs] });
    fill('件名', '年始の受付');
    pressInDialog('保存する');
    const files = within(await screen.findByRole('radiogroup', { name: '添付' }));
    fireEvent.click(files.getByRole('radio', { name: '保存済みの内容様式.xlsx' }));
    press('選んだ内容を残す');
    await waitFor(() => expect(taken).toEqual([{ title: '年始の受付' }]));
  });

  it('is there again after the session has ended, its new files too', { tags: ['slow'] }, async () => {
    const upload = anUpload({ fileName: '手引き.pdf' });
    const page = await open({ handlers: { uploadAdminFile: reply(upload) } });
    press('直す');
    const input = document.querySelector('dialog input[type="file"]');
    if (input === null) throw new Error('a place for files');
    await act(async () => chooseFiles(input, aPdf('手引き.pdf')));
    await arrived();
    fill('件名', '年末の受付');
    act(() => page.services.sessions.invalidate('admin', 'expired'));
    page.unmount();
    const { taken } = await open();
    press('直す');
    expect(field('件名').value).toBe('年末の受付');
    expect(screen.getByText('追加したファイル')).toBeDefined();
    pressInDialog('保存する');
    await waitFor(() => expect(taken).toEqual([{ title: '年末の受付', fileIds: [upload.id] }]));
  });

  it('goes after a question', async () => {
    const { sent } = await open({ handlers: { deleteAnnouncement: reply(null) } });
    press('削除する');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      '事業者と応募者の画面からもなくなります。',
    );
    await act(async () => pressInDialog('削除する'));
    await heard('を削除しました');
    const [gone] = sent.filter(({ method }) => method === 'DELETE');
    expect([gone?.address, gone?.headers.get('if-match')]).toEqual([
      '/api/admin/project/12/announcement/3',
      '"v1"',
    ]);
  });
});

describe('who sees the announcements of a round (spec 6)', () => {
  it.each<[keyof typeof AdminType, boolean]>([
    ['JMAC', true],
    ['MAFF', false],
  ])('%s reads them; writes them: %s', async (type, writes) => {
    await open({ type: AdminType[type] });
    expect(screen.getByText(announcement.title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'お知らせを作る' }) !== null).toBe(writes);
    expect(screen.queryByRole('button', { name: '直す' }) !== null).toBe(writes);
  });

  it.each<keyof typeof AdminType>(['Inspector', 'BackOffice'])(
    'not %s, from whom projects are hidden',
    async (type) => {
      await open({ type: AdminType[type] });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('このページは利用できません');
    },
  );
});

it.each([
  ['掲載中', { isPublished: true }],
  ['掲載前', { isPublished: false, publishFrom: '2999-01-01T00:00:00Z' }],
  ['掲載終了', { isPublished: false }],
])('an announcement says where in its period it is: %s', async (word, changes) => {
  await open({ items: [{ ...announcement, ...changes }] });
  expect(screen.getByText(word)).toBeTruthy();
});
