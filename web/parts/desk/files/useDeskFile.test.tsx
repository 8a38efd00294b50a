import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { orderOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { sectionFile } from '#web/mock/scenarios/sections/sectionParts.ts';
import { AdminType, FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import type { DeskFile } from '../deskTypes.ts';
import { onlyPageOf, pageCountOf, useDeskFile } from './useDeskFile.ts';

const picture = { contentType: 'image/png', sizeBytes: 1 };
const front = sectionFile(1, { ...picture, fileName: '表.png' });
const back = sectionFile(2, { ...picture, fileName: '裏.png' });
const newFront = sectionFile(3, { ...picture, fileName: '表2.png', replacedFileId: front.id });

const deskOf = (...files: DeskFile[]) => {
  const { result, sent } = renderHookWithServices(() => useDeskFile({ ...orderOnDesk, files }), {
    handlers: { downloadAdminFile: reply(new Blob(['picture'], { type: 'image/png' })) },
    visitor: asAdmin(AdminType.JMAC),
  });
  return { desk: () => result.current, asked: () => sent.map(({ address }) => address) };
};

describe('the file on the desk', () => {
  it('is the first that still counts; the others can be chosen', async () => {
    const { desk } = deskOf(front, back, newFront);
    expect(desk().files.map(({ fileName }) => fileName)).toEqual(['裏.png', '表2.png']);
    expect(desk().file?.fileName).toBe('裏.png');
    act(() => desk().choose(newFront.id));
    expect(desk().file?.fileName).toBe('表2.png');
    await waitFor(() => expect(desk().content.state).toBe('picture'));
  });

  it('is read once, as it lies there', async () => {
    const { desk, asked } = deskOf(back);
    await waitFor(() => expect(desk().content.state).toBe('picture'));
    expect(asked()).toEqual([`/api/admin/file/${back.id}?disposition=inline`]);
  });

  it.each([FileScanStatus.Pending, FileScanStatus.Infected, FileScanStatus.Rejected])(
    'is not fetched before the scanner has let it pass (%i)',
    async (scanStatus) => {
      const { desk, asked } = deskOf({ ...back, scanStatus });
      await act(async () => {});
      expect([asked(), desk().content.state]).toEqual([[], 'loading']);
    },
  );

  it('is none where nothing was handed in', () => {
    expect(deskOf().desk().file).toBeNull();
  });
});

describe('the pages that a finding may name', () => {
  const pdf = {
    pageCount: 3,
    sizeOf: async () => ({ width: 1, height: 1 }),
    draw: () => ({ done: Promise.resolve(), cancel: () => {} }),
  };
  const open = deskOf;

  it('are those of the PDF, else those that the server counted', () => {
    const state = open({ ...back, pageCount: 2 }).desk();
    const opened = { ...pdf, textOf: async () => '', close: () => {} };
    expect(pageCountOf(state)).toBe(2);
    expect(pageCountOf({ ...state, content: { state: 'pdf', pdf: opened } })).toBe(3);
    expect(pageCountOf({ ...state, file: null })).toBe(1);
  });

  it('are filled in when there is only one', () => {
    const state = open(back).desk();
    const opened = { ...pdf, textOf: async () => '', close: () => {} };
    expect(onlyPageOf({ ...state, content: { state: 'pdf', pdf: { ...opened, pageCount: 1 } } })).toBe(1);
    expect(onlyPageOf({ ...state, content: { state: 'pdf', pdf: opened } })).toBeNull();
    expect(onlyPageOf(state)).toBeNull();
  });
});
