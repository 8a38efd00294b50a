import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* Security "OWASP ASVS 5.0 level 2 is the checklist": a line without a test says why, and a test that is named is there. */

const root = join(import.meta.dirname, '..');

type Line = { readonly number: string; readonly heldBy: string; readonly besides: string };

const lines: readonly Line[] = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .flatMap((text) => {
    const [, number = '', , heldBy = '', besides = ''] = text.split('|').map((cell) => cell.trim());
    return /^\d+$/.test(number) ? [{ number, heldBy, besides }] : [];
  });

/** `path` “title”: each file that a line names, with the title that stands in it. */
const testsOf = ({ heldBy }: Line) =>
  [...heldBy.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map(([, path = '', title = '']) => ({ path, title }));

describe('the list of OWASP', () => {
  it('is whole', () => {
    expect(lines.map(({ number }) => Number(number))).toEqual(Array.from({ length: 62 }, (_, at) => at + 1));
  });

  it.each(lines)('rule $number names tests that are there, or why there is none', (line) => {
    const tests = testsOf(line);
    if (tests.length === 0) expect(line.besides).not.toBe('');
    for (const { path, title } of tests) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(readFileSync(join(root, path), 'utf8'), path).toContain(title);
    }
  });
});
