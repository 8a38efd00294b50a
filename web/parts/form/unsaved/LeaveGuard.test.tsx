import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { fill, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { RecordForm } from '../RecordForm.tsx';
import { TextInput } from '../TextInput.tsx';

const open = () => {
  const world = renderWithServices(
    <RecordForm
      initialValues={{ name: '豆くら' }}
      names={['name']}
      validate={() => ({})}
      onSend={async () => ({ isOk: true })}
      guardsLeaving
    >
      <TextInput name="name" label="名称" />
      <button type="submit">保存する</button>
    </RecordForm>,
    { at: '/admin/corporation/7', route: '/admin/corporation/:id', visitor: asAdmin(AdminType.JMAC) },
  );
  return {
    ...world,
    go: (to: string) => act(() => world.router.navigate(to)),
    path: () => world.router.state.location.pathname,
  };
};

const isAsked = () => screen.queryByRole('dialog', { name: '保存せずに移動しますか' }) !== null;

/** Whether the browser asks before it closes the window. */
const asksAtClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a form of a page with unsaved changes', () => {
  it('is left after a question only, and not at all when one stays', async () => {
    const { go, path } = open();
    fill('名称', '豆蔵');
    await go('/admin/corporation');
    await waitFor(() => expect([isAsked(), path()]).toEqual([true, '/admin/corporation/7']));
    press('ページに残る');
    expect([isAsked(), path()]).toEqual([false, '/admin/corporation/7']);
    await go('/admin/corporation');
    await act(async () => press('保存せずに移動する'));
    expect(path()).toBe('/admin/corporation');
  });

  it('is not asked about on the way to another part of the same page', async () => {
    const { go, router } = open();
    fill('名称', '豆蔵');
    await go('/admin/corporation/7?tab=users');
    expect([isAsked(), router.state.location.search]).toEqual([false, '?tab=users']);
  });

  it('is asked about when the window is closed, unless the session has ended: then it is kept', () => {
    const { services } = open();
    fill('名称', '豆蔵');
    expect(asksAtClosing()).toBe(true);
    act(() => services.sessions.invalidate('admin', 'expired'));
    expect(asksAtClosing()).toBe(false);
  });
});

describe('a form of a page without changes', () => {
  it('is left without a question, in both ways', async () => {
    const { go, path } = open();
    expect(asksAtClosing()).toBe(false);
    await go('/admin/corporation');
    expect([isAsked(), path()]).toEqual([false, '/admin/corporation']);
  });

  it('is one that was saved, too', async () => {
    const { go, path } = open();
    fill('名称', '豆蔵');
    await act(async () => press('保存する'));
    await go('/admin/corporation');
    expect([isAsked(), path()]).toEqual([false, '/admin/corporation']);
  });
});
