import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, problem } from '#web/mock/reply.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';

/** 401: the same answer for an unknown address and a wrong password. */
export const wrongPassword = problem({
  status: 401,
  code: ErrorCode.UNAUTHORIZED,
  detail: 'ログインしてください',
});

/** 429: too many tries. @param retryAfterSeconds until the next try is answered */
export const tooManyTries = (retryAfterSeconds: number) =>
  problem({
    status: 429,
    code: ErrorCode.TOO_MANY_REQUESTS,
    detail: '操作の回数が多すぎます。',
    retryAfterSeconds,
  });

/** Fills the log-in form in and sends it. */
export const logInAs = async (canvasElement: HTMLElement, email = 'jmac@example.jp'): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /メールアドレス/ }), email);
  await userEvent.type(canvas.getByLabelText('パスワード'), 'Tofu-2026');
  await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }));
};

/** Spec 8: the snackbar says it for a moment, the form keeps saying it, and what to do (`advice`). */
export const expectFailure = async (canvasElement: HTMLElement, advice: RegExp): Promise<void> => {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'ログインする' });
  const form = button.closest('form');
  await expect(form).not.toBeNull();
  if (form === null) return;
  const notice = await within(form).findByRole('alert');
  await expect(notice).toHaveTextContent('ログイン処理に失敗しました');
  await expect(notice).toHaveTextContent(advice);
  await expectSnackbar('ログイン処理に失敗しました');
};

/** The message is shown above the page. */
export const expectSnackbar = (message: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('[popover]:popover-open')).toHaveTextContent(message));

type Place = { readonly canvasElement: HTMLElement };

/**
 * The failures that every log-in page shows alike. Spread one into a story with a name of its own.
 * @param operation what the page asks when somebody logs in
 */
export const logInFailures = (handlers: MockHandlers, operation: keyof MockHandlers) => {
  const failing = (handler: unknown, advice: RegExp) => ({
    args: { handlers: { ...handlers, [operation]: handler } },
    play: async ({ canvasElement }: Place): Promise<void> => {
      await logInAs(canvasElement);
      await expectFailure(canvasElement, advice);
    },
  });
  return {
    tooManyTries: failing(tooManyTries(900), /15分後（\d{1,2}:\d\d以降）に、もう一度お試しください。/),
    offline: failing(offline, /サーバーにつながりません。/),
  };
};
