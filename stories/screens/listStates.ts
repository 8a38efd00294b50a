import { expect, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { expectOneRow } from './oneRow.ts';
import { asAdmin } from './Screen.tsx';

type Place = { readonly canvasElement: HTMLElement };

const findText =
  (text: string) =>
  async ({ canvasElement }: Place): Promise<void> => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

const findAlert = async ({ canvasElement }: Place): Promise<void> => {
  await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
};

/**
 * A list with several conditions at a desk: each is seen as a chip, and the controls stand in one row.
 * @param search what follows the question mark
 * @param chips the words of the conditions
 */
export const narrowed = (path: string, search: string, chips: readonly string[]) => ({
  globals: { viewport: { value: 'desktop' } },
  args: { path: `${path}?${search}` },
  play: async ({ canvasElement }: Place): Promise<void> => {
    const canvas = within(canvasElement);
    for (const chip of chips) await expect(await canvas.findByText(chip)).toBeVisible();
    await expectOneRow(canvasElement);
  },
});

/** Between a phone and a desk no column is out of sight: what has no room waits in the column picker (LOOK "Grid"). */
const fits = async ({ canvasElement }: Place): Promise<void> => {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('rowheader');
  for (const grid of canvas.getAllByRole('grid'))
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement?.clientWidth ?? 0);
};

const nothing = reply({ items: [], nextCursor: null, total: 0 });

type Lists = keyof MockHandlers & (`list${string}` | 'searchAudit');
/**
 * The states of a list of the office that the matrix does not make: no row for a word, and those of a list that is not
 * what the page itself reads. Spread one into a story with a name of its own:
 * `export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch }`.
 * @param operation what answers the rows
 */
export const listStates = (path: string, handlers: MockHandlers, operation: Lists) => {
  const answering = (handler: unknown): MockHandlers => ({ ...handlers, [operation]: handler });
  return {
    phone: { globals: { viewport: { value: 'phone' } } },
    tablet: { globals: { viewport: { value: 'tablet' } }, play: fits },
    empty: { args: { handlers: answering(nothing) } },
    noMatch: {
      args: { path: `${path}?q=%E3%81%82`, handlers: answering(nothing) },
      play: findText('条件に合うものはありません'),
    },
    loading: { args: { handlers: answering(pending) } },
    broken: { args: { handlers: answering(broken) }, play: findAlert },
    /** Whoever may not see the page is told who does. */
    notAllowed: (type: AdminType) => ({
      args: { visitor: asAdmin(adminSession(type)) },
      play: async ({ canvasElement }: Place): Promise<void> => {
        await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
          'このページは利用できません',
        );
      },
    }),
  };
};

/** Who manages everything. */
export const jmac = asAdmin(adminSession(AdminType.JMAC));
