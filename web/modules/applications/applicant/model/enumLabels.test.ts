import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#rules/families.ts';
import { choicesOf, learnLabels } from './enumLabels.ts';
import type { FormField } from './formTypes.ts';

const field: FormField = { name: 'x', label: '項目', type: 'enum', isRequired: true, isComputed: false };

const programmes = join(import.meta.dirname, '../../../../../bff/programmes');

const enumNames = readdirSync(programmes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(programmes, file), 'utf8').matchAll(/enumName: '(\w+)'/g)])
  .map(([, name = '']) => name);

describe('choicesOf', () => {
  it('knows every enumeration that a programme’s form names', async () => {
    await Promise.all(FAMILIES.map(learnLabels));
    expect(enumNames.length).toBeGreaterThan(20);
    const unknown = enumNames.filter((enumName) => choicesOf({ ...field, enumName }).length === 0);
    expect(unknown).toEqual([]);
  });

  it('prefers the form’s own options', () => {
    const options = [{ value: 3, label: '令和3年' }];
    expect(choicesOf({ ...field, enumName: 'Unit', options })).toEqual([{ value: '3', label: '令和3年' }]);
  });
});
