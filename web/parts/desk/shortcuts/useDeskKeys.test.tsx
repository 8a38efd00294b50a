import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { type DeskKeys, useDeskKeys } from './useDeskKeys.ts';

const NAMES = ['j', 'k', '1', '2', '3', 'n', 'r', 'a', '?'] as const;

const Desk = ({ keys }: { keys: DeskKeys }) => {
  useDeskKeys(keys);
  return (
    <>
      <textarea aria-label="指摘の内容" />
      <input aria-label="再提出の期限" />
      <input type="radio" aria-label="適" />
      <button type="button">差し戻す</button>
    </>
  );
};

const setUp = ({ hasShortcuts = true, withDialog = false } = {}) => {
  const pressed: string[] = [];
  const keys = Object.fromEntries(NAMES.map((name) => [name, () => pressed.push(name)]));
  renderWithServices(
    <UiKitProvider hasShortcuts={hasShortcuts}>
      <Desk keys={keys as unknown as DeskKeys} />
      {withDialog && <dialog open />}
    </UiKitProvider>,
  );
  return pressed;
};

describe('the keys of the desk', () => {
  it('act wherever the focus is on the page', () => {
    const pressed = setUp();
    for (const key of NAMES) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(screen.getByRole('button'), { key: 'a' });
    fireEvent.keyDown(screen.getByRole('radio'), { key: '1' });
    expect(pressed).toEqual([...NAMES, 'a', '1']);
  });

  it('mean the same with Caps Lock', () => {
    const pressed = setUp();
    fireEvent.keyDown(document.body, { key: 'J' });
    expect(pressed).toEqual(['j']);
  });

  it('are letters like others while somebody types', () => {
    const pressed = setUp();
    fireEvent.keyDown(screen.getByRole('textbox', { name: '指摘の内容' }), { key: 'r' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: '再提出の期限' }), { key: '1' });
    expect(pressed).toEqual([]);
  });

  it('leave the browser its own: with Ctrl, Alt or the command key they do nothing', () => {
    const pressed = setUp();
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      fireEvent.keyDown(document.body, { key: 'r', [held]: true });
    }
    expect(pressed).toEqual([]);
  });

  it('act once, however long they are held', () => {
    const pressed = setUp();
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    expect(pressed).toEqual(['a']);
  });

  it('are silent while a dialog asks something', () => {
    const pressed = setUp({ withDialog: true });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(pressed).toEqual([]);
  });

  it('are silent for people who have turned them off', () => {
    const pressed = setUp({ hasShortcuts: false });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(pressed).toEqual([]);
  });

  it('leave what something else on the page has answered, and the keys that mean nothing here', () => {
    const pressed = setUp();
    const listener = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('button').addEventListener('keydown', listener);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'a' });
    const isUntouched = fireEvent.keyDown(document.body, { key: 'x' });
    expect([pressed, isUntouched]).toEqual([[], true]);
  });
});
