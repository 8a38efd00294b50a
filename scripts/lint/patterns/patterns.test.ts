import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { readSources } from '../sources.ts';
import { countSteps } from './countSteps.ts';
import { hostileTexts } from './hostileTexts.ts';
import { type FoundPattern, patternsIn } from './patternsIn.ts';
import { treeOf } from './patternTree.ts';

/*
 * A stranger's text costs as much time as it is long (issue 38, point 4). Told without a clock: each pattern is tried on
 * texts that are made of its own parts, by counting what a matcher that goes back looks at; twice the text is twice the
 * work, and four times where the time is square.
 */

const [ONCE, TWICE] = [120, 240];

/** What a text of a length takes at most where each letter is looked at a few times; below it nothing is compared. */
const FEW = 4_000;

/** A text that takes more than twice the work when it is twice as long; null: there is none. */
const worstTextFor = (pattern: RegExp): string | null => {
  const [tree, isUnicode] = [treeOf(pattern), /[uv]/.test(pattern.flags)];
  const worst = hostileTexts(tree).find((textOf) => {
    const twice = countSteps(tree, textOf(TWICE), isUnicode);
    if (twice <= FEW) return false;
    return twice === Number.POSITIVE_INFINITY || twice > 2.5 * countSteps(tree, textOf(ONCE), isUnicode);
  });
  return worst === undefined ? null : worst(3);
};

const sources = readSources(join(import.meta.dirname, '../../..')).filter(
  ({ path }) => /^(?:rules|bff)\//.test(path) && !/\.test\.ts$|^bff\/testing\/|testWorkbook/.test(path),
);

/** Patterns that meet the product's own texts alone, and which. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  'bff/http/middleware/webApp.ts': 'the page as it was built',
};

/** Where a pattern is made of a text: words of the product, or a pattern of the contract. */
const MADE = [
  'bff/core/audit/keyHandover.words.ts',
  'bff/core/common.words.ts',
  'bff/modules/trail/audit/auditAnchor.words.ts',
  'bff/modules/trail/audit/verifyTrail.mjs',
  'bff/parts/records/searchForm.service.ts',
  'bff/platform/files/inspect/threats.ts',
  'bff/platform/mail/bounceReport.ts',
  'rules/contact.ts',
  'rules/forms/checkValue.ts',
  'rules/projects/roundNames.ts',
  'rules/readJapaneseDate.ts',
  'rules/text.ts',
];

/** The patterns of the contract, which a request is held against. */
const patternsOfContract = (): FoundPattern[] => {
  const found = new Set<string>();
  JSON.stringify(loadContractDocument(), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found].map((pattern) => ({ place: 'openapi', pattern: new RegExp(pattern, 'u') }));
};

/** Those of a day, which are made of parts of patterns. */
const patternsOfDays = async (): Promise<FoundPattern[]> => {
  const made: RegExp[] = [];
  const Original = RegExp;
  class Noted extends Original {
    constructor(...given: ConstructorParameters<typeof RegExp>) {
      super(...given);
      made.push(this);
    }
  }
  vi.stubGlobal('RegExp', Noted);
  vi.resetModules();
  await import('#rules/readJapaneseDate.ts');
  vi.unstubAllGlobals();
  return made.map((pattern) => ({ place: 'rules/readJapaneseDate.ts', pattern }));
};
afterAll(() => vi.unstubAllGlobals());

describe('a pattern', () => {
  const isOurs = ({ place }: FoundPattern) => (place.split(':')[0] as string) in OWN_TEXTS;

  it('takes twice the work for twice the text, whatever somebody sends', async () => {
    const patterns = [...sources.flatMap(patternsIn), ...patternsOfContract(), ...(await patternsOfDays())];
    const slow = patterns
      .filter((found) => !isOurs(found))
      .flatMap(({ place, pattern }) => {
        const text = worstTextFor(pattern);
        return text === null ? [] : [`${place} ${pattern} ${JSON.stringify(text)}`];
      });
    expect(slow).toEqual([]);
    expect(patterns.length).toBeGreaterThan(270);
  });

  it('is made of a text only where the text is the product’s own', () => {
    const making = sources.filter(({ text }) => /new RegExp\(|\bRegExp\(/.test(text)).map(({ path }) => path);
    expect(making.toSorted()).toEqual(MADE);
  });
});

describe('what is counted', () => {
  it.each([/\n+$/, /[. ]+$/, /\s*\n\s*/g, /<a[^>]*x/g, /^(?:a+)+$/, /(?:a|a)*b/, /a*a*b/, /^\s*x：/m])(
    'tells that %s takes more than twice the work',
    (pattern) => expect(worstTextFor(pattern)).not.toBeNull(),
  );

  it.each([/^\n+/, /[. ]+/g, /^[^@]+@[^@]+$/, /(?<=a)-+b?/g, /\p{L}+?(?!\d)/gu, /^(?:ab)*c/, /"[^"]*"/g])(
    'leaves %s, which does not',
    (pattern) => expect(worstTextFor(pattern)).toBeNull(),
  );

  it('finds as the engine does, and refuses a pattern that it does not know', () => {
    expect(countSteps(treeOf(/b/), 'aaab', false)).toBe(5);
    expect(() => treeOf(/(a)\1/)).toThrow('which nobody counts');
  });
});
