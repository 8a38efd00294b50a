import { describe, expect, it } from 'vitest';
import type { Scope } from '#bff/core/scope.ts';
import { describeList } from './describeList.ts';
import type { ListDescription } from './listDescription.ts';
import { byDay } from './paging.ts';

/*
 * What the compiler holds of a description. That every list answers, saves and counts what it describes is asked of the
 * lists themselves (bff/http/exportFilters.test.ts, bff/modules/office/home/everyNumber.test.ts).
 */

type Search = {
  readonly projectId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly states?: readonly number[] | undefined;
};

type Description = ListDescription<'listRetentionRecords', Search, never, never>;

const conditions: Description['conditions'] = { project_id: 'projectId', kind: 'kinds', state: 'states' };

const list = describeList({
  list: 'listRetentionRecords',
  conditions,
  orders: { dueOn: [byDay('dueOn')] },
  firstOrder: 'dueOn',
  read: async (_scope: Scope, _search: Search) => ({ items: [], next: null, total: 3 }),
  count: async (_scope, { kinds = [] }) => kinds.length,
  present: (row: never) => row,
});

describe('a list', () => {
  it('is asked by the names of the contract and searches by those of its service', () => {
    const asked = { project_id: 5, kind: [1, 2], limit: 50 };
    expect(list.searchOf(asked)).toEqual({ projectId: 5, kinds: [1, 2], states: undefined });
  });

  it('is counted by the conditions of its address', async () => {
    expect(await list.count?.({} as Scope, { kind: [1, 2] })).toBe(2);
  });

  it('does not compile without one of its conditions, with one that it does not have, or of another kind', () => {
    const { project_id, kind, state } = conditions;
    const refused: readonly Description['conditions'][] = [
      // @ts-expect-error: its address says `state`, and nothing would come of it
      { project_id, kind },
      // @ts-expect-error: the operation has no such condition
      { project_id, kind, state, priority: 'kinds' },
      // @ts-expect-error: the search has no such name
      { project_id, kind, state: 'phases' },
      // @ts-expect-error: one number is no list of them
      { project_id: 'kinds', kind, state },
    ];
    expect(refused).toHaveLength(4);
  });

  it('does not compile with an order that the contract does not offer', () => {
    type Orders = ListDescription<'listDuties', Search, never, never>['orders'];
    const [dueOn, displayCode] = [[byDay('dueOn')], [byDay('dueOn')]];
    const refused: readonly Orders[] = [
      // @ts-expect-error: the list is offered by its codes as well
      { dueOn },
      // @ts-expect-error: nobody can ask for it
      { dueOn, displayCode, kind: dueOn },
    ];
    expect(refused).toHaveLength(2);
  });
});
