// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AdminType,
  FileScanStatus,
  ReturnAnswerKind,
  ReturnAnswerKindLabel,
  ReturnItemStatus,
} from '#web/api/generated/enums.ts';
import { anApplication, applicationHandlers } from '#web/mock/scenarios/application.ts';
import { openApplication } from '#web/testing/applicationPage.tsx';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ApplicationPage } from './ApplicationPage.tsx';

const [file] = anApplication.files;
const [item] = anApplication.returnItems;
if (file === undefined || item === undefined) throw new Error('a file and a finding');

const currentTab = () =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page');

describe('who sees an application', () => {
  const titleFor = async (type: AdminType, at = '/admin/application/27') => {
    renderWithServices(<ApplicationPage family="general" />, {
      handlers: applicationHandlers,
      visitor: asAdmin(type),
      at,
      route: '/admin/application/:id',
    });
    return (await screen.findByRole('heading', { level: 1 })).textContent;
  };

  it.each<keyof typeof AdminType>(['JMAC', 'MAFF', 'CS', 'BackOffice'])('%s', async (type) => {
    expect(await titleFor(AdminType[type])).toContain('株式会社みらい食堂');
  });

  it('not the inspector: to him there is no such page', async () => {
    expect(await titleFor(AdminType.Inspector)).toBe('ページが見つかりません');
  });

  it.each(['0', 'x', '27x', '-3'])('nobody under an id that is none: %s', async (id) => {
    expect(await titleFor(AdminType.JMAC, `/admin/application/${id}`)).toBe('ページが見つかりません');
  });
});

describe('the parts of an application', () => {
  it('stand in the address; an unknown one is the answers', async () => {
    await openApplication({ tab: 'returns' });
    expect(currentTab()?.textContent).toContain('差戻し');
    expect(currentTab()?.getAttribute('href')).toBe('/admin/application/27?tab=returns');
    await openApplication({ tab: 'settings' });
    expect(await screen.findByText('配膳ロボットとセルフオーダーによる省人化')).toBeTruthy();
  });

  it('count the findings that are still open', async () => {
    const closed = { ...item, id: 32, number: 2, status: ReturnItemStatus.Closed };
    await openApplication({ application: { ...anApplication, returnItems: [item, closed] } });
    expect(screen.getByRole('link', { name: /^差戻し/ }).textContent).toBe('差戻し1');
  });
});

describe('the files', () => {
  it('say which required documents are missing', async () => {
    await openApplication({ tab: 'files' });
    const [notice] = screen.getAllByText('足りない書類');
    expect(notice?.closest('div')?.parentElement?.textContent).toContain('営業許可証');
  });

  it('are opened only when the scanner has let them pass', async () => {
    const scanning = {
      ...file,
      id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e12',
      scanStatus: FileScanStatus.Infected,
    };
    await openApplication({ tab: 'files', application: { ...anApplication, files: [scanning] } });
    expect(screen.queryByRole('button', { name: '表示する' })).toBeNull();
  });
});

describe('what was asked to be put right', () => {
  const answered = (comment: string | null, kind: ReturnAnswerKind) => ({
    ...anApplication,
    returnItems: [
      {
        ...item,
        answer: { kind, comment, fileIds: [], answeredAt: item.createdAt, answeredByName: '青葉 一郎' },
      },
    ],
  });

  it('stands with its place and the applicant’s answer', async () => {
    await openApplication({ tab: 'returns' });
    expect(screen.getByText(/経費明細/).textContent).toContain('経費明細');
    expect(screen.getByText('税抜の金額に直しました。')).toBeTruthy();
  });

  it('says what was done where the answer has no words: a new file', async () => {
    await openApplication({ tab: 'returns', application: answered(null, ReturnAnswerKind.ReplaceFile) });
    expect(screen.getByText(ReturnAnswerKindLabel[ReturnAnswerKind.ReplaceFile])).toBeTruthy();
  });
});

describe('beside an application', () => {
  it('one is warned of another of the same corporation, by its code and round', async () => {
    renderWithServices(<ApplicationPage family="general" />, {
      handlers: applicationHandlers,
      visitor: asAdmin(AdminType.JMAC),
      at: '/admin/application/27',
      route: '/admin/application/:id',
    });
    const other = await screen.findByRole('link', { name: '3017 成長支援 第1次' });
    expect(other.getAttribute('href')).toBe('/admin/application/22');
  });

  it('one reads who entered it in the applicant’s place, and why', async () => {
    const onBehalf = { adminUserName: '窓口 和子', reason: '電話で依頼', at: '2026-11-20T05:00:00Z' };
    await openApplication({ application: { ...anApplication, onBehalf } });
    expect(screen.getByText('窓口 和子が代わりに入力しました')).toBeTruthy();
    expect(screen.getByText(/電話で依頼/)).toBeTruthy();
  });

  it('adoption leads to the my page, and to the corporation only for those who may see it', async () => {
    const adopted = { ...anApplication, mypageId: 12, corporationId: 4 };
    await openApplication({ application: adopted, type: AdminType.BackOffice });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '採択で作ったマイページを開く' })).toBeTruthy(),
    );
    expect(screen.queryByRole('link', { name: '企業を開く' })).toBeNull();
  });

  it('money is written in yen, and what is not there as a dash', async () => {
    await openApplication({ application: { ...anApplication, assigneeName: null } });
    const side = screen.getByText('担当').closest('dl') ?? document.body;
    const factOf = (term: string) => within(side).getByText(term).nextElementSibling?.textContent;
    expect([factOf('補助金申請額'), factOf('担当')]).toEqual(['4,050,000円', '—']);
  });
});
