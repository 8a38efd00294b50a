import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, reply } from '#web/mock/reply.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { heard } from '#web/testing/acts.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { useArchive } from './useArchive.ts';

const myPage = { id: 5, corporation: { id: 4, name: '株式会社豆くら' } };

const setUp = (answer: MockHandlers['downloadMyPageArchive']) =>
  renderHookWithServices(() => useArchive(myPage), {
    handlers: { downloadMyPageArchive: answer },
    visitor: asAdmin(AdminType.JMAC),
  });

beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const savedFiles = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.calls.length;

describe('saving the files of a my page', () => {
  it('fetches its zip, saves it and says so', async () => {
    const { result, sent } = setUp(reply(new Blob(['zip'], { type: 'application/zip' })));
    await act(() => result.current.save());
    expect(sent.map(({ address }) => address)).toEqual(['/api/admin/my_page/5/archive']);
    expect([savedFiles(), result.current.isSaving]).toEqual([1, false]);
    await heard('株式会社豆くらの書類を保存しました');
  });

  it('says what could not be fetched', async () => {
    const { result } = setUp(broken);
    await act(() => result.current.save());
    expect([savedFiles(), result.current.isSaving]).toEqual([0, false]);
    await heard('株式会社豆くらの書類を保存できませんでした');
  });
});
