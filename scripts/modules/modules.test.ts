import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawModules, putDrawing } from './drawModules.ts';
import { importsBetween, ORDER } from './importsBetween.ts';

const root = join(import.meta.dirname, '../..');

describe('the drawing of the modules', () => {
  it('is that of the code; else: npm run modules', () => {
    const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    expect(page).toBe(putDrawing(page, drawModules(importsBetween(root))));
  });

  it('has every module of the server', () => {
    expect([...ORDER].sort()).toEqual(readdirSync(join(root, 'bff/modules')).sort());
  });

  it('has an import that goes against the order dashed, counts it and names its file', () => {
    const drawn = drawModules([
      { from: 'access', to: 'trail', files: ['access/a.ts', 'access/b.ts', 'access/b.ts'] },
      { from: 'trail', to: 'office', files: ['trail/c.ts', 'trail/c.ts'] },
    ]);
    expect(drawn).toContain('  access -->|3| trail');
    expect(drawn).toContain('  trail -.->|2| office');
    expect(drawn).toContain('5 imports on 2 edges; against the order');
    expect(drawn).toContain('2 imports on 1 edges.');
    expect(drawn).toContain('- trail → office: `trail/c.ts`');
  });

  it('is not put where a page has no place for it', () => {
    expect(() => putDrawing('# A page', 'drawn')).toThrow('has no place for the drawing');
  });
});
