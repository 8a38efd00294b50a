import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ActorKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import { activityIcon } from './activityIcon.ts';
import { activityItems } from './activityItems.ts';
import { formatWhen } from './formatWhen.ts';

type Activity = components['schemas']['Activity'];

const returned: Activity = {
  id: 2,
  at: '2026-11-20T07:20:00.000Z',
  actorKind: ActorKind.Admin,
  actorName: '事務局 花子',
  action: 'return',
  summary: '発注書（1-2）を差し戻しました',
  targetKind: 'Section',
  targetId: '71',
  targetTitle: '発注書（1-2）',
  mypageId: 5,
  applicationId: null,
  isOnBehalf: false,
  reason: null,
  changes: [],
};
const changed: Activity = {
  ...returned,
  id: 3,
  action: 'updated',
  changes: [
    { field: 'plannedCompletionOn', label: '完了予定日', before: '2026/11/20', after: '2026/12/02' },
    { field: 'siteName', label: '実施場所', before: null, after: '松本工場' },
    { field: 'note', label: 'メモ', before: null, after: null },
  ],
};

const itemOf = (activity: Activity, options: Partial<Parameters<typeof activityItems>[1]> = {}) =>
  activityItems([activity], { today: '2026-11-20', hasChanges: true, isOfOneDay: false, ...options })[0];

afterEach(cleanup);

describe('who did what and when', () => {
  it('is one sentence: who, が, what', () => {
    expect(itemOf(returned)).toMatchObject({
      who: '事務局 花子',
      what: 'が発注書（1-2）を差し戻しました',
      at: '本日 16:20',
      dateTime: returned.at,
    });
  });

  it('says that it was done on behalf', () => {
    expect(itemOf({ ...returned, isOnBehalf: true })?.what).toBe('が、代わりに発注書（1-2）を差し戻しました');
  });

  it('notes what changed from what to what beside the quoted reason; what stayed empty tells nothing', () => {
    expect(itemOf({ ...changed, reason: '電話で依頼' })).toMatchObject({
      quote: '電話で依頼',
      notes: ['完了予定日：2026/11/20 → 2026/12/02', '実施場所：— → 松本工場'],
    });
  });

  it('quotes a change that is too long for a line', () => {
    const long = { field: 'memo', label: 'メモ', before: null, after: '長'.repeat(60) };
    const item = itemOf({ ...changed, changes: [long] });
    expect(item?.quote).toBe(`メモ：— → ${'長'.repeat(60)}`);
    expect(item).not.toHaveProperty('notes');
  });

  it('has the time alone where the day is said already', () => {
    expect(itemOf(returned, { isOfOneDay: true })?.at).toBe('16:20');
  });

  it('leaves the changes out where they are not asked for', () => {
    expect(itemOf(changed, { hasChanges: false })).not.toHaveProperty('notes');
  });

  it('a return stands out, nothing else does', () => {
    expect(itemOf(returned)).toHaveProperty('tone', 'warning');
    expect(itemOf(changed)).not.toHaveProperty('tone');
  });

  it('every act that is not told apart is drawn as a change', () => {
    expect(activityIcon('updated')).toBe(activityIcon('amendAmount'));
    expect(activityIcon('return')).not.toBe(activityIcon('updated'));
    expect(activityIcon('uploaded')).toBe(activityIcon('replaced'));
  });
});

describe('when', () => {
  it('is said by the clock of Tokyo, today without its date', () => {
    expect(formatWhen('2026-11-20T14:59:00Z', '2026-11-20')).toBe('本日 23:59');
    expect(formatWhen('2026-11-20T15:00:00Z', '2026-11-20')).toBe('2026/11/21（土）00:00');
  });
});

describe('the list of it', () => {
  it('says that nothing has happened yet', () => {
    render(<ActivityFeed items={[]} />);
    expect(screen.getByText('まだ動きはありません')).toBeDefined();
  });

  it('shows each act with its instant for machines', () => {
    const { container } = render(<ActivityFeed items={[returned]} today="2026-11-21" />);
    expect(container.querySelector('time')?.dateTime).toBe(returned.at);
    expect(container.textContent).toContain('2026/11/20（金）16:20');
  });
});
