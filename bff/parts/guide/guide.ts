import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Config } from '#bff/core/config.ts';
import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { JSON_BODY_BYTES } from '#bff/core/requestLimits.ts';
import { maxBytes, maxFiles } from '#bff/programmes/documents/extensions.ts';
import { deprecatedOperations, eventTable, familyTable, scopeTable, sessionTable } from './facts/access.ts';
import { changeLog } from './facts/changes.ts';
import { errorPage, errorTable, reasonTable } from './facts/errors.ts';
import { pageSizesOf, rangeOf } from './facts/labels.ts';
import { machineSections } from './facts/machines.ts';
import { escapeHtml, table } from './html.ts';
import { pageOf } from './layout.ts';
import { GUIDE_PAGES } from './pages.ts';
import { guideWords as words } from './text/words.ts';

const texts = join(import.meta.dirname, 'text');

const MEBIBYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

/** What the server itself says where a page has `{{name}}`. */
type Facts = Readonly<Record<string, () => string | number>>;

/** Where the settings of a server decide. */
export type GuideSettings = Pick<Config, 'publicOrigin' | 'sessions'>;

const factsOf = (document: ContractDocument, { publicOrigin, sessions }: GuideSettings): Facts => {
  const calls = rangeOf(document, 'MachineLimit');
  const rows = pageSizesOf(document);
  return {
    origin: () => publicOrigin,
    version: () => document.info.version,
    errors: () => errorTable(document),
    reasons: () => reasonTable(document),
    machines: () => machineSections(document),
    families: familyTable,
    sessions: () => sessionTable(document),
    scopes: () => scopeTable(document),
    events: () => eventTable(document),
    deprecated: () => deprecatedOperations(document),
    changes: () => changeLog(document),
    pageSize: () => rows.usual,
    mostRows: () => rows.most,
    leastCalls: () => calls.least,
    mostCalls: () => calls.most,
    bodyMegabytes: () => JSON_BODY_BYTES / MEBIBYTE,
    fileMegabytes: () => maxBytes / MEBIBYTE,
    filesOfDocument: () => maxFiles,
    adminIdleMinutes: () => sessions.adminIdleMs / MINUTE_MS,
    otherIdleMinutes: () => sessions.otherIdleMs / MINUTE_MS,
    absoluteHours: () => sessions.absoluteMs / MINUTE_MS / 60,
  };
};

const filled = (text: string, facts: Facts): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`the guide knows no {{${name}}}`);
    return String(fact());
  });

/** `{{sample:check.mjs}}`: a program that a test runs, as it is. */
const withSamples = (text: string): string =>
  text.replaceAll(/\{\{sample:([\w.]+)\}\}/g, (_, name: string) => {
    const source = readFileSync(join(texts, 'samples', name), 'utf8').trimEnd();
    return `\`\`\`js\n${source}\n\`\`\``;
  });

/** The words after the language of a fence: the status that its last call answers. */
const statusOf = (info: string): string => /^sh (\d{3})$/.exec(info)?.[1] ?? '';

const markdown = new Marked({
  renderer: {
    code({ text, lang = '' }) {
      const status = statusOf(lang);
      const answer = status === '' ? '' : `<figcaption>→ ${status}</figcaption>`;
      return `<figure><pre translate="no"><code>${escapeHtml(text)}</code></pre>${answer}</figure>\n`;
    },
    table({ header, rows }) {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map(({ text }) => text);
      return table({ label: head.join(words.and), head, rows: rows.map((row) => row.map(inline)) });
    },
    heading({ tokens, depth, text }) {
      const id = text.replaceAll(/[\s`]+/g, '-');
      return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** The words of a page as they are written, facts and programs filled in. */
export const markdownOf = (slug: string, document: ContractDocument, settings: GuideSettings): string => {
  const text = readFileSync(join(texts, 'pages', `${slug || 'start'}.md`), 'utf8');
  return filled(withSamples(text), factsOf(document, settings));
};

/** The guide of this server; pages are rendered on first request and cached. */
export type Guide = {
  /** The HTML of a page, or of a page below it (`errors/1004`); null where there is none. */
  readonly page: (slug: string) => string | null;
};

export const createGuide = (document: ContractDocument, settings: GuideSettings): Guide => {
  const made = new Map<string, string>();
  const contractVersion = document.info.version;
  const make = (slug: string): string | null => {
    const page = GUIDE_PAGES.find((each) => each.slug === slug);
    if (page !== undefined) {
      const body = markdown.parse(markdownOf(slug, document, settings), { async: false });
      return pageOf({ slug, title: page.title, body, contractVersion });
    }
    const error = /^errors\/(\d{4})$/.exec(slug)?.[1];
    const shown = error === undefined ? null : errorPage(document, Number(error));
    return shown && pageOf({ slug: 'errors', ...shown, contractVersion });
  };
  return {
    page: (slug) => {
      const known = made.get(slug) ?? make(slug);
      if (known !== null) made.set(slug, known);
      return known;
    },
  };
};
