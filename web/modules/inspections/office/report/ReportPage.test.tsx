import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import { aReport, reportHandlers } from '#web/mock/scenarios/inspections/report.ts';
import {
  AdminType,
  ErrorCode,
  FileScanStatus,
  InspectionReportStatus,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import {
  alerts,
  button,
  chooseFiles,
  field,
  fill,
  heard,
  pageSettled,
  press,
  said,
} from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { anUpload, metaOf } from '#web/testing/uploads.ts';
import { asAdmin } from '#web/testing/visitors.ts';
import { ReportPage } from './ReportPage.tsx';

type Report = components['schemas']['MyPageReport'];

const complete: Report = { ...aReport, availableActions: [{ action: 'submit', allowed: true }] };
const handedIn: Report = {
  ...aReport,
  status: InspectionReportStatus.Submitted,
  submittedAt: '2026-11-06T06:00:00Z',
  availableActions: [
    { action: 'return', allowed: true, needsReason: true },
    { action: 'approve', allowed: true },
  ],
};

type Options = { type?: AdminType; report?: Report; handlers?: MockHandlers };

const open = async ({ type = AdminType.Inspector, report = aReport, handlers = {} }: Options = {}) => {
  let stored = report;
  const taken: object[] = [];
  const world = renderWithServices(<ReportPage />, {
    handlers: {
      ...reportHandlers,
      downloadAdminFile: reply(new Blob(['photo'], { type: 'image/png' })),
      getMyPageReport: () => reply(stored, stored.version),
      updateMyPageReport: ({ body, headers }) => {
        if (headers.get('if-match') !== `"v${stored.version}"`) {
          return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
        }
        taken.push(Object(body));
        stored = { ...stored, version: stored.version + 1 };
        return reply(stored, stored.version);
      },
      ...handlers,
    },
    visitor: asAdmin(type),
    at: '/admin/mypage_report/6',
    route: '/admin/mypage_report/:id',
  });
  await screen.findByRole('heading', { level: 1, name: report.mypage.corporationName });
  const changeElsewhere = (changes: Partial<Report>): void => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  return { ...world, taken, changeElsewhere };
};

const decide = (label: string, word: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name: word }));

afterEach(() => void vi.restoreAllMocks());

describe('the paper of a report', () => {
  const openedTab = () => {
    const tab = { location: { replace: vi.fn() }, close: vi.fn() };
    // What the page uses of a window.
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    return tab;
  };

  it('opens as a PDF in a tab of its own, to be printed', async () => {
    const tab = openedTab();
    const downloadMyPageReportPaper = reply(new Blob(['paper'], { type: 'application/pdf' }));
    const { sent } = await open({ handlers: { downloadMyPageReportPaper } });
    press('印刷する（PDF）');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:paper'));
    expect(sent.map(({ address }) => address)).toContain(
      '/api/admin/my_page_report/6/paper/file?disposition=inline',
    );
  });

  it('leaves no empty tab where it cannot be made, and says what to do', async () => {
    const tab = openedTab();
    const detail = 'ただいま大変混み合っていて、PDFを作成できませんでした。';
    const downloadMyPageReportPaper = problem({ status: 503, code: ErrorCode.SERVICE_UNAVAILABLE, detail });
    await open({ handlers: { downloadMyPageReportPaper } });
    press('印刷する（PDF）');
    await heard(detail);
    expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0]);
    expect(button('印刷する（PDF）')).toBeTruthy();
  });
});

describe('the report of an inspection', () => {
  it('is kept half done, and sends only what was changed', async () => {
    const { taken } = await open();
    decide('製粉ラインが稼働している', '適');
    fill('立会者', '白石 麦');
    press('一時保存する');
    await heard('保存しました');
    expect(taken).toEqual([{ attendees: '白石 麦', items: [{ ...aReport.items[0], isWorking: true }] }]);
  });

  it('cannot be handed in while something is missing, and says what', async () => {
    const { taken } = await open();
    const submit = button('報告を提出する');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('写真が1枚足りません')).not.toEqual([]);
    fireEvent.click(submit);
    expect(taken).toEqual([]);
  });

  it('is saved before it is handed in, after a question', async () => {
    const { taken } = await open({ report: complete });
    fill(/^指摘事項$/, '');
    press('報告を提出する');
    await screen.findByRole('dialog', { name: '検査の報告を提出しますか' });
    await pageSettled();
    expect(taken).toEqual([{ findings: null }]);
    pressInDialog('報告を提出する');
    await heard('報告を提出しました');
    expect(taken).toEqual([{ findings: null }, { action: 'submit' }]);
  });

  it('is handed in without a save when nothing was changed', async () => {
    const { taken } = await open({ report: complete });
    press('報告を提出する');
    await screen.findByRole('dialog', { name: '検査の報告を提出しますか' });
    expect(taken).toEqual([]);
  });

  it('asks for a day where something else was typed, before anything is sent', async () => {
    const { taken } = await open();
    fill('検査日', 'きのう');
    press('一時保存する');
    expect(await screen.findAllByText(/日付を、2026\/11\/30 のように入力してください。/)).not.toEqual([]);
    expect(taken).toEqual([]);
  });

  it('goes together with what somebody else saved in other fields', async () => {
    const { taken, changeElsewhere } = await open();
    changeElsewhere({ attendees: '別の人' });
    fill(/^指摘事項$/, '新しい指摘');
    press('一時保存する');
    await waitFor(() => expect(taken).toEqual([{ findings: '新しい指摘' }]));
    expect(field('立会者').value).toBe('別の人');
  });

  it('in the same places shows both in words, and the person chooses place by place', {
    tags: ['slow'],
  }, async () => {
    const { taken, changeElsewhere } = await open();
    const [item, ...items] = aReport.items;
    if (item === undefined) throw new Error('a thing that is inspected');
    changeElsewhere({ attendees: '別の人', items: [{ ...item, isWorking: false }, ...items] });
    fill('立会者', '白石 麦');
    decide('製粉ラインが稼働している', '適');
    press('一時保存する');
    const thing = within(await screen.findByRole('radiogroup', { name: item.name }));
    expect(thing.getByRole('radio', { name: /^この画面の入力稼働：適/ })).toBeDefined();
    fireEvent.click(thing.getByRole('radio', { name: /^保存済みの内容稼働：否/ }));
    expect(taken).toEqual([]);
    press('選んだ内容を残す');
    await waitFor(() => expect(taken).toEqual([{ attendees: '白石 麦' }]));
  });
});

it('tells who stands before a closed door whom to call, with a number to press', async () => {
  await open();
  const number = await screen.findByRole('link', { name: /^[\d-]+$/ });
  expect(number.getAttribute('href')).toMatch(/^tel:0\d+$/);
});

describe('a report that was handed in', () => {
  it('is read, not written', async () => {
    await open({ report: handedIn });
    expect(screen.queryByRole('button', { name: '一時保存する' })).toBeNull();
    expect(screen.queryByRole('button', { name: /写真を加える/ })).toBeNull();
  });

  it('goes back to the inspector with a reason', async () => {
    const { taken } = await open({ type: AdminType.JMAC, report: handedIn });
    press('差し戻す');
    pressInDialog('差し戻す');
    expect(await screen.findAllByText(/入力してください。/)).not.toEqual([]);
    fill('理由', '写真が暗い');
    pressInDialog('差し戻す');
    await waitFor(() => expect(taken).toEqual([{ action: 'return', reason: '写真が暗い' }]));
  });

  it('shows the reason to the inspector when it came back', async () => {
    await open({ report: { ...aReport, returnComment: '写真が暗い' } });
    expect(screen.getByText('写真が暗い')).toBeTruthy();
  });

  it('is decided by nobody who may only read', async () => {
    await open({ type: AdminType.MAFF, report: handedIn });
    expect(screen.queryByRole('button', { name: '承認する' })).toBeNull();
  });
});

describe('a photo', () => {
  const uploaded = anUpload({ contentType: 'image/jpeg' });
  /** The one thing of the report has two places: before and after. */
  const camera = (side: 'before' | 'after') => {
    const inputs = document.querySelectorAll('input[type="file"]');
    const input = inputs[side === 'before' ? 0 : 1];
    if (input === undefined) throw new Error('no camera');
    return input;
  };
  const photo = new File(['x'], 'after.jpg', { type: 'image/jpeg' });

  it('is stored apart from any my page, then joined to its thing behind those that are there', async () => {
    const metas: unknown[] = [];
    const uploadPhoto: MockHandlers['uploadPhoto'] = (request) => {
      metas.push(metaOf(request));
      return reply(uploaded);
    };
    const { taken } = await open({ handlers: { uploadPhoto } });
    chooseFiles(camera('before'), photo);
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(metas).toEqual([{ fileName: 'after.jpg', mypageID: -1 }]);
    expect(taken).toMatchObject([
      {
        photosBefore: [
          { fileId: aReport.photosBefore[0]?.fileId, sequence: 1 },
          { fileId: uploaded.id, itemKey: 'item-1', sequence: 2, caption: '製粉ライン 実施前' },
        ],
      },
    ]);
  });

  it('that is still being looked at is joined by itself when that has ended', {
    tags: ['slow'],
  }, async () => {
    const pending = anUpload({ contentType: 'image/jpeg', scanStatus: FileScanStatus.Pending });
    const sent: unknown[] = [];
    const stillScanned = problem({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '確認中です。',
    });
    await open({
      handlers: {
        uploadPhoto: reply(pending),
        updateMyPageReport: ({ body }) => {
          sent.push(body);
          return sent.length === 1 ? stillScanned : reply(aReport, aReport.version);
        },
      },
    });
    chooseFiles(camera('after'), photo);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(said()).not.toContain('確認中です。');
  });

  it('brings a newer report to the page; the form beside it writes nothing old over that', async () => {
    let stored = aReport;
    const saved: unknown[] = [];
    const uploadPhoto = reply(uploaded);
    await open({
      handlers: {
        uploadPhoto,
        getMyPageReport: () => reply(stored, stored.version),
        updateMyPageReport: ({ body, headers }) => {
          if (saved.length > 0 && headers.get('if-match') !== `"v${stored.version}"`) {
            return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
          }
          saved.push(body);
          stored = { ...stored, attendees: '別の人', version: stored.version + 1 };
          return reply(stored, stored.version);
        },
      },
    });
    fill(/^指摘事項$/, '新しい指摘');
    chooseFiles(camera('before'), photo);
    await waitFor(() => expect(saved).toHaveLength(1));
    press('一時保存する');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.at(-1)).toEqual({ findings: '新しい指摘' });
  });

  it('that was not taken changes nothing in the report, and that is said', async () => {
    const uploadPhoto = problem({ status: 400, code: ErrorCode.INVALID_FILE, detail: '読めません。' });
    const { taken } = await open({ handlers: { uploadPhoto } });
    chooseFiles(camera('after'), photo);
    await heard('写真を送れませんでした。もう一度選んでください。');
    expect(taken).toEqual([]);
  });
});

describe('when somebody else was first', () => {
  it('a return keeps its reason, takes the newest state and goes out on it', async () => {
    const { taken, changeElsewhere } = await open({ type: AdminType.JMAC, report: handedIn });
    press('差し戻す');
    fill(/^理由/, '銘板の写真が読めません。');
    changeElsewhere({ siteAddress: '松本市見本1-2-3' });
    pressInDialog('差し戻す');
    fireEvent.click(await screen.findByRole('button', { name: '最新の内容を読み込む' }));
    await screen.findAllByText(/松本市見本1-2-3/);
    expect(field(/^理由/).value).toBe('銘板の写真が読めません。');
    pressInDialog('差し戻す');
    await waitFor(() => expect(taken).toEqual([{ action: 'return', reason: '銘板の写真が読めません。' }]));
  });

  it('a plan keeps its day and time, in 24 hours, and goes out on the newest state', {
    tags: ['slow'],
  }, async () => {
    const { taken, changeElsewhere } = await open({
      type: AdminType.JMAC,
      handlers: { listAdminUsers: adminUserHandlers.listAdminUsers },
    });
    press('予定を変える');
    await screen.findByRole('dialog');
    fill('開始', '９時３０分');
    changeElsewhere({ siteAddress: '松本市見本1-2-3' });
    pressInDialog('予定を変える');
    await waitFor(() => expect(taken).toEqual([{ startTime: '09:30' }]));
  });

  it('a plan that somebody else changed too shows both: persons by their names, days as days', {
    tags: ['slow'],
  }, async () => {
    const { taken, changeElsewhere } = await open({
      type: AdminType.JMAC,
      handlers: { listAdminUsers: adminUserHandlers.listAdminUsers },
    });
    press('予定を変える');
    await screen.findByRole('dialog');
    fill('検査予定日', '2026/12/03');
    changeElsewhere({ scheduledOn: '2026-12-04' });
    pressInDialog('予定を変える');
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(alerts().join()).toContain('検査予定日この画面の入力2026/12/03保存済みの内容2026/12/04');
    press('この画面の入力を残す');
    await waitFor(() => expect(taken).toEqual([{ scheduledOn: '2026-12-03' }]));
  });
});
