import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/myPages/mamekura.ts';
import { aDelay } from '#web/mock/world/changes.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { ChangeRequestStatus } from '#web/parts/api/generated/enums.ts';
import { field, fill, heard, pageSettled, press, pressAgain } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { ChangePage } from './ChangePage.tsx';

const draft = {
  ...aDelay,
  status: ChangeRequestStatus.Draft,
  availableActions: [{ action: 'update', allowed: true }],
};

const REASON = '変更の理由';

/** The server of one request; `saveElsewhere` is another window that is faster. */
const changeServer = () => {
  let now: typeof draft = draft;
  let isDown = false;
  const sent: unknown[] = [];
  const handlers: MockHandlers = {
    ...mamekuraHandlers,
    getUserChangeRequest: () => reply(now, now.version),
    updateUserChangeRequest: ({ body, headers }) => {
      if (isDown) return offline();
      sent.push(body);
      if (headers.get('If-Match') !== `"v${now.version}"`)
        return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
      now = { ...now, version: now.version + 1 };
      return reply(now, now.version);
    },
  };
  return {
    handlers,
    sent,
    cutTheLine: (isCut: boolean) => {
      isDown = isCut;
    },
    saveElsewhere: (changes: Partial<typeof draft>) => {
      now = { ...now, ...changes, version: now.version + 1 };
    },
  };
};

const open = async (server: ReturnType<typeof changeServer>) => {
  const world = renderWithServices(<ChangePage />, {
    handlers: server.handlers,
    visitor: asMamekura,
    at: '/user/5/change/3',
    route: '/user/:projectId/change/:changeId',
  });
  await screen.findByLabelText(new RegExp(`^${REASON}`));
  await pageSettled();
  return world;
};

describe('a request that is written in two windows', () => {
  it('keeps what both wrote, where they wrote of different things', async () => {
    const server = changeServer();
    await open(server);
    fill(REASON, '部品の納期が延びたため');
    server.saveElsewhere({ after: { delay: { ...draft.after.delay, completionDeadline: '2027-06-30' } } });
    press('保存する');
    await heard('保存しました');
    expect(server.sent.at(-1)).toMatchObject({
      changeReason: '部品の納期が延びたため',
      after: { delay: { completionDeadline: '2027-06-30' } },
    });
  });

  it('shows both texts where they wrote of the same, and overwrites neither by itself', async () => {
    const server = changeServer();
    await open(server);
    fill(REASON, '部品の納期が延びたため');
    server.saveElsewhere({ changeReason: '工事が遅れたため' });
    press('保存する');
    expect((await screen.findAllByText('工事が遅れたため')).length).toBeGreaterThan(0);
    expect(server.sent).toHaveLength(1);
    expect(field(REASON).value).toBe('部品の納期が延びたため');
  });

  it('is saved a second time on the page that stays', async () => {
    const server = changeServer();
    await open(server);
    fill(REASON, '部品の納期が延びたため');
    press('保存する');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await heard('保存しました');
    fill(REASON, '部品の納期がさらに延びたため');
    await pressAgain('保存する');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(await screen.findByRole('button', { name: '保存する' })).toBeDefined();
  });
});

it('a request that is saved without a line says so, keeps the text, and goes with the next press', async () => {
  const server = changeServer();
  await open(server);
  fill(REASON, '部品の納期が延びたため');
  server.cutTheLine(true);
  press('保存する');
  await screen.findByText('時間をおいて、もう一度保存してください。入力した内容は、この画面に残っています。');
  expect(field(REASON).value).toBe('部品の納期が延びたため');
  server.cutTheLine(false);
  await pressAgain('保存する');
  await waitFor(() => expect(server.sent).toHaveLength(1));
});
