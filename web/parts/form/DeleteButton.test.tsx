import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderHookWithServices, renderWithServices } from '#web/testing/renderWithServices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useAsk } from './useAsk.tsx';

const setUp = (action?: { action: string; allowed: boolean; reason?: string }) => {
  const onDelete = vi.fn(async () => {});
  renderWithServices(
    <DeleteButton
      action={action}
      label="削除する"
      title="豆くらを削除しますか"
      text="元に戻せません。"
      isBusy={false}
      onDelete={onDelete}
    />,
  );
  return onDelete;
};

describe('deleting a record', () => {
  it('is asked about, and done only after a yes', async () => {
    const onDelete = setUp();
    press('削除する');
    const dialog = await screen.findByRole('dialog', { name: '豆くらを削除しますか' });
    expect(dialog.textContent).toContain('元に戻せません。');
    expect(onDelete).not.toHaveBeenCalled();
    await act(async () => pressInDialog('削除する'));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not happen after a no', async () => {
    const onDelete = setUp();
    press('削除する');
    const dialog = await screen.findByRole('dialog');
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('is not asked about while the server does not allow it: its reason stands there', () => {
    setUp({ action: 'delete', allowed: false, reason: '応募があるため、削除できません。' });
    fireEvent.click(button('削除する'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('応募があるため、削除できません。')).not.toEqual([]);
  });
});

describe('a question in the middle of an act', () => {
  it('is answered with no by a second one', async () => {
    const { result } = renderHookWithServices(useAsk);
    const question = { title: '一つめ', body: null, confirmLabel: 'はい' };
    let first: Promise<boolean> = Promise.resolve(true);
    act(() => {
      first = result.current.ask(question);
    });
    act(() => void result.current.ask({ ...question, title: '二つめ' }));
    expect(await first).toBe(false);
  });
});
