import { describe, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { FAMILIES } from '#rules/families.ts';
import { BULK_KINDS } from './bulk/bulkKinds.service.ts';
import { DESCRIBED, LIST_NAMES, listAt, setsOf } from './describedLists.service.ts';
import { counterLabels } from './home/home.words.ts';
import { officeLists } from './lists.ts';

const operations = [...DESCRIBED, ...officeLists].flatMap(({ list, file }) => [list, file ?? []].flat());

describe('the lists of all modules', () => {
  it('are those whose views the contract lets be saved', () => {
    const { enum: names } = loadContractDocument().components.schemas.ListName ?? {};
    expect([...LIST_NAMES].sort()).toEqual([...(names as string[])].sort());
  });

  it('have every counter of the office: one of one list, or one of each family', () => {
    for (const key of Object.keys(counterLabels) as (keyof typeof counterLabels)[]) {
      const counted = setsOf(key).map(({ list: { family, count } }) => family ?? count);
      expect(counted.length, key).toBe(counted.every((by) => typeof by === 'string') ? FAMILIES.length : 1);
      expect(counted, key).not.toContain(undefined);
    }
  });

  it('have every record that can be changed in bulk', () => {
    const chosen = DESCRIBED.flatMap(({ bulk }) => bulk?.of ?? []);
    for (const { of } of Object.values(BULK_KINDS)) expect(chosen).toContain(of);
  });

  it('are described once', () => {
    expect(operations).toHaveLength(new Set(operations).size);
  });
});

it('documents share the page of the my pages: its address says which of both is meant', () => {
  expect(listAt('myPages', 'list=sections&status=1')?.list).toBe('listSections');
  expect(listAt('myPages', 'status=1')?.list).toBe('listMyPages');
  expect(listAt('changes', '')?.list).toBe('listChangeRequests');
});
