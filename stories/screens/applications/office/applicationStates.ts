import { expect, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { deskHandlersOf, operationsOf, type Programme } from '#web/mock/scenarios/projects/programmes.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates } from '../../listStates.ts';
import { orderForm } from '../../orderForm.ts';
import { asAdmin } from '../../Screen.tsx';
import { variantOf } from '../../variantOf.ts';

type Place = { readonly canvasElement: HTMLElement };

const inspector = asAdmin(adminSession(AdminType.Inspector));

const LONG_NAME =
  '一般社団法人やさしい外食推進協会・全国給食事業者連絡協議会・地域食材活用コンソーシアム代表事業者';

const longNames = ({ list }: Programme) =>
  reply({
    ...list,
    items: list.items.map((row) => ({ ...row, name: LONG_NAME, planTitle: LONG_NAME.repeat(2) })),
  });

const rowNamesOf = ({ list }: Programme): string[] => list.items.map(({ name }) => name ?? '');

/** The states of the list of one family's applications. */
const listOf = (programme: Programme, path: string) => {
  const handlers = { ...deskHandlersOf(programme), downloadAdminFile: orderForm };
  const { list } = operationsOf(programme);
  return {
    ...listStates(path, handlers, list),
    normal: {
      play: async ({ canvasElement }: Place): Promise<void> => {
        const canvas = within(canvasElement);
        for (const { id, name } of programme.list.items) {
          const link = await canvas.findByRole('link', { name: name ?? '' });
          await expect(link).toHaveAttribute('href', `${path}/${id}`);
        }
      },
    },
    longNames: { args: { handlers: { ...handlers, [list]: longNames(programme) } } },
    /** An inspector sees who applied and opens nothing: the content names amounts. */
    listForInspector: {
      args: { visitor: inspector },
      play: async ({ canvasElement }: Place): Promise<void> => {
        const canvas = within(canvasElement);
        for (const name of rowNamesOf(programme)) {
          const [shown] = await canvas.findAllByText(name);
          await expect(shown).toBeVisible();
          await expect(canvas.queryByRole('link', { name })).toBeNull();
        }
      },
    },
  };
};

/**
 * The states of a family's applications at the desk, list and detail: the same for every family. Spread one into a
 * story with a name of its own.
 * @param programme one that the family serves
 * @param path of its list
 */
export const applicationStates = (programme: Programme, path: string) => {
  const states = listOf(programme, path);
  const at = `${path}/${programme.submittedId}`;
  const tab = (name: string) => ({ args: { path: `${at}?tab=${name}` } });
  const [firstStep] = programme.form.steps;
  return {
    ...states,
    args: {
      path,
      handlers: { ...deskHandlersOf(programme), downloadAdminFile: orderForm },
      visitor: jmac,
      variant: variantOf(programme),
    },
    content: {
      args: { path: at },
      play: async ({ canvasElement }: Place): Promise<void> => {
        const heading = await within(canvasElement).findByRole('heading', {
          name: firstStep?.sections[0]?.title ?? '',
        });
        await expect(heading).toBeVisible();
      },
    },
    scores: tab('score'),
    returns: tab('returns'),
    history: tab('history'),
  };
};
