import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem } from '#web/mock/reply.ts';
import { consortiumDesk, consortiumDeskPage } from '#web/mock/scenarios/myPages/consortium.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { fill, heard, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { openMyPage } from '#web/testing/myPageDetail.tsx';

const BREAKDOWN = '93';

const openDocuments = (handlers: MockHandlers = {}, type: AdminType = AdminType.JMAC) =>
  openMyPage({
    tab: 'documents',
    type,
    myPage: consortiumDeskPage,
    handlers: { ...consortiumDesk, ...handlers },
  });

const begin = async (): Promise<void> => {
  press('書類を依頼する');
  await screen.findByRole('option', { name: '経費内訳書（構成員別）' });
};

describe('a document that the office asks for', () => {
  it('is asked of one member by choosing it', async () => {
    const { bodies } = await openDocuments();
    await begin();
    fill(/^書類/, BREAKDOWN);
    fill(/^依頼先/, '2');
    pressInDialog('依頼する');
    await heard('を依頼しました');
    expect(bodies()).toEqual([
      { mypageID: 12, documentType: Number(BREAKDOWN), memberId: 2, isRequired: true },
    ]);
  });

  it('is chosen before it is asked for, and says at its field why it cannot be asked', {
    tags: ['slow'],
  }, async () => {
    const message = 'この書類は、構成員には求められません。代表事業者が提出します';
    const refused = problem({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '入力内容を確かめてください。',
      errors: [{ pointer: '/memberId', code: ErrorCode.INVALID_PARAMETER, message }],
    });
    const { bodies } = await openDocuments({ createSection: refused });
    await begin();
    pressInDialog('依頼する');
    expect(await screen.findAllByText(/選んでください。/)).not.toEqual([]);
    expect(bodies()).toEqual([]);
    fill(/^書類/, BREAKDOWN);
    fill(/^依頼先/, '1');
    pressInDialog('依頼する');
    expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
  });

  it('is not theirs to ask for who only read', { tags: ['slow'] }, async () => {
    await openDocuments({}, AdminType.MAFF);
    expect(screen.queryByRole('button', { name: '書類を依頼する' })).toBeNull();
  });
});
