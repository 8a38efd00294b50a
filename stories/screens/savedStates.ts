import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, reply } from '#web/mock/reply.ts';

type Place = { readonly canvasElement: HTMLElement };

type Exports = keyof MockHandlers & `export${string}`;

/** Saves what the list shows, as a file of the kind that is chosen. */
const save = async ({ canvasElement }: Place, name: string): Promise<void> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSVで保存' }));
};

/**
 * The list is saved as it is narrowed, all of its pages; or says that it could not be.
 * @param operation what answers the list as a file
 * @param label what the button says
 */
export const savedStates = (
  path: string,
  handlers: MockHandlers,
  operation: Exports,
  label = '一覧を保存',
) => {
  const asked = fn();
  const answer = ({ query }: { query: URLSearchParams }) => {
    asked(query.toString());
    return reply(new Blob(['\uFEFF管理番号\r\n'], { type: 'text/csv' }));
  };
  return {
    saved: {
      args: {
        path: `${path}${path.includes('?') ? '&' : '?'}q=%E8%B1%86`,
        handlers: { ...handlers, [operation]: answer },
      },
      play: async (place: Place): Promise<void> => {
        asked.mockClear();
        await save(place, label);
        await waitFor(() => expect(asked).toHaveBeenCalledOnce());
        const query = new URLSearchParams(asked.mock.calls[0]?.[0]);
        await expect([query.get('format'), query.get('q'), query.get('limit')]).toEqual(['csv', '豆', null]);
      },
    },
    notSaved: {
      // It is tried again a few times before it is given up.
      tags: ['slow'],
      args: { handlers: { ...handlers, [operation]: broken } },
      play: async (place: Place): Promise<void> => {
        await save(place, label);
        await waitFor(() => expect(screen.getByText(/^一覧を保存できませんでした。/)).toBeVisible());
      },
    },
  };
};
