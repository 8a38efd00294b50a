import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { broken, type MockProblem, problem, reply } from '#web/mock/reply.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { button, field, heard, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ChangePassword } from './ChangePassword.tsx';

/** As the shell does: the dialog is there until it closes itself. */
const Shell = () => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <ChangePassword context="admin" onClose={() => setIsOpen(false)} /> : null;
};

const NEW = /^新しいパスワード(?!（確認）)/;

const open = (changeAdminPassword: ReturnType<typeof reply<null>> | MockProblem) =>
  renderWithServices(<Shell />, { handlers: { changeAdminPassword }, visitor: asAdmin(AdminType.JMAC) });

const change = (current: string, next: string, confirmation = next): void => {
  type('現在のパスワード', current);
  type(NEW, next);
  type('新しいパスワード（確認）', confirmation);
  fireEvent.submit(field('現在のパスワード').closest('form') ?? document.body);
};

const refusal = (status: number, code: ErrorCode) => problem({ status, code, detail: 'だめです。' });

describe('changing one’s password (spec 4, 5, 8)', () => {
  it('closes the dialog and says so', async () => {
    const { sent } = open(reply(null));
    change('Demo-2026!', 'Demo-2027!');
    await heard('パスワードを変更しました');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([
      { currentPassword: 'Demo-2026!', newPassword: 'Demo-2027!' },
    ]);
  });

  it('with a wrong current password says it at the field, and nobody is logged out', async () => {
    const { logIns } = open(refusal(401, ErrorCode.UNAUTHORIZED));
    change('wrong', 'Demo-2027!');
    expect(await screen.findByText('現在のパスワードが違います')).toBeDefined();
    expect(screen.getByText('再度入力してください')).toBeDefined();
    expect(logIns).toEqual([]);
  });

  it('in a session that has ended leads to the log-in', async () => {
    const { logIns } = open(refusal(401, ErrorCode.SESSION_EXPIRED));
    change('Demo-2026!', 'Demo-2027!');
    await waitFor(() => expect(logIns).toEqual(['admin']));
  });

  it('that fails otherwise says エラーが発生しました and keeps the dialog', async () => {
    open(broken);
    change('Demo-2026!', 'Demo-2027!');
    expect(await screen.findByText('エラーが発生しました')).toBeDefined();
    expect(field('現在のパスワード').value).toBe('Demo-2026!');
  });

  it('says what the server has against the new password', async () => {
    const message = '推測されやすいパスワードは使えません。';
    open(
      problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力を確かめてください。',
        errors: [{ pointer: '/newPassword', code: 1004, message }],
      }),
    );
    change('Demo-2026!', 'password1');
    expect(await screen.findByText(message)).toBeDefined();
  });

  it.each([
    ['', 'Demo-2027!', 'Demo-2027!', '入力してください'],
    ['Demo-2026!', 'パスワード二〇二七', 'パスワード二〇二七', '半角で入力してください'],
    ['Demo-2026!', '1234567', '1234567', '8文字以上で入力してください'],
    ['Demo-2026!', 'a'.repeat(33), 'a'.repeat(33), '32文字以内で入力してください'],
    ['Demo-2026!', 'Demo-2027!', 'Demo-2028!', 'パスワードが一致しません'],
  ])('%j, %j, %j is not sent: %s', async (current, next, confirmation, words) => {
    const { sent } = open(reply(null));
    change(current, next, confirmation);
    expect(await screen.findByText(words)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('is sent once, and the button waits', { tags: ['slow'] }, async () => {
    const door = vi.fn();
    const { sent } = renderWithServices(<Shell />, {
      handlers: {
        changeAdminPassword: () =>
          new Promise((resolve) => door.mockImplementation(() => resolve(reply(null)))),
      },
      visitor: asAdmin(AdminType.JMAC),
    });
    change('Demo-2026!', 'Demo-2027!');
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.submit(field('現在のパスワード').closest('form') ?? document.body);
    // For the whole time that the answer takes (spec 4), however slow the line is.
    const buttons = screen.getByRole('dialog').querySelectorAll<HTMLButtonElement>('button[type=submit]');
    expect([...buttons].map(({ disabled }) => disabled)).toEqual([true]);
    expect((button('やめる') as HTMLButtonElement).disabled).toBe(true);
    await waitFor(() => expect(door.getMockImplementation()).toBeDefined());
    door();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
  });
});
