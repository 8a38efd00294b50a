import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callFacts } from './callFacts.ts';
import { iconFacts } from './iconFacts.ts';
import { readSources } from './sources.ts';
import { readTexts } from './textFacts.ts';
import { tokenFacts } from './tokenFacts.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);

describe('the texts of the catalogue', () => {
  const facts = readTexts(sources);
  const usesOf = (file: string, key: string) =>
    facts.find((fact) => fact.file === file && fact.key === key)?.usedIn;

  it('say where each is used, also through a module that hands them on', () => {
    expect(usesOf('menu', 'audit')).toContain('web/app/shell/adminMenu.ts');
    expect(usesOf('shell', 'notFound.title')).toContain('web/parts/navigation/NotFound.tsx');
    expect(usesOf('form', 'format.Email')?.length).toBeGreaterThan(0);
  });

  it('are nearly all found: what nobody reads could go', () => {
    const unused = facts.filter(({ usedIn }) => usedIn.length === 0);
    expect(facts.length).toBeGreaterThan(1500);
    expect(unused.length / facts.length).toBeLessThan(0.1);
  });
});

describe('the icons of the catalogue', () => {
  it('are those that the product imports', () => {
    const facts = iconFacts(sources);
    expect(facts.find(({ name }) => name === 'FileQuestionMark')?.usedIn).toContain(
      'web/parts/navigation/NotFound.tsx',
    );
    expect(facts.every(({ name }) => /^[A-Z]\w*$/.test(name))).toBe(true);
  });
});

it('the values of the ground that a part uses are those of its sources', () => {
  const tokens = tokenFacts(sources).find(({ folder }) => folder === 'ui-kit/Count')?.tokens ?? [];
  expect(tokens).toContain('radius.full');
  expect(tokens.every((name) => /^\w+[.[]/.test(name))).toBe(true);
});

describe('the calls of the catalogue', () => {
  const facts = callFacts(sources);
  const pagesOf = (method: string, path: string) =>
    facts.find((fact) => fact.method === method && fact.path === path)?.pages;

  it('name the pages that can make them', () => {
    expect(pagesOf('get', '/api/admin/project')).toContain('/admin/project');
    expect(pagesOf('patch', '/api/admin/project/{id}')).toContain('/admin/project/:id');
    expect(pagesOf('get', '/api/admin/payment_batch/{id}')).toContain('/admin/payment/batch/:id');
    expect(pagesOf('get', '/api/user/my_page/payment_list')).toContain('/user/:projectId/payment/:id');
  });

  it('do not name a page that has nothing to do with them', () => {
    expect(pagesOf('get', '/api/admin/audit')).toEqual(['/admin/audit']);
  });
});
