import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { returnedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { uuid } from '#web/mock/scenarios/sections/sectionParts.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asHimawari, sectionServer } from '#web/testing/sectionServer.ts';
import { useDraftSaver } from './drafts/useDraftSaver.ts';
import { useSubmitSection } from './useSubmitSection.ts';

const receipt = { id: uuid(93), number: 'R-4003-0300', issuedAt: '2026-11-22T02:00:00.000Z' };

const useSubmission = () => {
  const drafts = useDraftSaver({ body: returnedSection, etag: '"v3"' });
  return useSubmitSection(returnedSection, '"v3"', drafts);
};

const open = () => {
  const server = sectionServer({
    section: returnedSection,
    makes: ({ action }) =>
      action === 'resubmit' ? { status: DocumentCheckStatus.Confirming, receipts: [receipt] } : {},
  });
  const world = renderHookWithServices(useSubmission, { handlers: server.handlers, visitor: asHimawari });
  return { ...world, server };
};

describe('handing a section in', () => {
  it('a second press while the first runs does nothing, also before the page has drawn it', async () => {
    const { result, server, router, sent } = open();
    const { submit } = result.current;
    await act(() => Promise.all([submit('一'), submit('二')]));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user/3/receipt/${receipt.id}`));
    expect(server.bodies).toEqual([{ id: 134, action: 'resubmit', submitterComment: '一' }]);
    expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('again after a return is a second submission, not a first one', async () => {
    const { result, server } = open();
    await act(() => result.current.submit(' '));
    expect(server.bodies).toEqual([{ id: 134, action: 'resubmit', submitterComment: null }]);
  });
});
