import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { field, fill, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { RecordForm } from '../RecordForm.tsx';
import type { SendResult } from '../sendResult.ts';
import { TextInput } from '../TextInput.tsx';

const NAMES = ['name', 'memo'];
const saved = async (): Promise<SendResult> => ({ isOk: true });

type Options = { at?: string; type?: AdminType; onSend?: () => Promise<SendResult> };

/** The form of a page, as it comes up after a page load. */
const load = (
  { at = '/admin/corporation/7', type = AdminType.JMAC, onSend = saved }: Options = {},
  memo: ReactNode = <TextInput name="memo" label="メモ" />,
) =>
  renderWithServices(
    <RecordForm
      initialValues={{ name: '株式会社豆くら', memo: '' }}
      names={NAMES}
      validate={() => ({})}
      onSend={onSend}
      keepsTyping
    >
      <TextInput name="name" label="名称" />
      {memo}
      <button type="submit">保存する</button>
    </RecordForm>,
    { at, visitor: asAdmin(type) },
  );

const shown = () => ['名称', 'メモ'].map((label) => field(label).value);
const notice = () => screen.queryByText('入力の途中だった内容を戻しました');

/** The session ends while the page is open: the page goes without having been left. */
const loseSession = ({ services, unmount }: ReturnType<typeof load>): void => {
  act(() => services.sessions.invalidate('admin', 'expired'));
  unmount();
};

describe('what was typed into a form of a page', () => {
  it('is there again after the way over the log-in, and the page says so', () => {
    const page = load();
    fill('メモ', '午前に電話があった。');
    loseSession(page);
    load();
    expect(shown()).toEqual(['株式会社豆くら', '午前に電話があった。']);
    expect(notice()).not.toBeNull();
  });

  it('is there again in a field that comes later than the rest of the page, also after a second load', async () => {
    const page = load();
    fill('メモ', '午前に電話があった。');
    loseSession(page);
    const again = load({}, null);
    expect(notice()).not.toBeNull();
    loseSession(again);
    load();
    expect(shown()).toEqual(['株式会社豆くら', '午前に電話があった。']);
  });

  it('can be given up for what is saved', async () => {
    const page = load();
    fill('名称', '株式会社豆蔵');
    loseSession(page);
    const again = load();
    press('戻した内容を消す');
    expect(shown()).toEqual(['株式会社豆くら', '']);
    expect(notice()).toBeNull();
    loseSession(again);
    load();
    expect(notice()).toBeNull();
  });

  it('is not kept once it is saved', async () => {
    const page = load();
    fill('メモ', '午前に電話があった。');
    press('保存する');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    loseSession(page);
    load();
    expect(shown()).toEqual(['株式会社豆くら', '']);
  });

  it('is not kept when the page was left on purpose', () => {
    const page = load();
    fill('メモ', '午前に電話があった。');
    page.unmount();
    load();
    expect(shown()).toEqual(['株式会社豆くら', '']);
  });

  it('is neither shown to the next person at the same computer nor in the form of another record', () => {
    const page = load();
    fill('メモ', '午前に電話があった。');
    loseSession(page);
    const colleague = load({ type: AdminType.CS });
    expect(shown()).toEqual(['株式会社豆くら', '']);
    colleague.unmount();
    load({ at: '/admin/corporation/8' });
    expect(shown()).toEqual(['株式会社豆くら', '']);
  });

  it('says nothing when nothing was typed', () => {
    const page = load();
    loseSession(page);
    load();
    expect(notice()).toBeNull();
  });
});
