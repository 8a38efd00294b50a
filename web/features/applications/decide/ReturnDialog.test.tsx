// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorCode, ReviewCategory } from '#web/api/generated/enums.ts';
import { problem } from '#web/mock/reply.ts';
import { anApplication } from '#web/mock/scenarios/application.ts';
import { alerts, button, fill, press, said } from '#web/testing/acts.ts';
import { openApplication } from '#web/testing/applicationPage.tsx';
import { chooseEntry, entriesOf, pressInDialog } from '#web/testing/menus.ts';

const withAction = (action: string, rest: { needsReason?: boolean; isOnBehalf?: boolean } = {}) => ({
  ...anApplication,
  availableActions: [{ action, allowed: true, ...rest }],
});

const comments = () => screen.getAllByRole('textbox', { name: /^直してほしいこと/ });
const write = (index: number, value: string) => {
  const comment = comments()[index];
  if (comment !== undefined) fireEvent.change(comment, { target: { value } });
};

describe('returning an application', () => {
  it('sends every finding with its place and kind, and no day where the usual one will do', async () => {
    const { taken } = await openApplication();
    press('差し戻す');
    await waitFor(() => expect(screen.getAllByRole('option', { name: '項目：事業計画名' })).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('場所'), { target: { value: 'field:planTitle' } });
    write(0, '計画名を短くしてください。');
    press('指摘を加える');
    const [, category] = screen.getAllByLabelText('区分');
    if (category) fireEvent.change(category, { target: { value: String(ReviewCategory.Expenses) } });
    write(1, ' 内訳を書いてください。 ');
    pressInDialog('差し戻す');
    await waitFor(() => expect(said()).toContain('差し戻しました'));
    expect(taken).toEqual([
      {
        action: 'return',
        returnItems: [
          {
            reviewCategory: ReviewCategory.Document,
            comment: '計画名を短くしてください。',
            field: 'planTitle',
          },
          { reviewCategory: ReviewCategory.Expenses, comment: '内訳を書いてください。' },
        ],
      },
    ]);
  });

  it('asks for words in each finding by its number, and for a day that is one', async () => {
    const { taken } = await openApplication();
    press('差し戻す');
    press('指摘を加える');
    write(0, '日付の誤り');
    fill('再提出の期限', '来週');
    pressInDialog('差し戻す');
    expect(await screen.findAllByText(/指摘2に、直してほしいことを入力してください。/)).not.toEqual([]);
    expect(screen.getAllByText(/日付を、2026\/11\/30 のように入力してください。/)).not.toEqual([]);
    expect(taken).toEqual([]);
  });

  it('keeps at least one finding, and takes off the one that is meant', async () => {
    await openApplication();
    press('差し戻す');
    expect(screen.queryByRole('button', { name: /^指摘1を外す/ })).toBeNull();
    write(0, '一つめ');
    press('指摘を加える');
    write(1, '二つめ');
    press('指摘1を外す');
    expect(comments().map((comment) => Reflect.get(comment, 'value'))).toEqual(['二つめ']);
  });

  it('offers the fields that the applicant fills in and the files as places', async () => {
    await openApplication();
    press('差し戻す');
    const place = screen.getByLabelText('場所');
    await waitFor(() =>
      expect(
        within(place)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual([
        '応募の全体',
        '項目：応募者区分',
        '項目：応募者名（屋号）',
        '項目：事業計画名',
        '書類：見積書_配膳ロボット.pdf',
      ]),
    );
  });

  it('loses nothing when somebody else was faster: the newest state is loaded, and it is sent again', async () => {
    const { taken, changeElsewhere } = await openApplication();
    press('差し戻す');
    write(0, '長い指摘');
    changeElsewhere({ assigneeName: '別の 担当' });
    pressInDialog('差し戻す');
    await waitFor(() => expect(alerts()[0]).toContain('ほかの人が先に変更しました'));
    expect(taken).toEqual([]);
    press('最新の内容を読み込む');
    await screen.findByText('別の 担当');
    pressInDialog('差し戻す');
    await waitFor(() => expect(said()).toContain('差し戻しました'));
    expect(taken).toMatchObject([{ returnItems: [{ comment: '長い指摘' }] }]);
  });
});

describe('an action on an application', () => {
  it('stands there with its reason while it is not possible', async () => {
    await openApplication();
    const forward = button('審査に進める');
    expect(forward.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('あと1項目を確認すると、審査に進められます。')).not.toEqual([]);
    fireEvent.click(forward);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is taken after a question only', async () => {
    const { taken } = await openApplication({ application: withAction('adopt') });
    press('採択する');
    expect(screen.getByRole('dialog').textContent).toContain('企業・ログインする人・マイページを作り');
    expect(taken).toEqual([]);
    pressInDialog('採択する');
    await waitFor(() => expect(taken).toEqual([{ action: 'adopt' }]));
    await waitFor(() => expect(said()).toContain('採択しました'));
  });

  it('asks for a reason where the server wants one', async () => {
    const { taken } = await openApplication({ application: withAction('withdraw', { needsReason: true }) });
    expect(entriesOf('その他の操作')).toEqual(['取下げにする']);
    chooseEntry('その他の操作', '取下げにする');
    pressInDialog('取下げにする');
    expect(await screen.findAllByText(/入力してください。/)).not.toEqual([]);
    fill('理由', ' 書面で届いた ');
    pressInDialog('取下げにする');
    await waitFor(() => expect(taken).toEqual([{ action: 'withdraw', reason: '書面で届いた' }]));
  });

  it('in the place of the applicant asks for the reason that the applicant will read', async () => {
    const { taken } = await openApplication({
      application: withAction('submit', { needsReason: true, isOnBehalf: true }),
    });
    chooseEntry('その他の操作', '代わりに提出する');
    fill('代わりに行う理由', '電話で依頼を受けた');
    pressInDialog('代わりに提出する');
    await waitFor(() => expect(taken).toEqual([{ action: 'submit', onBehalfReason: '電話で依頼を受けた' }]));
  });

  it('says in the server’s words why it was not done', async () => {
    const { failNext } = await openApplication({ application: withAction('adopt') });
    failNext(
      problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail: '採択の枠が残っていません。' }),
    );
    press('採択する');
    pressInDialog('採択する');
    await waitFor(() => expect(alerts()[0]).toContain('採択の枠が残っていません。'));
  });
});
