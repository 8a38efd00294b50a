import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A name as it is read out; a text stands for the whole of it. */
type Name = string | RegExp;

/** What was read is drawn, and the effects of that have run: a person types and presses only then, a test is quicker. */
export const pageSettled = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** The page with its heading, and with its effects. */
export const pageShown = async (): Promise<void> => {
  await screen.findByRole('heading', { level: 1 });
  await pageSettled();
};

/** Presses the button of a name. */
export const press = (name: Name): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button another time: it is free a moment after its page has said what became of the press before. */
export const pressAgain = async (name: Name): Promise<void> => {
  const isFree = () => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false);
  await waitFor(isFree);
  await pageSettled();
  press(name);
};

/** The field of a label; a text stands for its beginning, since 必須 and a unit may follow. */
export const field = (label: Name): HTMLInputElement => {
  const matches = (text: string) => (typeof label === 'string' ? text.startsWith(label) : label.test(text));
  return screen.getByLabelText<HTMLInputElement>(matches, { selector: 'input, textarea, select' });
};

/** Types into the field of a label, without leaving it. */
export const type = (label: Name, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });

/** Goes on from the field of a label. */
export const leave = (label: Name): void => void fireEvent.blur(field(label));

export const fill = (label: Name, value: string): void => {
  type(label, value);
  leave(label);
};

/** Chooses files in the field of a label. */
export const chooseFiles = (input: Element, ...files: readonly File[]): void =>
  void fireEvent.change(input, { target: { files } });

/** The button of a name. */
export const button = (name: Name): HTMLElement => screen.getByRole('button', { name });

/** Every text that a snackbar has said. */
export const said = (): string =>
  screen
    .getAllByRole('log')
    .map(({ textContent }) => textContent)
    .join();

/** Waits until a snackbar has said a text; the page may have moved on a moment before. */
export const heard = (text: string): Promise<void> => waitFor(() => expect(said()).toContain(text));

/** The texts of the alerts on the page, the snackbar's place apart. */
export const alerts = (): string[] =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** The rows of a list of facts: term and value. */
export const factsIn = (place: HTMLElement): string[] =>
  within(place)
    .queryAllByRole('term')
    .map((term) => `${term.textContent}=${term.nextElementSibling?.textContent ?? ''}`);
