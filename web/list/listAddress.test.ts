import { describe, expect, it } from 'vitest';
import {
  gridSortOf,
  idOf,
  keepSingles,
  type ListShape,
  membersOf,
  readList,
  sortTextOf,
  withParams,
} from './listAddress.ts';

const SHAPE = {
  filters: ['status', 'project_id'],
  singles: ['project_id'],
  others: ['mine'],
  sorts: ['name', '-name', 'dueOn'],
  defaultSort: 'name',
} as const satisfies ListShape<string>;

const read = (search: string) => readList(new URLSearchParams(search), SHAPE);

describe('readList', () => {
  it('finds every part of a list in the address', () => {
    expect(
      read('q=みらい&status=0&status=3&mine=true&sort=-name&cursor=abc&from=51&density=compact&hide=owner'),
    ).toEqual({
      q: 'みらい',
      values: { status: ['0', '3'], project_id: [] },
      others: { mine: 'true' },
      sort: '-name',
      cursor: 'abc',
      from: 51,
      density: 'compact',
      columnChoice: { owner: false },
    });
  });

  it('takes an order that the contract does not know as the usual one', () => {
    expect(read('sort=password').sort).toBe('name');
  });

  it('counts from the first row without a cursor, whatever the address says', () => {
    expect(read('from=51').from).toBe(1);
    expect(read('cursor=abc&from=-3').from).toBe(1);
  });
});

describe('withParams', () => {
  it('changes what is named and leaves the rest, such as the token', () => {
    const next = withParams(new URLSearchParams('token=t&status=0&cursor=abc'), {
      status: ['1', '2'],
      cursor: [],
    });
    expect(next.toString()).toBe('token=t&status=1&status=2');
  });
});

describe('the parts of a filter', () => {
  it('keeps only the last choice where one value is possible', () => {
    expect(keepSingles({ project_id: ['1', '4'], status: ['0', '1'] }, ['project_id'])).toEqual({
      project_id: ['4'],
      status: ['0', '1'],
    });
  });

  it('drops values that are no member of the enumeration', () => {
    expect(membersOf({ status: ['0', '9', 'x'] }, 'status', [0, 1, 2])).toEqual([0]);
  });

  it('reads an id, and nothing from what is none', () => {
    expect(idOf({ project_id: ['12'] }, 'project_id')).toBe(12);
    expect(idOf({ project_id: ['12; drop'] }, 'project_id')).toBeUndefined();
    expect(idOf({}, 'project_id')).toBeUndefined();
  });
});

describe('the order of a grid', () => {
  it('is the contract’s text with "-" for descending, both ways', () => {
    expect(gridSortOf('-name')).toEqual({ columnId: 'name', direction: 'descending' });
    expect(sortTextOf(gridSortOf('-name'))).toBe('-name');
    expect(sortTextOf(gridSortOf('name'))).toBe('name');
  });
});
