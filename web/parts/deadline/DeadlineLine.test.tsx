import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { DeadlineAnnouncer, DeadlineLine, ServerDeadlineCard } from './index.ts';

const deadline = new Date('2026-11-30T08:00:00Z');

/** The server's time runs with the test's; the browser believes that it is 2019. */
let serverAheadMs: number;
const serverTimeIs = (instant: string): void => {
  serverAheadMs = Date.parse(instant) - performance.now();
};
const handlers = {
  getServerTime: () => reply({ now: new Date(serverAheadMs + performance.now()).toISOString() }),
};

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2019-01-01T00:00:00Z'),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => void vi.useRealTimers());

/** Time goes by, and what was asked meanwhile is answered. */
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const line = (): string | null => document.querySelector('[data-look]')?.textContent ?? null;
const look = (): string | null => document.querySelector('[data-look]')?.getAttribute('data-look') ?? null;
/** Messages of the whole window have a place of their own, after it. */
const said = (): string | null => screen.getAllByRole('status')[0]?.textContent ?? null;

const open = async (instant: string) => {
  serverTimeIs(instant);
  renderWithServices(
    <>
      <DeadlineLine deadline={deadline} />
      <DeadlineAnnouncer deadline={deadline} />
    </>,
    { handlers },
  );
  await vi.waitFor(async () => {
    await passes(5);
    expect(line()).toContain('まで あと');
  }, 60_000);
};

describe('the line of a form', () => {
  it('counts days by the server’s clock, not by the browser’s', async () => {
    await open('2026-11-28T03:00:00Z');
    expect([line(), look()]).toEqual(['締切まで あと2日（2026/11/30（月）17:00）', 'calm']);
  });

  it('says hours on the last day, and in the last hour every second and what time it is', async () => {
    await open('2026-11-30T06:59:00Z');
    expect([line(), look()]).toEqual(['締切まで あと1時間00分（本日 17:00）', 'warning']);
    await passes(61_000);
    expect(line()).toMatch(/^締切まで あと59分5\d秒（サーバー時刻 16:00:0\d）$/);
    expect(look()).toBe('danger');
    const before = line();
    await passes(1_000);
    expect(line()).not.toBe(before);
  });

  it('says so when the time is over', async () => {
    await open('2026-11-30T07:59:57Z');
    await passes(4_000);
    expect(line()).toMatch(/^締切を過ぎました（サーバー時刻 17:00:0\d）$/);
  });
});

describe('what is said aloud', () => {
  it('is nothing when the page opens, then the minutes as they come, not the seconds', async () => {
    await open('2026-11-30T07:49:50Z');
    expect(said()).toBe('');
    await passes(11_000);
    expect(said()).toBe('締切まで、あと10分です。');
    await passes(120_000);
    expect(said()).toBe('締切まで、あと10分です。');
    await passes(9 * 60_000);
    expect(said()).toBe('締切を過ぎました。');
  });

  it('begins with the last hour on a page that was open before', async () => {
    await open('2026-11-30T06:59:50Z');
    expect(said()).toBe('');
    await passes(11_000);
    expect(said()).toBe('締切まで、あと60分です。');
  });
});

it('without an answer of the server no time is promised, only the deadline itself', async () => {
  renderWithServices(<DeadlineLine deadline={deadline} />, {
    handlers: {
      getServerTime: () => {
        throw new TypeError('offline');
      },
    },
  });
  await passes(3_000);
  expect(line()).toBe('締切 2026/11/30（月）17:00');
});

it('the card of a page tells the same, larger', async () => {
  serverTimeIs('2026-11-30T07:47:30Z');
  renderWithServices(
    <ServerDeadlineCard
      title="公募の締切まで"
      deadline={deadline}
      at="17:00"
      dateTime="2026-11-30T08:00:00Z"
    />,
    { handlers },
  );
  await vi.waitFor(async () => {
    await passes(5);
    expect(screen.getByText(/^あと12分/)).toBeDefined();
  }, 60_000);
  expect(screen.getByText(/サーバー時刻 16:47:3\d$/)).toBeDefined();
  await passes(13 * 60_000);
  expect(screen.getByText('締切を過ぎました')).toBeDefined();
});
