import { describe, expect, it } from 'vitest';
import { testsOfChange } from './changedTests.ts';

const tests = [
  { path: 'bff/modules/sections/sections.test.ts', text: "call('getSection')" },
  { path: 'bff/http/access.test.ts', text: 'every operation' },
  { path: 'bff/modules/sections/findings/findings.test.ts', text: "call('updateSection')" },
  { path: 'web/modules/sections/office/Section.test.tsx', text: "answers('updateSection')" },
];
const operationIds = new Set(['getSection', 'updateSection']);

const contract = [
  '/api/admin/section/{id}:',
  '  get:',
  '    operationId: getSection',
  '  patch:',
  '    summary: 書類の変更',
  '    operationId: updateSection',
].join('\n');

describe('the tests that answer to a change', () => {
  it('are those in its folder, and a changed test itself but not its neighbours', () => {
    const page = { path: 'web/modules/sections/office/Section.tsx', text: "call('getSection')", lines: [1] };
    expect(testsOfChange([page], tests, operationIds)).toEqual([
      'web/modules/sections/office/Section.test.tsx',
    ]);
    const test = { path: 'bff/modules/sections/sections.test.ts', text: '', lines: [1] };
    expect(testsOfChange([test], tests, operationIds)).toEqual([test.path]);
  });

  it('name the operation whose lines of the contract have changed, and not the one above it', () => {
    const chosen = testsOfChange(
      [{ path: 'openapi/sections/Section.yaml', text: contract, lines: [5] }],
      tests,
      operationIds,
    );
    expect(chosen).toEqual([
      'bff/modules/sections/findings/findings.test.ts',
      'web/modules/sections/office/Section.test.tsx',
    ]);
  });

  it('name the operation whose service has changed', () => {
    const text = 'const days = 3;\n\nexport const updateSection = async () => {\n  return days;\n};';
    const at = (lines: number[]) =>
      testsOfChange(
        [{ path: 'bff/modules/money/updateSection.service.ts', text, lines }],
        tests,
        operationIds,
      );
    expect(at([4])).toHaveLength(2);
    expect(at([1])).toEqual([]);
  });
});
