import { expect, it, vi } from 'vitest';
import { endScreen, renderWithServices } from './renderWithServices.tsx';

it('a test leaves neither its page nor what the browser kept of it', () => {
  renderWithServices(<p>前のテストの画面</p>);
  window.localStorage.setItem('kept', 'before');
  window.sessionStorage.setItem('kept', 'before');
  endScreen();
  expect(document.body.textContent).toBe('');
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
});

it('a request that no mock answers fails the test that made it, and not the next', async () => {
  const { services } = renderWithServices(<p />);
  await services.api.read('/api/admin/project', {}).catch(() => undefined);
  expect(endScreen).toThrow();
  expect(endScreen).not.toThrow();
});

it('the window goes on drawing after a test whose clock stood still while the focus was lost', async () => {
  vi.useFakeTimers();
  const { container } = renderWithServices(<button type="button">前のテストのボタン</button>);
  container.querySelector('button')?.focus();
  endScreen();
  vi.useRealTimers();
  const drawn = vi.fn();
  requestAnimationFrame(drawn);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled(), { timeout: 75_000 });
});
