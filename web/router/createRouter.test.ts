import { expect, it, vi } from 'vitest';
import type { Blocked } from './blocking.ts';
import { createRouter } from './createRouter.ts';
import { createMemoryHistory } from './history.ts';
import { addressOf } from './place.ts';

const Page = () => null;

/** A page whose script arrives when it is told to. */
const slowPage = (path: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Page>();
  return { route: { path, load: () => promise }, arrive: () => resolve(Page), fail: reject };
};

const start = (address: string, ...pages: readonly ReturnType<typeof slowPage>[]) => {
  const history = createMemoryHistory(address);
  const plain = ['a', 'b', 'c'].map((path) => ({ path, element: null }));
  const router = createRouter(history, [...plain, ...pages.map(({ route }) => route)]);
  const shown = () => {
    const state = router.getState();
    return state === null ? null : addressOf(state.location);
  };
  return { history, router, shown, written: () => addressOf(history.current()) };
};

it('shows nothing until the first page has been loaded', async () => {
  const page = slowPage('slow');
  const { router, shown } = start('/slow?x=1#y', page);
  expect(shown()).toBeNull();
  page.arrive();
  await vi.waitFor(() => expect(shown()).toBe('/slow?x=1#y'));
  expect(router.getState()?.match?.routes).toEqual([page.route]);
});

it('keeps the page before, and its address, until the next one is there', async () => {
  const page = slowPage('slow');
  const { router, shown, written } = start('/a', page);
  const going = router.navigate('/slow');
  expect([shown(), written()]).toEqual(['/a', '/a']);
  page.arrive();
  await going;
  expect([shown(), written()]).toEqual(['/slow', '/slow']);
});

it('whoever goes elsewhere while a page is loaded arrives there', async () => {
  const page = slowPage('slow');
  const { router, shown } = start('/a', page);
  const going = router.navigate('/slow');
  await router.navigate('/b');
  page.arrive();
  await going;
  expect(shown()).toBe('/b');
});

it('a page that cannot be loaded shows its error, and is asked for again at the next visit', async () => {
  const error = new TypeError('offline');
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(error).mockResolvedValue(Page);
  const router = createRouter(createMemoryHistory('/a'), [{ path: 'a' }, { path: 'b', load }]);
  await router.navigate('/b');
  expect(router.getState()).toMatchObject({ location: { pathname: '/b' }, error });
  await router.navigate('/b');
  expect(router.getState()).not.toHaveProperty('error');
});

it('a query alone stays on the page and drops the fragment; an entry remembers its state', async () => {
  const { router, shown } = start('/a?x=1#y');
  await router.navigate(
    { search: '?x=2' },
    { replace: true, preventScrollReset: true, state: { trail: [1] } },
  );
  expect(shown()).toBe('/a?x=2');
  expect(router.getState()).toMatchObject({ location: { state: { trail: [1] } }, scroll: 'stay' });
  await router.navigate('#z');
  expect(shown()).toBe('/a#z');
});

it('Back shows the page before; what replaced an entry is what is gone back to', async () => {
  const { history, router, shown } = start('/a');
  await router.navigate('/b');
  await router.navigate('/c', { replace: true });
  history.go(-1);
  expect(shown()).toBe('/a');
  history.go(1);
  expect(shown()).toBe('/c');
});

const guarded = (address: string) => {
  const started = start(address);
  const asked: (Blocked | null)[] = [];
  const remove = started.router.blocking.add({
    shouldBlock: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    onBlocked: (blocked) => asked.push(blocked),
  });
  return { ...started, asked, remove };
};

it('unsaved changes stop a link until the answer is yes', async () => {
  const { router, shown, written, asked } = guarded('/a');
  await router.navigate('/a?x=1');
  await router.navigate('/b');
  expect([shown(), written(), asked.length]).toEqual(['/a?x=1', '/a?x=1', 1]);
  asked[0]?.reset();
  expect([shown(), asked.at(-1)]).toEqual(['/a?x=1', null]);
  await router.navigate('/b');
  asked.at(-1)?.proceed();
  expect([shown(), written(), asked.at(-1)]).toEqual(['/b', '/b', null]);
});

it('unsaved changes take Back back, and let it go when the answer is yes', async () => {
  const { history, router, shown, written, asked, remove } = guarded('/a');
  await router.navigate('/b');
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

it('a table of pages that is loaded apart is asked for once, and its pages are found as if they had been there', async () => {
  const loadChildren = vi.fn(async () => [{ path: 'list' }, { path: '*', handle: 'not found' }]);
  const area = { path: 'area', loadChildren };
  const router = createRouter(createMemoryHistory('/a'), [{ path: 'a' }, area]);
  await router.navigate('/area/list');
  expect(router.getState()?.match?.routes).toEqual([area, { path: 'list' }]);
  await router.navigate('/area/else');
  expect(router.getState()?.match?.routes.at(-1)?.handle).toBe('not found');
  expect(loadChildren).toHaveBeenCalledOnce();
});
