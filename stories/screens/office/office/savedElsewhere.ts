import { expect, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';

type Versioned = { readonly version: number };
type Change = { readonly body: unknown; readonly headers: Headers };

/**
 * A record that somebody else saves while its form is open: the first change is refused, and what is read from then on
 * holds `elsewhere`.
 */
export const savedElsewhere = <Record extends Versioned>(opened: Record, elsewhere: Partial<Record>) => {
  let stored = opened;
  return {
    /** Before every run of the story. */
    beginAnew: (): void => {
      stored = opened;
    },
    read: () => reply(stored, stored.version),
    change: ({ body, headers }: Change) => {
      if (headers.get('if-match') === `"v${opened.version}"`) {
        stored = { ...opened, ...elsewhere, version: opened.version + 1 };
        return problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' });
      }
      return reply({ ...stored, ...Object(body), version: stored.version + 1 }, stored.version + 1);
    },
  };
};

/** The question about what both changed: what was typed beside what is stored. */
export const seesBoth = async (
  place: HTMLElement,
  mine: string | RegExp,
  theirs: string | RegExp,
): Promise<void> => {
  const title = await within(place).findByText('同じ項目が、ほかの画面でも変更されています');
  const panel = title.closest<HTMLElement>('[role=alert]');
  if (panel === null) throw new Error('a question');
  await expect(within(panel).getByText(mine)).toBeVisible();
  await expect(within(panel).getByText(theirs)).toBeVisible();
};
