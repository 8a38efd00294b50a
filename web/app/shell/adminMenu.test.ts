import { describe, expect, it } from 'vitest';
import { workCounts } from '#web/mock/scenarios/office/workCounts.ts';
import { AdminType, DomainType } from '#web/parts/api/generated/enums.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';
import { adminMenuOf } from './adminMenuOf.ts';
import { currentMenuId } from './currentMenuId.ts';

const addresses = (variant: Variant, type: keyof typeof AdminType) =>
  adminMenuOf(variant, AdminType[type]).flatMap(({ items }) => items.map(({ href }) => href));

const FOOD_LISTS = ['/admin/application', '/admin/application-noto', '/admin/application-inclusive'];
/** On a host of one programme the list opens with its rounds. */
const ingredientLists = (domainType: DomainType) => [
  `/admin/application-ingredient?domainType=${domainType}`,
];
const WORK = [
  '/admin/mypage',
  '/admin/change_request',
  '/admin/amount_proposal',
  '/admin/paper',
  '/admin/mypage_report',
  '/admin/calendar',
  '/admin/reminder',
  '/admin/payment',
  '/admin/property',
];

describe('the side menu of administrators (spec 2)', () => {
  it.each<[Variant, string[]]>([
    ['Food', FOOD_LISTS],
    ['IngR4', ingredientLists(DomainType.IngR4)],
    ['IngR5', ingredientLists(DomainType.IngR5)],
    ['IngR6', ingredientLists(DomainType.IngR6)],
  ])('JMAC on %s sees its application lists and every other entry', (variant, lists) => {
    expect(addresses(variant, 'JMAC')).toEqual([
      '/admin',
      '/admin/thread',
      '/admin/export',
      ...lists,
      '/admin/project',
      ...WORK,
      '/admin/corporation',
      '/admin/user',
      '/admin/pending_act',
      '/admin/mail',
      '/admin/audit',
      '/admin/retention',
      '/admin/jobs',
      '/admin/machine_key',
      '/admin/webhook',
    ]);
  });

  it.each<[keyof typeof AdminType, string[]]>([
    ['MAFF', ['/admin/audit']],
    ['CS', []],
  ])('%s sees all but the administrators', (type, trail) => {
    expect(addresses('Food', type)).toEqual([
      '/admin',
      '/admin/thread',
      '/admin/export',
      ...FOOD_LISTS,
      '/admin/project',
      ...WORK,
      '/admin/corporation',
      ...trail,
    ]);
  });

  it.each<[keyof typeof AdminType, string[]]>([
    ['Inspector', ['/admin/mypage', '/admin/mypage_report', '/admin/calendar']],
    ['BackOffice', [...WORK, '/admin/mail']],
  ])('%s sees neither projects nor corporations nor administrators', (type, work) => {
    expect(addresses('Food', type)).toEqual([
      '/admin',
      '/admin/thread',
      '/admin/export',
      ...FOOD_LISTS,
      ...work,
    ]);
    expect(addresses('IngR6', type)).toEqual([
      '/admin',
      '/admin/thread',
      '/admin/export',
      ...ingredientLists(DomainType.IngR6),
      ...work,
    ]);
  });

  it('leaves out a group that has no entry', () => {
    expect(adminMenuOf('Food', AdminType.Inspector).map(({ label }) => label)).toEqual([
      undefined,
      '応募',
      '補助事業',
    ]);
  });
});

describe('the numbers beside the entries', () => {
  const countsOf = (type: keyof typeof AdminType) =>
    adminMenuOf('Food', AdminType[type], workCounts).flatMap(({ items }) =>
      items.flatMap(({ href, count, countLabel, countHref }) =>
        count === undefined ? [] : [[href, count, countLabel, countHref]],
      ),
    );

  it('say what waits for the desk, and open exactly that', () => {
    expect(countsOf('JMAC').slice(-8)).toEqual([
      ['/admin/mypage', 25, '未確認書類25件', '/admin/mypage?list=sections&status=1'],
      ['/admin/change_request', 2, '変更申請2件', '/admin/change_request?status=1'],
      ['/admin/amount_proposal', 1, '承認待ちの額1件', '/admin/amount_proposal?status=1&notOwn=true'],
      [
        '/admin/mypage_report',
        0,
        '本日の検査0件',
        '/admin/mypage_report?scheduledFrom=2026-11-20&scheduledTo=2026-11-20',
      ],
      ['/admin/payment', 1, '承認待ちの支払1件', '/admin/payment?status=2'],
      ['/admin/property', 1, '確認待ちの財産1件', '/admin/property?status=1'],
      ['/admin/mail', 0, '届かなかったメール0件', '/admin/mail?status=3&status=4'],
      ['/admin/retention', 0, '承認待ちの廃棄0件', '/admin/retention/erasure?status=0&notOwn=true'],
    ]);
    expect(countsOf('JMAC')[0]).toEqual([
      '/admin/thread',
      4,
      '対応待ちのお問い合わせ4件',
      '/admin/thread?status=0',
    ]);
    expect(countsOf('JMAC')[1]?.[3]).toBe('/admin/application?status=1&status=2');
  });

  it.each<[keyof typeof AdminType, string | undefined]>([
    ['MAFF', '農水省確認待ち1件'],
    ['CS', '差戻し中2件'],
    ['Inspector', undefined],
  ])('of the documents are those that wait for %s', (type, label) => {
    expect(countsOf(type).find(([href]) => href === '/admin/mypage')?.[2]).toBe(label);
  });
});

describe('the current entry', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/mypage', '/admin/mypage'],
    ['/admin/mypage/5', '/admin/mypage'],
    ['/admin/mypage_report/7', '/admin/mypage_report'],
    ['/admin/application-noto/3', '/admin/application-noto'],
    ['/admin/application/3', '/admin/application'],
    ['/admin/property/disposal', '/admin/property'],
    ['/admin/unknown', undefined],
  ])('on %s is %s', (pathname, id) => {
    expect(currentMenuId(pathname, adminMenuOf('Food', AdminType.JMAC))).toBe(id);
  });

  it('is the list of a host of one programme, with its rounds or without', () => {
    const id = currentMenuId('/admin/application-ingredient', adminMenuOf('IngR6', AdminType.JMAC));
    expect(id).toBe('/admin/application-ingredient');
  });
});
