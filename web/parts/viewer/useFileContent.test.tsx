import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { said } from '#web/testing/acts.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { inlineHref, isShown, useFileContent } from './useFileContent.ts';
import { useSaveFile } from './useSaveFile.ts';

const ID = '00000000-0000-4000-8000-000000000071';
const HREF = `/api/admin/file/${ID}` as const;
const picture = reply(new Blob(['picture'], { type: 'image/png' }));

type File = { href: `/api/${string}` | null; contentType: string };

const show = (downloadAdminFile: MockHandlers['downloadAdminFile'], file: Partial<File> = {}) =>
  renderHookWithServices(({ href, contentType }: File) => useFileContent(href, contentType), {
    handlers: { downloadAdminFile },
    visitor: asAdmin(AdminType.JMAC),
    initialProps: { href: inlineHref(HREF), contentType: 'image/png', ...file },
  });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const freed = () => vi.mocked(URL.revokeObjectURL).mock.calls.map(([url]) => url);

describe('a stored file in the viewer', () => {
  it('is fetched once in place, shown, and freed when it goes', async () => {
    const { result, sent, unmount } = show(picture);
    expect(result.current.content).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current.content).toEqual({ state: 'picture', url: 'blob:picture' }));
    expect(sent.map(({ address }) => address)).toEqual([`${HREF}?disposition=inline`]);
    unmount();
    expect(freed()).toEqual(['blob:picture']);
  });

  it.each(['text/csv', 'application/zip', 'image/svg+xml'])(
    'of kind %s is not drawn, and not fetched',
    async (contentType) => {
      const { result, sent } = show(picture, { contentType });
      await act(async () => {});
      expect([result.current.content.state, sent]).toEqual(['other', []]);
    },
  );

  it('that is not there, or not for this person, is withheld: trying again does not help', async () => {
    const { result } = show(notFound);
    await waitFor(() => expect(result.current.content.state).toBe('withheld'));
  });

  it('that could not be fetched can be tried again', async () => {
    let isWell = false;
    const { result } = show(() => (isWell ? picture : broken));
    await waitFor(() => expect(result.current.content.state).toBe('failed'));
    isWell = true;
    act(() => result.current.retry());
    expect(result.current.content.state).toBe('loading');
    await waitFor(() => expect(result.current.content.state).toBe('picture'));
  });

  it('is the one that is asked for now, however late the one before arrives', async () => {
    let arrive = (): void => {};
    const { result, rerender } = show(({ path }) =>
      path.id === ID ? new Promise((resolve) => (arrive = () => resolve(picture))) : picture,
    );
    const other = '00000000-0000-4000-8000-000000000072';
    rerender({ href: inlineHref(`/api/admin/file/${other}`), contentType: 'image/png' });
    await waitFor(() => expect(result.current.content.state).toBe('picture'));
    await act(async () => arrive());
    expect(freed()).toEqual([]);
    expect(URL.createObjectURL).toHaveBeenCalledOnce();
  });

  it('waits while no file is known', async () => {
    const { result, sent } = show(picture, { href: null });
    await act(async () => {});
    expect([result.current.content.state, sent]).toEqual(['loading', []]);
  });

  it('is drawn for PDF, TIFF and the pictures that every browser knows', () => {
    const kinds = [
      'application/pdf',
      'image/tiff',
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'image/bmp',
    ];
    expect(kinds.every(isShown)).toBe(true);
    expect(['image/svg+xml', 'text/html'].some(isShown)).toBe(false);
  });
});

describe('saving a stored file', () => {
  const save = (downloadAdminFile: MockHandlers['downloadAdminFile']) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const world = renderHookWithServices(() => useSaveFile(HREF), {
      handlers: { downloadAdminFile },
      visitor: asAdmin(AdminType.JMAC),
    });
    return { ...world, saved: () => click.mock.calls.length, save: () => act(() => world.result.current()) };
  };

  it('fetches it as an attachment and hands it to the browser', async () => {
    const world = save(picture);
    await world.save();
    expect(world.sent.map(({ address }) => address)).toEqual([`${HREF}?disposition=attachment`]);
    expect(world.saved()).toBe(1);
  });

  it.each([
    ['is broken', broken],
    ['has no such file for this person', notFound],
  ])('says so when the server %s', async (_why, outcome) => {
    const world = save(outcome);
    await world.save();
    expect([world.saved(), said() !== '']).toEqual([0, true]);
  });
});
