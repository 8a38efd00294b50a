import { expect, it } from 'vitest';
import { DomainType } from '#web/parts/api/generated/enums.ts';
import { programmeTitleOf } from './programmeTitle.ts';

it.each([
  ['IngR5', 'R5補 食品原材料調達リスク軽減対策事業'],
  ['IngR6', 'R6補 産地連携推進緊急対策事業'],
  ['IngR4', '補助事業管理ツール'],
  ['Food', '補助事業管理ツール'],
] as const)('the drawer of %s is titled %s (spec 2)', (domainType, title) => {
  expect(programmeTitleOf(DomainType[domainType])).toBe(title);
});
