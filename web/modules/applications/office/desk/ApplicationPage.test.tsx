import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pending, problem, reply } from '#web/mock/reply.ts';
import { lacking } from '#web/mock/scenarios/applications/applicantForm.ts';
import { anApplication, answeredFinding } from '#web/mock/scenarios/applications/application.ts';
import {
  applicationDeskHandlers,
  inState,
  underReview,
} from '#web/mock/scenarios/applications/applicationDesk.ts';
import { AdminType, ApplicationStatus, ChecklistResult } from '#web/parts/api/generated/enums.ts';
import { alerts, button, fill, heard, press } from '#web/testing/acts.ts';
import { openApplication } from '#web/testing/applicationPage.tsx';
import { chooseEntry, entriesOf, pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ApplicationPage } from './ApplicationPage.tsx';

const { Submitted, FormChecking } = ApplicationStatus;

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const inCheck = inState(FormChecking);
const passed = inCheck.checklist.map((each) => ({ ...each, result: ChecklistResult.Ok }));

describe('who sees an application', () => {
  const titleFor = async (type: AdminType, at = `/admin/application/${anApplication.id}`) => {
    renderWithServices(<ApplicationPage family="general" />, {
      handlers: {
        ...applicationDeskHandlers(),
        downloadAdminFile: reply(new Blob(['quotation'], { type: 'image/png' })),
      },
      visitor: asAdmin(type),
      at,
      route: '/admin/application/:id',
    });
    return (await screen.findByRole('heading', { level: 1 })).textContent;
  };

  it.each<keyof typeof AdminType>(['JMAC', 'MAFF', 'CS', 'BackOffice'])('%s', async (type) => {
    expect(await titleFor(AdminType[type])).toContain('株式会社みらい食堂');
  });

  it('not the inspector, who is told who does', async () => {
    expect(await titleFor(AdminType.Inspector)).toBe('このページは利用できません');
    expect(
      screen.getByText(/^事務局（JMAC）、農林水産省、コールセンター、バックオフィスセンターの/),
    ).toBeTruthy();
  });

  it.each(['0', 'x', '27x', '-3'])('nobody under an id that is none: %s', async (id) => {
    expect(await titleFor(AdminType.JMAC, `/admin/application/${id}`)).toBe('ページが見つかりません');
  });
});

describe('the answers', () => {
  it('are gone through with F and the arrow keys, and N is about the one that the keys are at', {
    tags: ['slow'],
  }, async () => {
    await openApplication({ application: inCheck });
    key('f');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('応募者区分');
    key('ArrowDown');
    key('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('応募者名（屋号）');
    key('n');
    expect(screen.getByText('指摘（1件）')).toBeTruthy();
    const card = (await screen.findByLabelText(/^指摘の内容/)).closest('li') ?? document.body;
    expect(within(card).getByText('応募者名（屋号）')).toBeTruthy();
  });

  it('get a finding from the button beside them, and carry its number', { tags: ['slow'] }, async () => {
    await openApplication({ application: inCheck });
    press('事業計画名を指摘する');
    expect(within(screen.getByRole('group', { name: '事業計画名' })).getByText('1')).toBeTruthy();
  });

  it('end with the documents; one that is missing can be asked for', async () => {
    await openApplication({ application: lacking(inCheck, 10) });
    const statements = screen.getByRole('group', { name: '決算書（直近2期）' });
    expect(statements.textContent).toContain('まだありません');
    expect(within(statements).getByRole('button', { name: '決算書（直近2期）を指摘する' })).toBeTruthy();
  });
});

describe('returning', () => {
  it('takes the findings with their places and the usual day, after a question; the next one opens', {
    tags: ['slow'],
  }, async () => {
    const { taken, heading } = await openApplication({ application: inCheck, search: '?queue=toCheck&at=1' });
    await screen.findByText('形式の確認 2件中 1件目');
    press('事業計画名を指摘する');
    fill(/^指摘の内容/, ' 計画名を短くしてください。 ');
    key('Escape');
    key('r');
    const dialog = screen.getByRole('dialog', { name: '株式会社みらい食堂を差し戻しますか' });
    expect(dialog.textContent).toContain('指摘1件と再提出の期限（2026/11/30（月））');
    expect(taken).toEqual([]);
    pressInDialog('差し戻す');
    await waitFor(() => expect(heading()).toContain('洋食やまびこ'));
    expect(taken).toEqual([
      {
        action: 'return',
        returnDueOn: '2026-11-30',
        returnItems: [{ reviewCategory: 1, comment: '計画名を短くしてください。', field: 'planTitle' }],
      },
    ]);
    await heard('差し戻しました');
  });

  it('is asked about also while the check that was just begun is still being read again', {
    tags: ['slow'],
  }, async () => {
    let isRead = false;
    await openApplication({
      application: inState(Submitted),
      handlers: {
        // The first reading is answered; the one after the step never is.
        listFindingDrafts: (request) => {
          if (isRead) return pending(request);
          isRead = true;
          return reply({ items: [] });
        },
      },
    });
    key('a');
    await screen.findByRole('button', { name: '指摘を加える' });
    press('指摘を加える');
    fill(/^指摘の内容/, '全ページを入れてください。');
    key('Escape');
    key('r');
    expect(screen.getByRole('dialog', { name: /を差し戻しますか$/ })).toBeTruthy();
  });

  it('names the file of a finding that was begun on it, and another place when one is chosen', {
    tags: ['slow'],
  }, async () => {
    const { taken } = await openApplication({ application: inCheck });
    press('指摘を加える');
    fill(/^指摘の内容/, '全ページを入れてください。');
    press('区分と場所');
    const fileId = inCheck.files[0]?.id;
    expect(screen.getByLabelText('場所')).toMatchObject({ value: `file:${fileId}` });
    press('差し戻す（指摘1件）');
    pressInDialog('差し戻す');
    await waitFor(() => expect(taken).toMatchObject([{ returnItems: [{ fileId }] }]));
  });

  it('is not possible without a finding, and says so', async () => {
    await openApplication({ application: { ...inCheck, checklist: passed } });
    expect(button('差し戻す').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the step forward', () => {
  it('stands there with its reason while it is not possible', async () => {
    const { taken } = await openApplication({ application: inCheck });
    key('a');
    expect(button('審査に進める').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/チェックリストに未確認の項目/)).not.toEqual([]);
    expect(taken).toEqual([]);
  });

  it('is taken by the key that comes right after the last answer', { tags: ['slow'] }, async () => {
    const { taken } = await openApplication({ application: inCheck });
    key('1');
    key('a');
    await waitFor(() => expect(taken.at(-1)).toEqual({ action: 'passFormCheck' }));
  });

  it('settles the answers of the last return, after a question', { tags: ['slow'] }, async () => {
    const answered = inState(FormChecking, {
      checklist: passed,
      returnItems: [answeredFinding],
    });
    const blocked = {
      ...answered,
      availableActions: [
        { action: 'passFormCheck', allowed: false, reason: '解決していない修正依頼があります' },
      ],
    };
    const { taken } = await openApplication({ application: blocked });
    key('a');
    expect(screen.getByRole('dialog').textContent).toContain('前回の指摘への回答1件を解決済みにして');
    pressInDialog('審査に進める');
    await waitFor(() =>
      expect(taken).toEqual([{ action: 'passFormCheck', closedReturnItemIds: [answeredFinding.id] }]),
    );
  });

  it('begins the check, and the application stays on the desk', { tags: ['slow'] }, async () => {
    const { taken, heading } = await openApplication({ application: inState(Submitted) });
    key('a');
    await waitFor(() => expect(taken).toEqual([{ action: 'startCheck' }]));
    await screen.findByRole('button', { name: '審査に進める' });
    expect(heading()).toContain('株式会社みらい食堂');
  });
});

describe('the decision', () => {
  it('is taken with score, rank, missing points, the money and other applications in view', {
    tags: ['slow'],
  }, async () => {
    const { taken } = await openApplication({ application: underReview });
    key('a');
    const dialog = screen.getByRole('dialog', { name: '株式会社みらい食堂の採否を決めますか' });
    await waitFor(() => expect(dialog.textContent).toContain('1名の採点に、点のない項目があります。'));
    for (const words of [
      `${underReview.averageScore}.00点（2名）`,
      '1位',
      '4,050,000円',
      '同じ法人番号の応募があります',
    ])
      expect(dialog.textContent).toContain(words);
    fill('採択の条件', ' 見積書を再取得すること。 ');
    pressInDialog('決定する');
    await waitFor(() =>
      expect(taken).toEqual([
        { action: 'adopt', adoptedAmount: 4_050_000, adoptionConditions: '見積書を再取得すること。' },
      ]),
    );
    await heard('採択しました');
  });

  it('takes no amount above the one applied for, none that is no whole unit, and none less without a reason', {
    tags: ['slow'],
  }, async () => {
    const { taken } = await openApplication({ application: underReview });
    key('a');
    await screen.findAllByText(/1名の採点/);
    const refusedFor = async (amount: string, words: RegExp) => {
      fill('採択額', amount);
      pressInDialog('決定する');
      expect(await screen.findAllByText(words)).not.toEqual([]);
    };
    await refusedFor('5000000', /申請額（4,050,000円）以下/);
    await refusedFor('4049500', /1,000円単位/);
    await refusedFor('4000000', /減らす理由/);
    fill('理由', '対象外の経費を除いた。');
    pressInDialog('決定する');
    await waitFor(() =>
      expect(taken).toEqual([
        { action: 'adopt', adoptedAmount: 4_000_000, reason: '対象外の経費を除いた。' },
      ]),
    );
  });

  it('against it sends no amount', { tags: ['slow'] }, async () => {
    const { taken } = await openApplication({ application: underReview });
    chooseEntry('ほかの操作', '不採択にする');
    expect(screen.queryByLabelText('採択額')).toBeNull();
    pressInDialog('決定する');
    await waitFor(() => expect(taken).toEqual([{ action: 'decline' }]));
  });

  it('of an application that somebody else changed keeps what was typed, says what changed, and goes on', {
    tags: ['slow'],
  }, async () => {
    const { taken, changeElsewhere } = await openApplication({ application: underReview });
    key('a');
    await screen.findAllByText(/1名の採点/);
    fill('採択額', '4000000');
    fill('理由', '対象外の経費を除いた。');
    changeElsewhere({ rank: 3 });
    pressInDialog('決定する');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('ほかの人が先に変更しました'));
    expect(taken).toEqual([]);
    pressInDialog('最新の内容を読み込む');
    await waitFor(() => expect(dialog.textContent).toContain('1位 → 3位'));
    pressInDialog('決定する');
    await waitFor(() =>
      expect(taken).toEqual([
        { action: 'adopt', adoptedAmount: 4_000_000, reason: '対象外の経費を除いた。' },
      ]),
    );
  });

  it('says in the server’s words why it was not taken', { tags: ['slow'] }, async () => {
    const detail = '採択の枠が残っていません。';
    await openApplication({
      application: underReview,
      handlers: { updateGeneralApplication: problem({ status: 409, code: 1004, detail }) },
    });
    key('a');
    pressInDialog('決定する');
    await waitFor(() => expect(alerts()[0]).toContain(detail));
  });
});

describe('what else can be done', () => {
  it('asks for a reason where the server wants one', { tags: ['slow'] }, async () => {
    const { taken } = await openApplication({ application: underReview });
    expect(entriesOf('ほかの操作')).toContain('取下げにする');
    chooseEntry('ほかの操作', '取下げにする');
    pressInDialog('取下げにする');
    expect(await screen.findAllByText(/入力してください。/)).not.toEqual([]);
    fill('理由', ' 書面で届いた ');
    pressInDialog('取下げにする');
    await waitFor(() => expect(taken).toEqual([{ action: 'withdraw', reason: '書面で届いた' }]));
  });

  it('in the place of the applicant asks for the reason that the applicant will read', {
    tags: ['slow'],
  }, async () => {
    const { taken } = await openApplication({
      application: {
        ...inCheck,
        availableActions: [{ action: 'submit', allowed: true, needsReason: true, isOnBehalf: true }],
      },
    });
    press('代わりに提出する');
    fill('代わりに行う理由', '電話で依頼を受けた');
    pressInDialog('代わりに提出する');
    await waitFor(() => expect(taken).toEqual([{ action: 'submit', onBehalfReason: '電話で依頼を受けた' }]));
  });

  it('is nothing for those who only look', async () => {
    const { taken } = await openApplication({
      type: AdminType.MAFF,
      application: { ...inCheck, availableActions: [] },
    });
    key('1');
    key('n');
    expect(screen.getByText('この応募は、見ることだけができます。')).toBeTruthy();
    expect(taken).toEqual([]);
  });
});

describe('the other pages', () => {
  it('stand in the address with the place in the pile; an unknown one is the desk', async () => {
    await openApplication({
      application: { ...anApplication, returnItems: [answeredFinding] },
      search: '?queue=toCheck&at=2&tab=returns',
    });
    const current = screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page');
    expect(current?.textContent).toContain('差戻し');
    expect(screen.getByText(String(answeredFinding.answer?.comment))).toBeTruthy();
    await openApplication({ search: '?tab=settings' });
    expect(await screen.findByText('配膳ロボットと客席改修による省人化')).toBeTruthy();
  });

  it('warn of another application of the same corporation, by its code and round', async () => {
    await openApplication({ search: '?tab=history' });
    const other = await screen.findByRole('link', { name: '4031 成長支援 第2次' });
    expect(other.getAttribute('href')).toBe('/admin/application/15');
  });

  it('lead from an adoption to the my page, and to the corporation only those who may see it', async () => {
    const adopted = { ...anApplication, mypageId: 12, corporationId: 4, adoptedAmount: 4_000_000 };
    await openApplication({ application: adopted, type: AdminType.BackOffice, search: '?tab=score' });
    await screen.findByRole('link', { name: '採択で作ったマイページを開く' });
    expect(screen.queryByRole('link', { name: '企業を開く' })).toBeNull();
    expect(screen.getByText('採択額').nextElementSibling?.textContent).toBe('4,000,000円');
  });
});
