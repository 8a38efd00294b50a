import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { alerts, field, fill, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { RecordForm } from '../RecordForm.tsx';
import { TextInput } from '../TextInput.tsx';
import type { FormValues } from '../values.ts';
import { useOpened } from './useOpened.ts';
// A part that comes on demand is compiled before the clock of a test runs.
import './ConflictPanel.tsx';

const FIELDS = ['name', 'memo'] as const;
type Stored = { readonly version: number; readonly name: string; readonly memo: string };

/** A record that several windows change, as a server would keep it. */
const aServer = () => {
  let stored: Stored = { version: 1, name: '豆くら', memo: '' };
  let isThere = true;
  const taken: object[] = [];
  const answer = () => ({ body: stored, etag: `"v${stored.version}"` });
  return {
    taken,
    answer,
    read: async () => (isThere ? answer() : null),
    breakDown: () => {
      isThere = false;
    },
    changeElsewhere: (changes: Partial<Stored>): void => {
      stored = { ...stored, ...changes, version: stored.version + 1 };
    },
    send: async (change: object, ifMatch: string | null) => {
      if (ifMatch !== answer().etag) {
        const error = new ApiError({ status: 412, code: ErrorCode.INVALID_PARAMETER });
        return { isOk: false as const, error };
      }
      taken.push(change);
      stored = { ...stored, ...change, version: stored.version + 1 };
      return { isOk: true as const, ...answer() };
    },
  };
};

const valuesOf = ({ name, memo }: Stored): FormValues => ({ name, memo });

const Form = ({ server }: { server: ReturnType<typeof aServer> }) => {
  const { initialValues, newest, reread } = useOpened(server.answer(), {
    read: server.read,
    valuesOf,
    factOf: (name, values) => ({ term: name, value: String(values[name]) }),
  });
  return (
    <RecordForm
      initialValues={initialValues}
      names={FIELDS}
      validate={() => ({})}
      onSend={async (values, ifMatch) => {
        const changed = FIELDS.filter((name) => values[name] !== newest.current[name]);
        const body = Object.fromEntries(changed.map((name) => [name, values[name]]));
        const result = await server.send(body, ifMatch);
        if (result.isOk) newest.current = result.body;
        return result;
      }}
      reread={reread}
      keepsTyping
    >
      <TextInput name="name" label="名称" />
      <TextInput name="memo" label="メモ" />
      <button type="submit">保存する</button>
    </RecordForm>
  );
};

const load = (server = aServer()) => ({
  server,
  ...renderWithServices(<Form server={server} />, {
    at: '/admin/corporation/7',
    visitor: asAdmin(AdminType.JMAC),
  }),
});
const save = async (): Promise<void> => act(async () => press('保存する'));
const question = () => screen.queryByText('同じ項目が、ほかの画面でも変更されています');

describe('a form of a record that somebody else changes', () => {
  it('stays open after saving and is saved again upon its own last version', async () => {
    const { server } = load();
    fill('名称', '豆蔵');
    await save();
    fill('メモ', '電話は午後');
    await save();
    expect(server.taken).toEqual([{ name: '豆蔵' }, { memo: '電話は午後' }]);
  });

  it('takes the focus to the question, and sends what was chosen upon the newest version', async () => {
    const { server } = load();
    server.changeElsewhere({ name: '豆倉' });
    fill('名称', '豆蔵');
    await save();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    expect(server.taken).toEqual([]);
    press('保存済みの内容に戻す');
    expect([field('名称').value, question()]).toEqual(['豆倉', null]);
  });

  it('shows what is typed on while the question stands', async () => {
    const { server } = load();
    server.changeElsewhere({ name: '豆倉' });
    fill('名称', '豆蔵');
    await save();
    fill('名称', '豆蔵本店');
    expect(alerts().join()).toContain('この画面の入力豆蔵本店');
    await act(async () => press('この画面の入力を残す'));
    expect(server.taken).toEqual([{ name: '豆蔵本店' }]);
  });

  it('keeps what was typed when the newest version cannot be read', async () => {
    const { server } = load();
    server.changeElsewhere({ name: '豆倉' });
    server.breakDown();
    fill('名称', '豆蔵');
    await save();
    expect(alerts().join()).toContain('この画面に残っています');
    expect([field('名称').value, server.taken]).toEqual(['豆蔵', []]);
  });
});

describe('a form that was brought back', () => {
  const loseSession = ({ services, unmount }: ReturnType<typeof load>): void => {
    act(() => services.sessions.invalidate('admin', 'expired'));
    unmount();
  };

  it('writes nothing over what somebody else saved on the way', async () => {
    const page = load();
    const { server } = page;
    fill('名称', '豆蔵');
    loseSession(page);
    server.changeElsewhere({ memo: '電話は午前' });
    load(server);
    expect(field('名称').value).toBe('豆蔵');
    await save();
    expect(server.taken).toEqual([{ name: '豆蔵' }]);
    expect(field('メモ').value).toBe('電話は午前');
  });

  it('asks about a field that somebody else changed on the way too', async () => {
    const page = load();
    const { server } = page;
    fill('名称', '豆蔵');
    loseSession(page);
    server.changeElsewhere({ name: '豆倉' });
    load(server);
    await save();
    await waitFor(() => expect(question()).not.toBeNull());
    expect(server.taken).toEqual([]);
  });

  it('given up shows what is stored by now', async () => {
    const page = load();
    const { server } = page;
    fill('名称', '豆蔵');
    loseSession(page);
    server.changeElsewhere({ name: '豆倉' });
    load(server);
    fireEvent.click(screen.getByRole('button', { name: '戻した内容を消す' }));
    expect(field('名称').value).toBe('豆倉');
    fill('メモ', '電話は午後');
    await save();
    expect(server.taken).toEqual([{ memo: '電話は午後' }]);
  });
});
