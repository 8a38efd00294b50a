import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press } from '#web/testing/acts.ts';
import { renderHookWithServices, renderWithServices } from '#web/testing/renderWithServices.tsx';
import { setHasKeys, useHasKeys } from './keys.ts';
import { ListKeysButton } from './ListKeysButton.tsx';

const keys = () => renderHookWithServices(useHasKeys).result;
const choice = () => screen.getByRole<HTMLInputElement>('checkbox');

afterEach(() => vi.restoreAllMocks());

describe('the one-letter keys', () => {
  it('are on until somebody turns them off, and stay off at the next visit', () => {
    const page = keys();
    expect(page.current).toBe(true);
    act(() => setHasKeys(false));
    expect([page.current, keys().current]).toEqual([false, false]);
    act(() => setHasKeys(true));
    expect(page.current).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('follow what is chosen in another tab of the browser', () => {
    const page = keys();
    localStorage.setItem('shortcuts', 'off');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortcuts' })));
    expect(page.current).toBe(false);
  });

  it('are on where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => setHasKeys(false)).not.toThrow();
    expect(keys().current).toBe(true);
  });

  it('are listed and switched where they are used', () => {
    renderWithServices(<ListKeysButton />);
    press(/キー/);
    expect(screen.getByRole('dialog').textContent).toContain('J');
    expect(choice().checked).toBe(true);
    fireEvent.click(choice());
    expect([choice().checked, keys().current]).toEqual([false, false]);
  });
});
