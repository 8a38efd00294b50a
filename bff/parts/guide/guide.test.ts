import { describe, expect, it } from 'vitest';
import { ERROR_CASES } from '#bff/core/apiError.ts';
import { readConfig } from '#bff/core/config.ts';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { parseStateActor, type StateMachine, type StateTransition } from '#bff/core/stateMachine.ts';
import { membersOf } from './facts/labels.ts';
import { createGuide } from './guide.ts';
import { escapeHtml } from './html.ts';
import { addressOf, GUIDE_PAGES } from './pages.ts';
import { conditionTexts } from './text/conditions.ts';
import { errorAdvice, reasonAdvice } from './text/errors.ts';

const document = loadContractDocument();
const guide = createGuide(document, readConfig({ PUBLIC_ORIGIN: 'https://hojo.example.jp' }));

const codes = membersOf(document, 'ErrorCode').map(({ value }) => Number(value));
const slugs = [...GUIDE_PAGES.map(({ slug }) => slug), ...codes.map((code) => `errors/${code}`)];
const pageAt = (slug: string): string => guide.page(slug) ?? '';

/** The conditions of a transition in the words of the contract, but for those that name a state. */
const conditionsIn = ({ guard, by }: StateTransition): string[] =>
  [guard, ...by.map((actor) => parseStateActor(actor).condition ?? '-')].filter(
    (condition) => condition !== '-' && !/^from \w+$/.test(condition),
  );

describe('the guide', () => {
  it.each(slugs)(
    'has the page "%s", in Japanese, without a script and with one heading of its own',
    (slug) => {
      const html = pageAt(slug);
      expect(html).toContain('<html lang="ja">');
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<style| style=| on\w+=|\{\{/);
    },
  );

  it('leads nowhere that is not there', () => {
    const known = new Set(['/favicon.svg', '/api/openapi.yaml', '/api/openapi.json', '/api/docs/reference']);
    for (const slug of slugs) known.add(addressOf(slug));
    const strays = slugs.flatMap((slug) =>
      [...pageAt(slug).matchAll(/<a [^>]*href="(\/[^"#]*)/g)].flatMap(([, href = '']) =>
        known.has(href) ? [] : [`${slug}: ${href}`],
      ),
    );
    expect(strays).toEqual([]);
  });

  it.each(slugs)('has no two parts of "%s" with one name', (slug) => {
    const ids = [...pageAt(slug).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('knows no page that nobody wrote, whatever the address looks like', () => {
    for (const slug of [
      'nothing',
      'errors/1003/x',
      'errors/9999',
      '../text/common',
      'errors/../start',
      '__proto__',
    ])
      expect(guide.page(slug)).toBeNull();
  });

  it('shows the address of its own server in what is copied', () => {
    expect(pageAt('first_call')).toContain('BASE=https://hojo.example.jp');
  });
});

describe('what it says of errors', () => {
  it.each(codes)('tells of %i what happened and what to do', (code) => {
    expect(errorAdvice[code]?.cause).toMatch(/。$/);
    expect(errorAdvice[code]?.cure).toMatch(/。$/);
    expect(pageAt('errors')).toContain(`href="/api/docs/errors/${code}"`);
  });

  it('names every reason of the contract, each answered by the server under one code and status', () => {
    const reasons = membersOf(document, 'ErrorReason').map(({ value }) => value);
    expect(ERROR_CASES.map(({ reason }) => reason).toSorted()).toEqual(reasons.toSorted());
    expect(Object.keys(reasonAdvice).filter((reason) => !reasons.includes(reason))).toEqual([]);
    for (const { code, reason } of ERROR_CASES) expect(pageAt(`errors/${code}`)).toContain(`>${reason}<`);
  });

  it('tells apart everything that 1004 stands for', () => {
    const advised = ERROR_CASES.filter(({ code }) => code === 1004).map(({ reason }) => reasonAdvice[reason]);
    expect(advised.length).toBeGreaterThan(5);
    expect(advised).not.toContain(undefined);
  });
});

describe('what it takes from the contract', () => {
  it('is every machine with every action, by the word of its button', () => {
    const html = pageAt('states');
    const machines = Object.entries(document.components.schemas).filter(
      ([, schema]) => 'x-state-machine' in schema,
    );
    expect(machines.length).toBeGreaterThan(12);
    for (const [name] of machines) expect(html).toContain(`<h2 id="${name}">`);
    expect(html).toContain('差し戻す<br><code translate="no">return</code>');
    expect(html).not.toMatch(/<th scope="row">\w+<br>/);
  });

  it('is every condition of a machine in Japanese, and no sentence is left over', () => {
    const machines = Object.values(document.components.schemas).flatMap((schema) =>
      'x-state-machine' in schema ? [schema['x-state-machine'] as StateMachine] : [],
    );
    const said = machines.flatMap(({ transitions }) => transitions.flatMap(conditionsIn));
    expect(new Set(Object.keys(conditionTexts))).toEqual(new Set(said));
    expect(pageAt('states')).not.toContain('lang="en"');
    for (const text of Object.values(conditionTexts)) expect(pageAt('states')).toContain(escapeHtml(text));
  });

  it('is every scope with what it reads, and every event', () => {
    for (const { value } of membersOf(document, 'MachineScope'))
      expect(pageAt('sessions')).toContain(`>${value}<`);
    expect(pageAt('sessions')).toContain('/api/admin/payment/{id}');
    for (const { value } of membersOf(document, 'WebhookEvent'))
      expect(pageAt('webhooks')).toContain(`>${value}<`);
  });

  it('is its change log, whose newest version is its own, each with a day', () => {
    const versions = document['x-change-log'];
    expect(versions[0]?.version).toBe(document.info.version);
    for (const { version, day, changes } of versions) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(changes.length).toBeGreaterThan(0);
      expect(pageAt('change_log')).toContain(`id="v${version}"`);
    }
  });
});
