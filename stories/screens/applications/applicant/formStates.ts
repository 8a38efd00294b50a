import { expect, within } from 'storybook/test';
import {
  applicantHandlersOf,
  applicantSessionOf,
  type Programme,
} from '#web/mock/scenarios/projects/programmes.ts';
import { contextOfFamily } from '#web/parts/api/session.ts';
import { asApplicant } from '../../Screen.tsx';
import { variantOf } from '../../variantOf.ts';

type Place = { readonly canvasElement: HTMLElement };

const phone = { viewport: { value: 'phone' } };

/**
 * The form of one programme as its applicant meets it, complete: the list of steps and each step. Spread one into a
 * story with a name of its own.
 * @throws Error for a step that the form does not have
 */
export const formStates = (programme: Programme) => {
  const { form, project } = programme;
  const home = `/application/project/${project.id}`;
  const step = (key: string) => {
    const number = form.steps.findIndex((candidate) => candidate.key === key);
    const title = form.steps[number]?.title;
    if (title === undefined) throw new Error(`${form.revision} has no step ${key}`);
    return {
      args: { path: `${home}/step/${key}` },
      play: async ({ canvasElement }: Place): Promise<void> => {
        const heading = await within(canvasElement).findByRole('heading', { level: 1 });
        await expect(heading).toHaveTextContent(`${number + 1}. ${title}`);
      },
    };
  };
  return {
    args: {
      path: home,
      handlers: applicantHandlersOf(programme),
      visitor: asApplicant(contextOfFamily(project.family), applicantSessionOf(programme)),
      variant: variantOf(programme),
    },
    tasks: {
      play: async ({ canvasElement }: Place): Promise<void> => {
        const canvas = within(canvasElement);
        for (const { key, title } of form.steps) {
          const link = await canvas.findByRole('link', { name: title });
          await expect(link).toHaveAttribute('href', `${home}/step/${key}`);
        }
      },
    },
    applicant: step('applicant'),
    eligibility: step('eligibility'),
    plan: step('plan'),
    expenses: step('expenses'),
    documents: step('documents'),
    confirm: step('confirm'),
    planPhone: { ...step('plan'), globals: phone },
    expensesPhone: { ...step('expenses'), globals: phone },
  };
};
