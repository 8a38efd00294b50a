import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { aProject, projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { AdminType, ErrorCode, RoundState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { button, field, fill, heard, pageShown, press, pressAgain } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ProjectPage } from './ProjectPage.tsx';
// Parts that come on demand are compiled before the clock of a test runs.
import '#web/parts/form/conflict/ConflictPanel.tsx';
import '../edit/DocumentRules.tsx';
import '../edit/ScoringItems.tsx';

type Project = components['schemas']['Project'];

const closed: Project = { ...aProject, state: RoundState.Closed };

type Options = { type?: AdminType; project?: Project; handlers?: MockHandlers };

const open = async ({ type = AdminType.JMAC, project = closed, handlers = {} }: Options = {}) => {
  let stored = project;
  const taken: unknown[] = [];
  const world = renderWithServices(<ProjectPage />, {
    handlers: {
      ...projectHandlers,
      getProject: () => reply(stored, stored.version),
      updateProject: ({ body, headers }) => {
        if (headers.get('if-match') !== `"v${stored.version}"`) {
          return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
        }
        taken.push(body);
        stored = { ...stored, ...Object(body), version: stored.version + 1 };
        return reply(stored, stored.version);
      },
      ...handlers,
    },
    visitor: asAdmin(type),
    at: '/admin/project/10',
    route: '/admin/project/:id',
  });
  await pageShown();
  const changeElsewhere = (changes: Partial<Project>): void => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  return { ...world, taken, changeElsewhere };
};

/** The page with the items to score, which come after its first fields. */
const openWithItems = async (options?: Options) => {
  const page = await open(options);
  await screen.findByRole('button', { name: '審査項目を加える' });
  return page;
};

describe('a round that is changed', () => {
  it('sends what differs only, twice in a row each with its version', { tags: ['slow'] }, async () => {
    const { taken } = await open();
    fill('略称', 'R6補 3次');
    press('保存する');
    await heard('R6補 3次を保存しました');
    fill('電話', '０３－９９９９－００００');
    await pressAgain('保存する');
    await waitFor(() => expect(taken).toEqual([{ shortName: 'R6補 3次' }, { deskPhone: '0399990000' }]));
  });

  it('goes together with what somebody else saved in other fields and in other rows of its tables', {
    tags: ['slow'],
  }, async () => {
    const [first] = aProject.documentRules;
    if (first === undefined) throw new Error('a document of the round');
    const second = { ...first, label: '見積書', needsMaffCheck: false };
    const { taken, changeElsewhere } = await open({
      project: { ...closed, documentRules: [first, second] },
    });
    const changed = { ...first, isInspectionTarget: !first.isInspectionTarget };
    changeElsewhere({ deskHours: '平日のみ', documentRules: [changed, second] });
    fill('略称', 'R6補 3次');
    fireEvent.click(await screen.findByLabelText('見積書を農水省が確認する'));
    press('保存する');
    await heard('R6補 3次を保存しました');
    expect(taken).toEqual([
      { shortName: 'R6補 3次', documentRules: [changed, { ...second, needsMaffCheck: true }] },
    ]);
    expect(field('受付時間').value).toBe('平日のみ');
  });

  it('in the same places shows both in words, and the person chooses place by place', {
    tags: ['slow'],
  }, async () => {
    const { taken, changeElsewhere } = await openWithItems();
    const [rule, ...rules] = aProject.documentRules;
    const [item, ...items] = aProject.scoringItems ?? [];
    if (rule === undefined || item === undefined) throw new Error('a document and an item to score');
    changeElsewhere({
      maxSubsidy: 90_000_000,
      documentRules: [{ ...rule, dueFrom: 'adoptedOn', dueDays: 20 }, ...rules],
      scoringItems: [{ ...item, label: '効果' }, ...items],
    });
    fill('上限額', '80000000');
    fill('審査項目1', '費用対効果');
    fireEvent.click(await screen.findByLabelText(`${rule.label}を農水省が確認する`));
    press('保存する');
    const choice = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
    const amount = await choice('上限額');
    expect(amount.getByRole('radio', { name: 'この画面の入力80,000,000円' })).toBeDefined();
    const ruled = await choice(`${rule.label}の決まり`);
    expect(
      ruled.getByRole('radio', { name: /^保存済みの内容要否：[\s\S]*期限：採択から20日/ }),
    ).toBeDefined();
    const scored = await choice('審査項目1');
    fireEvent.click(scored.getByRole('radio', { name: /^保存済みの内容効果（重み/ }));
    expect(taken).toEqual([]);
    press('選んだ内容を残す');
    await waitFor(() => expect(taken).toHaveLength(1));
    const needsMaffCheck = !rule.needsMaffCheck;
    expect(taken).toEqual([
      { maxSubsidy: 80_000_000, documentRules: [{ ...rule, needsMaffCheck }, ...rules] },
    ]);
  });

  it('gets another scoring item, which needs a name', { tags: ['slow'] }, async () => {
    const { taken } = await openWithItems();
    press('審査項目を加える');
    press('保存する');
    expect(await screen.findAllByText(/審査項目2/)).not.toEqual([]);
    expect(taken).toEqual([]);
    fill('審査項目2', '費用対効果');
    press('保存する');
    await waitFor(() =>
      expect(taken).toEqual([
        {
          scoringItems: [...(aProject.scoringItems ?? []), { key: 'itemA', label: '費用対効果', weight: 1 }],
        },
      ]),
    );
  });
});

describe('what was typed before the session ended', () => {
  it('is back in its fields, rows of the table too', { tags: ['slow'] }, async () => {
    const page = await openWithItems();
    fill('略称', 'R6補 3次');
    press('審査項目を加える');
    fill('審査項目2', '費用対効果');
    act(() => page.services.sessions.invalidate('admin', 'expired'));
    page.unmount();
    await openWithItems();
    expect([field('略称').value, field('審査項目2').value]).toEqual(['R6補 3次', '費用対効果']);
  });
});

describe('a round that is open to applicants', () => {
  it('is changed after a question that names what they feel', { tags: ['slow'] }, async () => {
    const { taken } = await open({ project: aProject });
    fill('上限額', '100,000,000');
    press('保存する');
    const dialog = await screen.findByRole('dialog', { name: '公募中の事業を変更しますか' });
    expect(dialog.textContent).toContain('作成中の1件と提出済みの4件');
    expect(dialog.textContent).toContain('上限額');
    expect(taken).toEqual([]);
    await act(async () => pressInDialog('変更を保存する'));
    await waitFor(() => expect(taken).toEqual([{ maxSubsidy: 100_000_000 }]));
  });

  it('stays as it is after a no, and nothing counts as wrong', { tags: ['slow'] }, async () => {
    const { taken } = await open({ project: aProject });
    fill('上限額', '100,000,000');
    press('保存する');
    const dialog = await screen.findByRole('dialog');
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }));
    expect([taken, field('上限額').value]).toEqual([[], '100,000,000']);
    expect(screen.queryByText('保存できませんでした')).toBeNull();
  });

  it('is asked about once, also when somebody else was faster', { tags: ['slow'] }, async () => {
    const { taken, changeElsewhere } = await open({ project: aProject });
    changeElsewhere({ shortName: '別の略称' });
    fill('上限額', '100,000,000');
    press('保存する');
    await screen.findByRole('dialog', { name: '公募中の事業を変更しますか' });
    await act(async () => pressInDialog('変更を保存する'));
    await waitFor(() => expect(taken).toEqual([{ maxSubsidy: 100_000_000 }]));
  });

  it('is changed without a question where applicants feel nothing', { tags: ['slow'] }, async () => {
    const { taken } = await open({ project: aProject });
    fill('略称', 'R6補 3次');
    press('保存する');
    await waitFor(() => expect(taken).toEqual([{ shortName: 'R6補 3次' }]));
  });
});

describe('a round that has applications', () => {
  it('cannot be deleted; the server’s reason stands there', async () => {
    await open();
    expect(button('公募回を削除する').getAttribute('aria-disabled')).toBe('true');
    expect(
      screen.getAllByText('応募があるため削除できません。公開を止める場合は「公開」を外してください'),
    ).not.toEqual([]);
  });
});

describe('who sees a round (spec 6)', () => {
  it.each<keyof typeof AdminType>(['MAFF', 'CS'])('%s reads it', async (type) => {
    await open({ type: AdminType[type] });
    expect(screen.getByText(/この画面は見るだけです。/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
    expect(screen.queryByRole('link', { name: '次の公募回に写す' })).toBeNull();
  });

  it.each<keyof typeof AdminType>(['Inspector', 'BackOffice'])('%s does not', async (type) => {
    await open({ type: AdminType[type] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('このページは利用できません');
  });
});
