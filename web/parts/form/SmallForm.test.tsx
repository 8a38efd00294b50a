import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, press, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { SendButton } from './SendButton.tsx';
import { SmallForm } from './SmallForm.tsx';
import { TextInput } from './TextInput.tsx';

type Values = { readonly email: string; readonly code: string };

const required = ({ email, code }: Values) => ({
  email: email === '' ? 'メールアドレスを入力してください。' : undefined,
  code: code === '' ? '番号を入力してください。' : undefined,
});

const setUp = (
  answer: (values: Values) => Promise<Record<string, string> | undefined> = async () => undefined,
) => {
  const onSend = vi.fn(answer);
  renderWithServices(
    <SmallForm initialValues={{ email: '', code: '' }} validate={required} onSend={onSend}>
      <TextInput name="email" label="メールアドレス" />
      <TextInput name="code" label="番号" />
      <SendButton>送る</SendButton>
    </SmallForm>,
  );
  return { onSend };
};

describe('a form of one or two fields', () => {
  it('says nothing before a try to send; then the first wrong field has the focus', async () => {
    const { onSend } = setUp();
    type('メールアドレス', 'a@example.jp');
    expect(screen.queryByText('番号を入力してください。')).toBeNull();
    press('送る');
    await screen.findByText('番号を入力してください。');
    expect(document.activeElement).toBe(field('番号'));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('takes a word back from a field that is being put right', async () => {
    setUp();
    press('送る');
    await screen.findByText('メールアドレスを入力してください。');
    type('メールアドレス', 'a');
    expect(screen.queryByText('メールアドレスを入力してください。')).toBeNull();
    expect(screen.getByText('番号を入力してください。')).toBeTruthy();
  });

  it('sends what a password manager has filled in without telling anybody', async () => {
    const { onSend } = setUp();
    for (const [label, value] of [
      ['メールアドレス', 'a@example.jp'],
      ['番号', '12'],
    ] as const) {
      // As the browser does it: the value is there, no event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), value);
    }
    press('送る');
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: 'a@example.jp', code: '12' }),
    );
  });

  it('shows at its field what the server has against it', async () => {
    setUp(async () => ({ code: '番号が違います。' }));
    type('メールアドレス', 'a@example.jp');
    type('番号', '12');
    press('送る');
    await screen.findByText('番号が違います。');
    expect(document.activeElement).toBe(field('番号'));
  });

  it('is sent once while it is on its way', async () => {
    let arrive = (): void => {};
    const { onSend } = setUp(() => new Promise((resolve) => (arrive = () => resolve(undefined))));
    type('メールアドレス', 'a@example.jp');
    type('番号', '12');
    press('送る');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    fireEvent.submit(field('番号').form ?? document.body);
    arrive();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '送る' }).getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(onSend).toHaveBeenCalledOnce();
  });
});
