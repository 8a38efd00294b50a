// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { createLazy } from './createLazy.ts';
import { Lazy } from './Lazy.tsx';
import { LazyConfirm } from './LazyConfirm.tsx';
import { LazyWhenIdle } from './LazyWhenIdle.tsx';

const Dialog = ({ title }: { title: string }) => <p>{title}</p>;

// jsdom has no top layer, where the message stands.
HTMLElement.prototype.showPopover = vi.fn();

afterEach(cleanup);

const shown = (child: ReactNode) => render(<SnackbarProvider>{child}</SnackbarProvider>);

it('what has been fetched ahead is there with the press', async () => {
  const part = createLazy(async () => Dialog);
  await part.load();
  shown(<Lazy part={part} props={{ title: '計画' }} onFailed={vi.fn()} />);
  expect(screen.getByText('計画')).toBeTruthy();
});

it('what is still on its way comes as soon as it can', async () => {
  shown(<Lazy part={createLazy(async () => Dialog)} props={{ title: '計画' }} onFailed={vi.fn()} />);
  await screen.findByText('計画');
});

it('without a connection a message says so, the press is taken back, and the next one tries again', async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue(Dialog);
  const part = createLazy(load);
  const onFailed = vi.fn();
  const { rerender } = shown(<Lazy part={part} props={{ title: '計画' }} onFailed={onFailed} />);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce(), 60_000);
  expect(screen.getAllByText(/サーバーにつながりません/).length).toBeGreaterThan(0);
  rerender(<SnackbarProvider>{null}</SnackbarProvider>);
  await act(async () => {
    rerender(
      <SnackbarProvider>
        <Lazy part={part} props={{ title: '計画' }} onFailed={onFailed} />
      </SnackbarProvider>,
    );
  });
  await screen.findByText('計画');
});

it('a question that cannot be fetched is answered with the way back', async () => {
  vi.doMock('#ui-kit/Dialog/index.ts', () => {
    throw new TypeError('offline');
  });
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  shown(
    <LazyConfirm
      isOpen
      title="削除しますか"
      confirmLabel="削除する"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      元に戻せません。
    </LazyConfirm>,
  );
  await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), 60_000);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getAllByText(/サーバーにつながりません/).length).toBeGreaterThan(0);
  vi.doUnmock('#ui-kit/Dialog/index.ts');
});

it('what nobody uses first keeps its place until the browser rests, and comes at once when it has been fetched', async () => {
  const rest: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => rest.push(work));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const part = createLazy(async () => Dialog);
  shown(<LazyWhenIdle part={part} props={{ title: '様式' }} meanwhile={<p>読み込み中</p>} />);
  expect([part.loaded(), screen.queryByText('様式')]).toEqual([null, null]);
  expect(screen.getByText('読み込み中')).toBeTruthy();
  act(() => rest.forEach((work) => void work()));
  await screen.findByText('様式');
  expect(screen.queryByText('読み込み中')).toBeNull();
  cleanup();
  shown(<LazyWhenIdle part={part} props={{ title: '様式' }} />);
  expect(screen.getByText('様式')).toBeTruthy();
  cleanup();
  vi.unstubAllGlobals();
});
