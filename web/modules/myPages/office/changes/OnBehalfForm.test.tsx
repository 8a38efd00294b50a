import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { problem, reply } from '#web/mock/reply.ts';
import { aDelay, changeHandlers } from '#web/mock/world/changes.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { ChangeRequestStatus } from '#web/parts/api/generated/enums.ts';
import { fill, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ChangePage } from './ChangePage.tsx';

it('what the office enters goes together with what the business saved meanwhile', async () => {
  const update = { action: 'update', allowed: true, isOnBehalf: true };
  const draft = { ...aDelay, status: ChangeRequestStatus.Draft, availableActions: [update] };
  const saved = { ...draft, version: draft.version + 1, changeReason: '工事が遅れたため' };
  const sent: unknown[] = [];
  renderWithServices(<ChangePage />, {
    handlers: {
      ...changeHandlers,
      getChangeRequest: () => (sent.length === 0 ? reply(draft, draft.version) : reply(saved, saved.version)),
      updateChangeRequest: ({ body }) => {
        sent.push(body);
        return sent.length > 1
          ? reply(saved, saved.version + 1)
          : problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
      },
    },
    visitor: asAdmin(0),
    at: '/admin/change_request/3',
    route: '/admin/change_request/:id',
  });
  await screen.findByRole('heading', { level: 1 });
  press('代わりに入力する');
  await screen.findByLabelText(/^事業者に代わって行う理由/);
  fill('事業者に代わって行う理由', '電話で聞いたため');
  fill('事業実施期限', '2027/06/30');
  press('保存する');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    reason: '電話で聞いたため',
    changeReason: '工事が遅れたため',
    after: { delay: { completionDeadline: '2027-06-30' } },
  });
});
