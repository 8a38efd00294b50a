import { describe, expect, it } from 'vitest';
import {
  AuditOutcomeLabel,
  PropertyStateLabel,
  PropertyStatusLabel,
} from '#web/parts/api/generated/enums.ts';
import { readList } from '../listAddress.ts';
import { choice, choices, onlyThose, person, round, yesOrNo } from './choices.ts';
import { type AnyCondition, shapeOf } from './condition.ts';
import { hasAmount, ofMyPage, overdue } from './links.ts';
import { amounts, days } from './ranges.tsx';

/** What a list with these conditions asks at an address. */
const asked = (search: string, ...conditions: AnyCondition[]) => {
  const shape = { ...shapeOf(conditions), sorts: [], defaultSort: '' };
  const said = readList(new URLSearchParams(search), shape);
  return Object.assign({}, ...conditions.map((condition) => condition.asked(said)));
};

const status = choices({ id: 'status', name: '状態', labels: PropertyStatusLabel });
const state = choices({ id: 'state', name: '制限', labels: PropertyStateLabel });
const outcome = choice({ id: 'outcome', name: '結果', labels: AuditOutcomeLabel });
const isRead = yesOrNo({ id: 'isRead', name: '既読', labels: { true: '既読', false: '未読' } });
const mine = onlyThose({ id: 'mine', name: '担当', those: '自分' });

describe('the conditions of an address', () => {
  it('are asked for by the names of the contract', () => {
    expect(asked('status=1&status=0&state=free', status, state)).toEqual({ status: [0, 1], state: ['free'] });
    expect(asked('outcome=1', outcome)).toEqual({ outcome: 1 });
    expect(asked('isRead=false&mine=true', isRead, mine)).toEqual({ isRead: false, mine: true });
    const both = [round('公募回'), person({ id: 'handledBy', name: '担当' })];
    expect(asked('project_id=5&handledBy=4', ...both)).toEqual({ project_id: 5, handledBy: 4 });
    expect(asked('mypage_id=7&overdue=true&amount=grantAmount', ofMyPage, overdue, hasAmount)).toEqual({
      mypage_id: 7,
      overdue: true,
      amount: 'grantAmount',
    });
  });

  it('are days and amounts at either end', () => {
    const due = days({ name: '期限', from: 'from', to: 'to' });
    const amount = amounts({ name: '額', from: 'least', to: 'most' });
    expect(asked('from=2026-11-01&most=1000', due, amount)).toMatchObject({ from: '2026-11-01', most: 1000 });
  });

  it('that the contract does not know are not asked for', () => {
    expect(asked('status=99&state=lost', status, state)).toEqual({ status: [], state: [] });
    const due = days({ name: '期限', from: 'from', to: 'to' });
    const amount = amounts({ name: '額', from: 'least', to: 'most' });
    const others = [outcome, isRead, mine, round('公募回'), ofMyPage, overdue, hasAmount, due, amount];
    const search =
      'outcome=99&isRead=maybe&mine=yes&project_id=all&mypage_id=0&overdue=soon&amount=much&from=2026-02-30&least=-1';
    expect(Object.values(asked(search, ...others)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('take several values, one, or a word that stands for itself', () => {
    expect(shapeOf([status, isRead, ofMyPage])).toEqual({
      filters: ['status', 'isRead'],
      singles: ['isRead'],
      others: ['mypage_id'],
    });
  });
});
