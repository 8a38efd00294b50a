import { expect, waitFor, within } from 'storybook/test';
import type { State } from './states.ts';

/** For a page that has to be fetched on a machine that is busy. */
const PATIENCE = { timeout: 75_000 };

const NOT_FOUND = 'ページが見つかりません';
const NOT_ALLOWED = 'このページは利用できません';
const BROKEN = 'エラーが発生しました';

const FAILED = /エラーが発生しました|読み込めません|表示できません/;

const titlesOf = (place: HTMLElement): string[] =>
  [...place.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());

const titleOf = (place: HTMLElement): string => place.querySelector('h1')?.textContent?.trim() ?? '';

const isBusy = (place: HTMLElement): boolean => place.querySelector('[aria-busy="true"]') !== null;

/** The page has been read and says what it is; it stands in its window. */
const isShown = async (place: HTMLElement): Promise<void> => {
  await waitFor(() => {
    expect(titleOf(place)).not.toBe('');
    expect(isBusy(place)).toBe(false);
  }, PATIENCE);
  await expect([NOT_FOUND, NOT_ALLOWED, BROKEN]).not.toContain(titleOf(place));
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** Titles of pages whose grid has no column picker: it is moved sideways within its frame. */
const MOVED_SIDEWAYS = /^(?:振込データ |予算と支払の設定$)/;

/** No column of a list is out of sight: what has no room waits in the column picker (LOOK "Grid"). */
const showsAllColumns = async (place: HTMLElement): Promise<void> => {
  await isShown(place);
  if (MOVED_SIDEWAYS.test(titleOf(place))) return;
  for (const grid of place.querySelectorAll('[role="grid"]'))
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement?.clientWidth ?? 0);
};

const says =
  (words: RegExp) =>
  async (place: HTMLElement): Promise<void> => {
    await within(place).findByText(words, undefined, PATIENCE);
  };

const isTitled =
  (...titles: readonly string[]) =>
  async (place: HTMLElement): Promise<void> => {
    await waitFor(() => {
      const found = titlesOf(place);
      expect(
        found.some((title) => titles.includes(title)),
        found.join(),
      ).toBe(true);
    }, PATIENCE);
  };

/** What has failed is said, in its place or instead of the page. */
const isBroken = async (place: HTMLElement): Promise<void> => {
  await waitFor(() => expect(place.textContent).toMatch(FAILED), PATIENCE);
};

const isLoading = async (place: HTMLElement): Promise<void> => {
  await waitFor(() => expect(isBusy(place)).toBe(true), PATIENCE);
};

/** What has to be seen on every page in a state. */
export const EXPECTATIONS: Readonly<Record<State, (place: HTMLElement) => Promise<void>>> = {
  normal: isShown,
  loading: isLoading,
  empty: isShown,
  many: isShown,
  long: isShown,
  broken: isBroken,
  sessionEnded: says(/^一定時間操作がなかったため、ログアウトしました。/),
  offline: says(/^インターネットにつながっていません。/),
  // A page that is not for somebody may as well be one that is not there to him.
  noPermission: isTitled(NOT_ALLOWED, NOT_FOUND),
  notFound: isTitled(NOT_FOUND),
  phone: isShown,
  tablet: showsAllColumns,
};
