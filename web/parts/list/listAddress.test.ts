import { describe, expect, it } from 'vitest';
import {
  columnsChange,
  FIRST_PAGE,
  gridSortOf,
  hasConditions,
  idOf,
  keepSingles,
  type ListShape,
  listQuery,
  membersOf,
  pageAfter,
  pageBefore,
  readList,
  readTrail,
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

describe('the pages of a list', () => {
  it('go on from the cursor of the server, one page of rows further', () => {
    expect(pageAfter({ cursor: null, from: 1 }, 'abc', 50)).toEqual({ cursor: ['abc'], from: ['51'] });
  });

  it('go back along the trail', () => {
    expect(pageBefore({ cursor: 'def', from: 101 }, [null, 'abc'], 50)).toEqual({
      cursor: ['abc'],
      from: ['51'],
    });
  });

  it('go back to the first page from the second, and when the trail was lost', () => {
    expect(pageBefore({ cursor: 'abc', from: 51 }, [null], 50)).toEqual(FIRST_PAGE);
    expect(pageBefore({ cursor: 'def', from: 101 }, [], 50)).toEqual(FIRST_PAGE);
  });

  it('are remembered in the history entry; what is no trail counts as none', () => {
    expect(readTrail({ trail: [null, 'abc', 3] })).toEqual([null, 'abc']);
    expect([readTrail(null), readTrail({ trail: 'abc' }), readTrail('x')]).toEqual([[], [], []]);
  });
});

describe('the query of a list', () => {
  it('has order and size always, words and cursor only when there are any', () => {
    expect(listQuery(read('q=%20'), 50)).toEqual({ limit: 50, sort: 'name' });
    expect(listQuery(read('q=%20みらい%20&cursor=abc&sort=-name'), 20)).toEqual({
      limit: 20,
      sort: '-name',
      q: 'みらい',
      cursor: 'abc',
    });
  });

  it('is narrowed by words, by a filter and by any other condition, not by order and page', () => {
    expect(['q=み', 'status=0', 'mine=true'].map((search) => hasConditions(read(search)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(hasConditions(read('sort=-name&cursor=abc&density=compact'))).toBe(false);
  });
});

describe('columnsChange', () => {
  it('says which columns are shown and hidden against the usual', () => {
    expect(columnsChange({ owner: false, grade: true })).toEqual({ show: ['grade'], hide: ['owner'] });
  });
});
