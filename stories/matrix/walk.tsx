import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { Cell } from './Cell.tsx';
import { cellOf } from './cells.ts';
import { EXPECTATIONS } from './expectations.ts';
import { type AreaName, ROWS, type Row } from './rows.ts';
import type { State } from './states.ts';

const visit = async (place: HTMLElement, row: Row, state: State): Promise<string[]> => {
  const root = createRoot(place);
  root.render(<Cell row={row} state={state} />);
  try {
    await EXPECTATIONS[state](place);
    return [];
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [`${row.pattern}: ${reason} (${place.querySelector('h1')?.textContent})`];
  } finally {
    root.unmount();
    place.replaceChildren();
  }
};

/** Every second page, where all of them have to be fetched within the time of one story. */
type Half = 'even' | 'odd';

const isIn = (half: Half | undefined, index: number): boolean =>
  half === undefined || (index % 2 === 0) === (half === 'even');

/** Opens every page of an area in a state, one after another, in the window of the story. */
export const walk =
  (area: AreaName, state: State, half?: Half) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const faults: string[] = [];
    for (const row of ROWS[area].filter((one, index) => isIn(half, index) && cellOf(one, state).exists)) {
      const place = canvasElement.ownerDocument.createElement('div');
      canvasElement.append(place);
      faults.push(...(await visit(place, row, state)));
      place.remove();
    }
    await expect(faults).toEqual([]);
  };
