import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { Cell } from './Cell.tsx';
import { cellOf } from './cells.ts';
import { complaintsOf } from './complaints.ts';
import { EXPECTATIONS } from './expectations.ts';
import { type AreaName, ROWS, type Row } from './rows.ts';
import type { State } from './states.ts';

const visit = async (place: HTMLElement, row: Row, state: State): Promise<string[]> => {
  const root = createRoot(place);
  root.render(<Cell row={row} state={state} />);
  try {
    await EXPECTATIONS[state](place);
    const complaints = await complaintsOf(place.ownerDocument.body, state);
    return complaints.map((complaint) => `${row.pattern}: ${complaint}`);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [`${row.pattern}: ${reason} (${place.querySelector('h1')?.textContent})`];
  } finally {
    root.unmount();
    place.replaceChildren();
  }
};

/**
 * Opens every page of an area in a state, one after another, in the window of the story: each says what it has to, and axe
 * has nothing to say.
 */
export const walk =
  (area: AreaName, state: State) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const faults: string[] = [];
    for (const row of ROWS[area].filter((one) => cellOf(one, state).exists)) {
      const place = canvasElement.ownerDocument.createElement('div');
      canvasElement.append(place);
      faults.push(...(await visit(place, row, state)));
      place.remove();
    }
    await expect(faults).toEqual([]);
  };
