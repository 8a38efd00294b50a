import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { photographed } from '#web/mock/scenarios/money/officePayments.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/myPages/mamekura.ts';
import { press } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { PhotosButton } from './PhotosButton.tsx';
// A part that comes on demand is compiled before the clock of a test runs.
import './PhotoPairDialog.tsx';

/** Brings every place that is looked at into the view, and tells at once that it had been out of it, as browsers do. */
const views: (() => void)[] = [];

class ShownOnDemand {
  readonly #show: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(show: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#show = show;
  }
  observe(): void {
    views.push(() => this.#show([{ isIntersecting: false }, { isIntersecting: true }]));
  }
  disconnect(): void {}
}

beforeEach(() => {
  views.length = 0;
  vi.stubGlobal('IntersectionObserver', ShownOnDemand);
});
afterEach(() => vi.unstubAllGlobals());

const NAME = '1 豆腐製造ラインの写真を並べて見る（2件のうち1件）';

const open = () => {
  const [item] = photographed;
  return renderWithServices(
    <PhotosButton
      vouchers={item?.vouchers ?? []}
      name="1 豆腐製造ライン"
      fileHref={(id) => `/api/user/file/${id}`}
      sectionHref={(id) => `/user/5/section/${id}`}
    />,
    {
      handlers: {
        ...mamekuraHandlers,
        downloadUserFile: reply<null>(new Blob([''], { type: 'image/jpeg' })),
      },
      visitor: asMamekura,
      at: '/user/5/payment',
    },
  );
};

describe('the photos of a deal', () => {
  it('are read in small, and only once they come near the view', async () => {
    const { sent } = open();
    const files = () => sent.map(({ address }) => address);
    await act(async () => {});
    expect([files(), screen.queryByAltText('写真（実施前）（1-7）')]).toEqual([[], null]);
    await act(async () => {
      for (const show of views) show();
    });
    expect(await screen.findByAltText('写真（実施前）（1-7）')).toBeDefined();
    expect(files()).toEqual(['/api/user/file/00000000-0000-4000-8000-000000000191?size=thumbnail']);
  });

  it('say which of them is there, and open side by side', async () => {
    open();
    expect(screen.getByText('実施前')).toBeDefined();
    expect(screen.getByText('実施後')).toBeDefined();
    press(NAME);
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});
