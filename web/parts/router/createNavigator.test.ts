import { expect, it, vi } from 'vitest';
import type { Blocked } from './blocking.ts';
import { createNavigator } from './createNavigator.ts';
import { createMemoryHistory } from './memoryHistory.ts';
import { addressOf } from './place.ts';

/** Pages, of which the one at /slow arrives when it is told to. */
const start = (address: string) => {
  const history = createMemoryHistory(address);
  const slow = Promise.withResolvers<void>();
  const navigator = createNavigator(history, (pathname) => (pathname === '/slow' ? slow.promise : undefined));
  const shown = () => {
    const now = navigator.getShown();
    return now === null ? null : addressOf(now.place);
  };
  return { history, navigator, shown, arrive: slow.resolve, written: () => addressOf(history.current()) };
};

it('shows nothing until the first page has been loaded', async () => {
  const { shown, arrive } = start('/slow?x=1#y');
  expect(shown()).toBeNull();
  arrive();
  await vi.waitFor(() => expect(shown()).toBe('/slow?x=1#y'), 60_000);
});

it('keeps the page before, and its address, until the next one is there', async () => {
  const { navigator, shown, written, arrive } = start('/a');
  const going = navigator.navigate('/slow');
  expect([shown(), written()]).toEqual(['/a', '/a']);
  arrive();
  await going;
  expect([shown(), written()]).toEqual(['/slow', '/slow']);
});

it('whoever goes elsewhere while a page is loaded arrives there', async () => {
  const { navigator, shown, arrive } = start('/a');
  const going = navigator.navigate('/slow');
  await navigator.navigate('/b');
  arrive();
  await going;
  expect(shown()).toBe('/b');
});

it('a page that cannot be loaded shows its error, and is asked for again at the next visit', async () => {
  const error = new TypeError('offline');
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue();
  const navigator = createNavigator(createMemoryHistory('/a'), (path) =>
    path === '/b' ? load() : undefined,
  );
  await navigator.navigate('/b');
  expect(navigator.getShown()).toMatchObject({ place: { pathname: '/b' }, error });
  await navigator.navigate('/b');
  expect(navigator.getShown()).not.toHaveProperty('error');
});

it('a query alone stays on the page and drops the fragment; an entry remembers its state', async () => {
  const { navigator, shown } = start('/a?x=1#y');
  await navigator.navigate('?x=2', { replace: true, preventScrollReset: true, state: { trail: [1] } });
  expect(shown()).toBe('/a?x=2');
  expect(navigator.getShown()).toMatchObject({ place: { state: { trail: [1] } }, scroll: 'stay' });
  await navigator.navigate('#z');
  expect(shown()).toBe('/a#z');
});

it('Back shows the page before; what replaced an entry is what is gone back to', async () => {
  const { history, navigator, shown } = start('/a');
  await navigator.navigate('/b');
  await navigator.navigate('/c', { replace: true });
  history.go(-1);
  expect(shown()).toBe('/a');
  history.go(1);
  expect(shown()).toBe('/c');
});

const guarded = (address: string) => {
  const started = start(address);
  const asked: (Blocked | null)[] = [];
  const remove = started.navigator.blocking.add({
    shouldBlock: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    onBlocked: (blocked) => asked.push(blocked),
  });
  return { ...started, asked, remove };
};

it('unsaved changes stop a link until the answer is yes', async () => {
  const { navigator, shown, written, asked } = guarded('/a');
  await navigator.navigate('/a?x=1');
  await navigator.navigate('/b');
  expect([shown(), written(), asked.length]).toEqual(['/a?x=1', '/a?x=1', 1]);
  asked[0]?.reset();
  expect([shown(), asked.at(-1)]).toEqual(['/a?x=1', null]);
  await navigator.navigate('/b');
  asked.at(-1)?.proceed();
  expect([shown(), written(), asked.at(-1)]).toEqual(['/b', '/b', null]);
});

it('unsaved changes take Back back, and let it go when the answer is yes', async () => {
  const { history, navigator, shown, written, asked, remove } = guarded('/a');
  await navigator.navigate('/b');
  asked[0]?.proceed();
  history.go(-1);
  expect([shown(), written()]).toEqual(['/b', '/b']);
  asked.at(-1)?.reset();
  history.go(-1);
  asked.at(-1)?.proceed();
  expect([shown(), written()]).toEqual(['/a', '/a']);
  remove();
  history.go(1);
  expect(shown()).toBe('/b');
});
