import { describe, expect, it } from 'vitest';
import type { OperationId } from '#bff/core/contractDocument.ts';
import { addressReader } from './addressQuery.service.ts';

const read = (search: string, operation: OperationId = 'listMyPages') =>
  addressReader(operation).read(new URLSearchParams(search));

describe('an address', () => {
  it.each([
    ['', {}],
    ['delayStatus=1', { delayStatus: [1] }],
    ['delayStatus=2&mine=true&delayStatus=1', { delayStatus: [2, 1], mine: true }],
    ['hasUnconfirmed=false', { hasUnconfirmed: false }],
    ['project_id=12', { project_id: 12 }],
    ['grantAmountFrom=0', { grantAmountFrom: 0 }],
    ['dueFrom=2028-02-29', { dueFrom: '2028-02-29' }],
    ['q=%E8%B1%86', { q: '豆' }],
    ['q=1e3', { q: '1e3' }],
    ['q=true', { q: 'true' }],
    [`q=${'𠮷'.repeat(100)}`, { q: '𠮷'.repeat(100) }],
    ['amount=grantAmount&sort=-dueOn', null],
    ['amount=grantAmount&sort=-nextDueOn', { amount: 'grantAmount', sort: '-nextDueOn' }],
  ])('is read as the contract means it: %s', (search, query) => {
    expect(read(search).query ?? null).toEqual(query);
  });

  it.each([
    ['colour=red', 'colour'],
    ['__proto__=1', '__proto__'],
    ['list=sections', 'list'],
    ['show=rank', 'show'],
    ['delayStatus=99', 'delayStatus'],
    ['delayStatus=1&delayStatus=', 'delayStatus'],
    ['delayStatus=1,2', 'delayStatus'],
    [`prefecture=${Array(101).fill('13').join('&prefecture=')}`, 'prefecture'],
    ['mine=1', 'mine'],
    ['mine=', 'mine'],
    ['mine=true&mine=false', 'mine'],
    ['project_id=12&project_id=13', 'project_id'],
    ['project_id=-1', 'project_id'],
    ['project_id=1.5', 'project_id'],
    ['project_id=1e3', 'project_id'],
    ['project_id=0x10', 'project_id'],
    ['project_id=+12', 'project_id'],
    ['project_id=%2012', 'project_id'],
    ['project_id=%EF%BC%91%EF%BC%92', 'project_id'],
    ['project_id=null', 'project_id'],
    ['grantAmountFrom=99999999999999999', 'grantAmountFrom'],
    ['grantAmountFrom=1e309', 'grantAmountFrom'],
    ['dueFrom=2026-02-30', 'dueFrom'],
    ['dueFrom=2026-2-3', 'dueFrom'],
    ['dueFrom=', 'dueFrom'],
    ['q=', 'q'],
    ['q=a&q=b', 'q'],
    [`q=${'𠮷'.repeat(101)}`, 'q'],
    ['amount=all', 'amount'],
    ['sort=colour', 'sort'],
  ])('names what it cannot mean: %s', (search, unreadable) => {
    expect(read(search)).toEqual({ unreadable });
  });

  it('has what its operation does not do without', () => {
    expect(read('sort=name', 'exportCorporations')).toEqual({ unreadable: 'format' });
    expect(read('format=csv&columns=name', 'exportCorporations').query).toEqual({
      format: 'csv',
      columns: ['name'],
    });
  });
});
