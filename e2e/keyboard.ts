import type { Page, Request } from 'playwright';
import { vi } from 'vitest';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { type ChosenFile, pdf } from './files.ts';

/** Where the focus stands. */
export type Stop = {
  readonly tag: string;
  /** radio, checkbox, text, …; '' where there is none. */
  readonly type: string;
  readonly name: string;
  /** The answer that it belongs to: ['producers', '0', 'name']; empty for what is no answer. */
  readonly place: readonly string[];
  readonly value: string;
  readonly isChecked: boolean;
  /** A file is stored in the card or row that it stands in. */
  readonly hasFile: boolean;
  /** What keeps a person from seeing it; '' when nothing does. */
  readonly fault: string;
};

/** More stops than any step has: a walk that does not end is a trap. */
const MAX_STOPS = 150;

const PLACES = 'section[aria-label], [data-edge]';
const ADD = 'を加える';
const CHOOSE_FILE = 'ファイルを選ぶ';

/** The window scrolls to the focus, and parts that come into it are laid out: until nothing moves any more. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const STILL_PICTURES = 8;
    let before: number | undefined;
    for (let still = 0; still < STILL_PICTURES; still += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const now = document.activeElement?.getBoundingClientRect().top;
      if (now !== before) still = 0;
      before = now;
    }
  });

/** What the page shows at the focus; a control whose middle lies under something else is not seen. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate((places) => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const field = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at : null;
    const labels = field?.labels ?? (at instanceof HTMLTextAreaElement ? at.labels : null);
    const isTicked = at instanceof HTMLInputElement && ['radio', 'checkbox'].includes(at.type);
    const owner = at.closest('[id^="answer-"]')?.id ?? '';
    const { left, top, width, height } = at.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, window.innerHeight) / 2);
    const own = at.closest('label') ?? at.parentElement ?? at;
    const { outlineStyle, boxShadow } = getComputedStyle(at);
    const lies =
      shown === null
        ? 'out of the window'
        : own.contains(shown)
          ? ''
          : `under ${shown.textContent?.slice(0, 40)}`;
    // Where a new page begins is no stop: the page itself puts the focus there, and no key does.
    const isStop = at.tabIndex >= 0;
    const name = at.ariaLabel ?? labels?.[0]?.textContent ?? at.textContent ?? '';
    return {
      tag: at.tagName,
      type: field?.type ?? '',
      name: name.trim(),
      place: owner.split('-').slice(1),
      value: field?.value ?? (at instanceof HTMLTextAreaElement ? at.value : ''),
      isChecked: isTicked && at.checked,
      hasFile: at.closest(places)?.textContent?.includes('保存済み') ?? false,
      fault: isStop && outlineStyle === 'none' && boxShadow === 'none' ? 'no ring' : lies,
    };
  }, PLACES);

/** What a complete application says at a place; undefined for what it leaves open. */
const answerAt = (answers: Answers, place: readonly string[]): unknown =>
  place.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    answers,
  );

/** Told when all is there: until then parts of the page still come and move the others. */
const watchAnswers = (page: Page) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // Between two answers a page that is read says so, and nothing on it can be reached.
  const isBusy = () => page.locator('main [aria-busy="true"]').count();
  return () =>
    vi.waitUntil(async () => open.size === 0 && (await isBusy()) === 0 && open.size === 0, {
      timeout: 60_000,
      interval: 20,
    });
};

/**
 * A person who has no mouse: Tab, arrows, Enter, Space and typing, as he goes through a page.
 *
 * @param chosen what he takes where a file is asked for
 */
export const createKeyboard = (page: Page, chosen: () => ChosenFile = () => pdf('書類.pdf', 'Paper')) => {
  const faults: string[] = [];
  const answered = watchAnswers(page);
  const press = (key: string) => page.keyboard.press(key);
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen()));

  const stopHere = async (): Promise<Stop | null> => {
    await untilStill(page);
    const stop = await readStop(page);
    if (stop !== null && stop.fault !== '') faults.push(`${page.url()} ${stop.name}: ${stop.fault}`);
    return stop;
  };

  /** Presses Tab until the stop is one of these. @throws Error when none comes */
  const tabTo = async (
    isWanted: (stop: Stop) => boolean,
    act: (stop: Stop) => Promise<unknown> = async () => undefined,
  ): Promise<Stop> => {
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await answered();
      await press('Tab');
      const stop = await stopHere();
      if (stop === null) continue;
      if (isWanted(stop)) return stop;
      await act(stop);
    }
    throw new Error(`no such stop on ${page.url()}`);
  };

  /** From one of several to another of them, by the arrows. */
  const choose = async (from: number, to: number): Promise<void> => {
    for (let steps = Math.abs(to - from); steps > 0; steps -= 1)
      await press(to > from ? 'ArrowDown' : 'ArrowUp');
  };

  const chooseRadio = async (value: string): Promise<void> => {
    const [from, to] = await page.evaluate((wanted) => {
      const at = document.activeElement;
      if (!(at instanceof HTMLInputElement)) return [0, 0];
      const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${at.name}"]`)];
      return [all.indexOf(at), all.findIndex((one) => one.value === wanted)];
    }, value);
    await press('Space');
    await choose(from ?? 0, to ?? 0);
  };

  const chooseOption = async (value: string): Promise<void> => {
    const [from, to] = await page.evaluate((wanted) => {
      const at = document.activeElement;
      if (!(at instanceof HTMLSelectElement)) return [0, 0];
      return [at.selectedIndex, [...at.options].findIndex((option) => option.value === wanted)];
    }, value);
    await choose(from ?? 0, to ?? 0);
  };

  const chooseFile = async (): Promise<void> => {
    await press('Enter');
    // Focus has to stay where the file was chosen.
    await page.waitForFunction(
      (places) => document.activeElement?.closest(places)?.textContent?.includes('保存済み'),
      PLACES,
    );
  };

  const answer = async ({ tag, type, value: own, isChecked }: Stop, value: unknown): Promise<void> => {
    if (type === 'radio') return chooseRadio(String(value));
    if (tag === 'SELECT') return chooseOption(String(value));
    if (type !== 'checkbox') return page.keyboard.type(String(value));
    const isWanted = Array.isArray(value) ? value.map(String).includes(own) : value === true;
    if (isWanted !== isChecked) await press('Space');
  };

  /** A row that is added is where one types next. @returns whether there was one to add */
  const addRow = async ({ place: [list = ''] }: Stop, answers: Answers): Promise<boolean> => {
    const rows = answers[list];
    const cells = page.locator(`[id^="answer-${list}-"]`);
    const ids = await cells.evaluateAll((all) => all.map(({ id }) => id.split('-')[2]));
    const count = new Set(ids).size;
    if (!Array.isArray(rows) || count >= rows.length) return false;
    await press('Enter');
    await page.waitForFunction(
      (row) => document.activeElement?.id.startsWith(row),
      `answer-${list}-${count}-`,
    );
    return true;
  };

  /** Fills in what the stop asks for, and what the focus comes to by it. */
  const fill = async (stop: Stop, answers: Answers): Promise<void> => {
    if (stop.name.endsWith(ADD) && (await addRow(stop, answers))) {
      const first = await stopHere();
      if (first !== null) await fill(first, answers);
    }
    if (stop.name === CHOOSE_FILE && !stop.hasFile) await chooseFile();
    // What is typed on a link moves the window: a space turns a page.
    if (stop.tag === 'BUTTON' || stop.place.length === 0) return;
    const value = answerAt(answers, stop.place);
    if (value === undefined || value === null || (stop.value !== '' && stop.type === 'text')) return;
    await answer(stop, value);
    // A large expense asks for its quotation once it is typed: that has to be there before the next stop.
    if (stop.place.at(-1) === 'amountTaxExcluded')
      await page.locator('section[aria-label]:focus-within').last().getByText(CHOOSE_FILE).waitFor();
  };

  return {
    /** The stops since it was last asked at which the focus could not be seen, each with why. */
    takeFaults: (): string[] => faults.splice(0),
    press,
    tabTo,
    /** Fills in the step that is open, until a stop with this name. */
    fillUntil: (name: RegExp, answers: Answers): Promise<Stop> =>
      tabTo(
        (stop) => name.test(stop.name),
        (stop) => fill(stop, answers),
      ),
  };
};
