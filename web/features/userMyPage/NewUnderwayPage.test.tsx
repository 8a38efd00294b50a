// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '#web/api/errors.ts';
import { DocumentType } from '#web/api/generated/enums.ts';
import type { MockHandlers, MockRequest } from '#web/mock/createMockFetch.ts';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { freshSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/mamekura.ts';
import { press } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { NewUnderwayPage } from './NewUnderwayPage.tsx';

type Outcome = 'ok' | 'lost' | 'refused';

/** Takes what is begun, or does not. */
const takingPapers = (outcome: Outcome) => {
  const taken: unknown[] = [];
  const createUserSection = ({ body }: MockRequest) => {
    if (outcome === 'lost') return offline();
    if (outcome === 'refused') {
      const detail = 'この書類は、いまは加えられません。';
      return problem({ status: 400, code: ErrorCode.INVALID_PARAMETER, detail });
    }
    taken.push(body);
    return reply({ ...freshSection, id: 500 + taken.length }, 1);
  };
  return { taken, handlers: { createUserSection } satisfies MockHandlers };
};

const open = async (handlers: MockHandlers) => {
  const world = renderWithServices(<NewUnderwayPage />, {
    handlers: { ...mamekuraHandlers(freshSection), ...handlers },
    visitor: asMamekura,
    at: '/user/3/section/new/underway',
    route: '/user/:projectId/section/new/underway',
  });
  await screen.findByRole('button', { name: 'この届出を始める' });
  const { location } = world.router.state;
  return {
    ...world,
    path: () => `${world.router.state.location.pathname}${world.router.state.location.hash}`,
    location,
  };
};

describe('a notice while the plan is carried out', () => {
  const start = (): void => press('この届出を始める');

  it('begins once its kind is chosen, and one is led to its page', async () => {
    const { taken, handlers } = takingPapers('ok');
    const { path } = await open(handlers);
    start();
    expect(taken).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /^遅延届出書/ }));
    start();
    await waitFor(() => expect(path()).toBe('/user/3/section/501'));
    expect(taken).toEqual([{ mypageID: 5, documentType: DocumentType.DelayReportForm }]);
  });

  it.each<[Outcome, string]>([
    ['refused', 'この書類は、いまは加えられません。'],
    ['lost', '加えられませんでした。しばらくしてから、もう一度押してください。'],
  ])('that was %s says so, and the choice stays', async (outcome, words) => {
    const { handlers } = takingPapers(outcome);
    await open(handlers);
    fireEvent.click(screen.getByRole('radio', { name: /^中止・廃止承認申請書/ }));
    start();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^中止・廃止承認申請書/ }).checked).toBe(true);
  });
});
