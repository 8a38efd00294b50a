/**
 * What is asked of a page from inside: when rows were on the screen, and how evenly it scrolled. Each function is handed to
 * the browser as it stands, so it uses nothing outside of itself.
 */
export type Expected = { readonly selector: string; readonly words: string };

export type Painted = { readonly atMs: number; readonly nodes: number };

/**
 * Waits until every row that is in sight shows its words, and the frame with them is painted.
 * @returns milliseconds since the page was asked for, or since the last press or letter
 */
export const whenPainted = (expected: readonly Expected[]): Promise<Painted> =>
  new Promise((resolve) => {
    const isThere = () =>
      expected.every(
        ({ selector, words }) => document.querySelector(selector)?.textContent?.includes(words) === true,
      );
    const sinceMs = () => Number(document.documentElement.dataset.pressedAt ?? 0);
    const tell = () => {
      // The next task begins when the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        resolve({ atMs: performance.now() - sinceMs(), nodes: document.querySelectorAll('*').length });
      port2.postMessage(null);
    };
    const look = () => (isThere() ? tell() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });

/** Notes when a press or a letter came in, before the page gets it. */
export const notePresses = (): void => {
  const note = (event: Event) => {
    document.documentElement.dataset.pressedAt = String(event.timeStamp);
  };
  for (const kind of ['click', 'input']) window.addEventListener(kind, note, { capture: true });
};

export type ScrollPlan = {
  readonly frame: string;
  readonly row: string;
  readonly stepPx: number;
  readonly frames: number;
  /** Where it turns round. */
  readonly untilPx: number;
};

export type Scrolled = {
  readonly frameMs: readonly number[];
  /** Frames that were painted while no row stood in the middle of the grid. */
  readonly blankFrames: number;
};

/** Scrolls by so much a frame, down and up again, as a wheel held on does. */
export const scrollEvenly = ({ frame, row, stepPx, frames, untilPx }: ScrollPlan): Promise<Scrolled> =>
  new Promise((resolve) => {
    const box = document.querySelector(frame);
    if (box === null) throw new Error(`nothing to scroll: ${frame}`);
    const frameMs: number[] = [];
    let blankFrames = 0;
    let step = stepPx;
    let lastAt = 0;
    const { left, top, width, height } = box.getBoundingClientRect();
    const places = [0.25, 0.5, 0.75].map((part) => [left + width / 2, top + height * part] as const);
    const isBlank = () => places.some(([x, y]) => document.elementFromPoint(x, y)?.closest(row) === null);
    const next = (now: number) => {
      if (lastAt > 0) frameMs.push(now - lastAt);
      lastAt = now;
      if (frameMs.length === frames) return resolve({ frameMs, blankFrames });
      if (box.scrollTop + step > untilPx || box.scrollTop + step < 0) step = -step;
      box.scrollTop += step;
      // This frame is painted with the rows that are there now; the grid hears of the scrolling in the next.
      if (isBlank()) blankFrames += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
