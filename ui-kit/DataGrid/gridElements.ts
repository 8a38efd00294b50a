/** What the keyboard needs to know of the drawn grid. Rows carry their position in `data-grid-row`. */

const isElement = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement;

export const rowAt = (body: HTMLElement | null, index: number): HTMLElement | undefined => {
  const row = body?.querySelector(`[data-grid-row="${index}"]`);
  return isElement(row) ? row : undefined;
};

export const drawnRows = (body: HTMLElement | null): HTMLElement[] =>
  [...(body?.querySelectorAll('[data-grid-row]') ?? [])].filter(isElement);

/** The row an element stands in, or -1. */
export const rowIndexOf = (element: EventTarget | null): number => {
  const row = element instanceof Element ? element.closest('[data-grid-row]') : null;
  return row === null ? -1 : Number(row.getAttribute('data-grid-row'));
};

/** Links, buttons and fields of a row, from left to right. */
export const controlsOf = (row: HTMLElement): HTMLElement[] =>
  [
    ...row.querySelectorAll('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'),
  ].filter(isElement);

/** Tab reaches one row and what can be pressed in it; arrows lead to the other rows. */
export const setTabStops = (body: HTMLElement | null, tabStop: number): void => {
  for (const row of drawnRows(body)) {
    const wanted = rowIndexOf(row) === tabStop ? 0 : -1;
    for (const control of controlsOf(row)) if (control.tabIndex !== wanted) control.tabIndex = wanted;
  }
};

/** Goes to the control beside the focused one; left of the first stands the row itself. */
export const focusBeside = (row: HTMLElement, step: 1 | -1): void => {
  const places: Element[] = [row, ...controlsOf(row)];
  const at = document.activeElement === null ? -1 : places.indexOf(document.activeElement);
  const place = places[Math.min(Math.max(at + step, 0), places.length - 1)];
  if (isElement(place)) place.focus();
};
