import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { outages } from '../outages.ts';
import { asAdmin } from '../Screen.tsx';

type Place = { readonly canvasElement: HTMLElement };

const findText =
  (text: string) =>
  async ({ canvasElement }: Place): Promise<void> => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

const findAlert = async ({ canvasElement }: Place): Promise<void> => {
  await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
};

const nothing = reply({ items: [], nextCursor: null, total: 0 });

type Lists = keyof MockHandlers & `list${string}`;
type Exports = keyof MockHandlers & `export${string}`;

/** Saves what the list shows, as a file of the kind that is chosen. */
const save = async ({ canvasElement }: Place): Promise<void> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '一覧を保存' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSVで保存' }));
};

/**
 * The list is saved as it is narrowed, all of its pages; or says that it could not be.
 * @param operation what answers the list as a file
 */
export const savedStates = (path: string, handlers: MockHandlers, operation: Exports) => {
  const asked = fn();
  const answer = ({ query }: { query: URLSearchParams }) => {
    asked(query.toString());
    return reply(new Blob(['\uFEFF管理番号\r\n'], { type: 'text/csv' }));
  };
  return {
    saved: {
      args: { path: `${path}?q=%E8%B1%86`, handlers: { ...handlers, [operation]: answer } },
      play: async (place: Place): Promise<void> => {
        asked.mockClear();
        await save(place);
        await waitFor(() => expect(asked).toHaveBeenCalledOnce());
        const query = new URLSearchParams(asked.mock.calls[0]?.[0]);
        await expect([query.get('format'), query.get('q'), query.get('limit')]).toEqual(['csv', '豆', null]);
      },
    },
    notSaved: {
      args: { handlers: { ...handlers, [operation]: broken } },
      play: async (place: Place): Promise<void> => {
        await save(place);
        await expect(await screen.findByText(/^一覧を保存できませんでした。/)).toBeVisible();
      },
    },
  };
};

/**
 * The states that every list page of the office has. Spread one into a story with a name of its own:
 * `export const Empty: Story = { name: 'まだないとき', ...states.empty }`.
 * @param operation what answers the rows of the page
 */
export const listStates = (path: string, handlers: MockHandlers, operation: Lists) => {
  const answering = (handler: unknown): MockHandlers => ({ ...handlers, [operation]: handler });
  return {
    phone: { globals: { viewport: { value: 'phone' } } },
    tablet: { globals: { viewport: { value: 'tablet' } } },
    empty: { args: { handlers: answering(nothing) } },
    noMatch: {
      args: { path: `${path}?q=%E3%81%82`, handlers: answering(nothing) },
      play: findText('条件に合うものはありません'),
    },
    loading: { args: { handlers: answering(pending) } },
    broken: { args: { handlers: answering(broken) }, play: findAlert },
    ...outages(handlers),
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
