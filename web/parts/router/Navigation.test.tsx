import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, Redirect, Route, Switch, useParams, useSearchParams } from 'wouter';
import { createNavigator } from './createNavigator.ts';
import { createBrowserHistory } from './history.ts';
import { Navigation } from './Navigation.tsx';
import { useScroll } from './useScroll.ts';

const RecordPage = () => {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const count = Number(search.get('n') ?? 0);
  return (
    <button type="button" onClick={() => setSearch(new URLSearchParams({ n: String(count + 1) }))}>
      {`record ${id} ${count}`}
    </button>
  );
};

const BrokenPage = (): never => {
  throw new Error('broken page');
};

const Frame = () => {
  useScroll();
  return (
    <>
      <Link href="/first">first</Link>
      <Link href="/record/7">record</Link>
      <Link href="/broken">broken</Link>
      <Link href="/moved">moved</Link>
      <Switch>
        <Route path="/first">
          <p>first page</p>
        </Route>
        <Route path="/record/:id" component={RecordPage} />
        <Route path="/broken" component={BrokenPage} />
        <Route path="/moved">
          <Redirect to="/first" replace />
        </Route>
      </Switch>
    </>
  );
};

const scrollTo = vi.fn();
let navigator: ReturnType<typeof createNavigator>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/first');
  navigator = createNavigator(createBrowserHistory(window));
  render(
    <Navigation navigator={navigator} renderError={() => <p>error page</p>}>
      <Frame />
    </Navigation>,
  );
});
afterEach(() => {
  navigator.dispose();
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByText(name));
const back = () => act(async () => window.history.back());

it('a link shows its page without a page load, in the frame that stays', async () => {
  const link = screen.getByText('first');
  press('record');
  await screen.findByText('record 7 0');
  expect(window.location.pathname).toBe('/record/7');
  expect(screen.getByText('first')).toBe(link);
});

it('a press for a new tab is the browser’s own', () => {
  const isOurs = !fireEvent.click(screen.getByText('record'), { ctrlKey: true });
  expect(isOurs).toBe(false);
  expect(window.location.pathname).toBe('/first');
});

it('the query of the address changes without the page, and Back takes it back', async () => {
  press('record');
  press((await screen.findByText('record 7 0')).textContent);
  await screen.findByText('record 7 1');
  expect(window.location.search).toBe('?n=1');
  await back();
  await screen.findByText('record 7 0');
});

it('a query is what was written, percent signs too', async () => {
  window.history.replaceState(null, '', '/first');
  await act(() => navigator.navigate('/record/%E8%B1%86%20a?n=1%2541'));
  expect(screen.getByText('record 豆 a NaN')).toBeTruthy();
  expect(window.location.search).toBe('?n=1%2541');
});

it('a page that breaks shows the error page until one goes elsewhere', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  press('broken');
  await screen.findByText('error page');
  await back();
  await screen.findByText('first page');
});

it('a page that leads elsewhere leaves no entry to go back to', async () => {
  press('record');
  await screen.findByText('record 7 0');
  press('moved');
  await screen.findByText('first page');
  await back();
  await screen.findByText('record 7 0');
});

it('a new page begins at its top; the one gone back to stands where it stood', async () => {
  vi.stubGlobal('scrollY', 480);
  press('record');
  await screen.findByText('record 7 0');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal('scrollY', 30);
  await back();
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 480));
});
