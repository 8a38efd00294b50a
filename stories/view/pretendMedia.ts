/** What a browser would say of its reader. */
export type Reader = {
  /** 2 for text of 200 %. */
  readonly textScale: number;
  readonly hasForcedColors: boolean;
  readonly wantsStill: boolean;
};

/** True for everybody. */
const ALWAYS = '(min-width: 0px)';

/**
 * A condition of a style sheet as it would hold for a reader. Lengths in em are of the browser's own text: at 200 % a
 * layout for 75em needs a window of twice the width.
 */
export const conditionFor = (condition: string, { textScale, hasForcedColors, wantsStill }: Reader): string =>
  condition
    .replace(/\(forced-colors: active\)/g, (found) => (hasForcedColors ? ALWAYS : found))
    .replace(/\(prefers-reduced-motion: reduce\)/g, (found) => (wantsStill ? ALWAYS : found))
    .replace(/([\d.]+)r?em\b/g, (found, length) =>
      textScale === 1 ? found : `${Number(length) * textScale}em`,
    );

type Rule = { readonly media: MediaList };

const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => rule instanceof CSSMediaRule;

/** The conditions of a sheet; none of one that another host sent and that may not be read. */
const rulesOf = (sheet: CSSStyleSheet): Rule[] => {
  try {
    return [...sheet.cssRules].flatMap((rule) => mediaRulesIn(rule));
  } catch {
    return [];
  }
};

const mediaRulesIn = (rule: CSSRule): Rule[] => [
  ...(isMediaRule(rule) ? [rule] : []),
  ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
    ? [...rule.cssRules].flatMap((inner) => mediaRulesIn(inner))
    : []),
];

/** Components add their rules when they are first shown. */
const LOOK_AGAIN_MS = 300;

const applyTo = (originals: Map<MediaList, string>, reader: Reader): void => {
  for (const { media } of [...document.styleSheets].flatMap(rulesOf)) {
    if (originals.has(media)) continue;
    originals.set(media, media.mediaText);
    const wanted = conditionFor(media.mediaText, reader);
    if (wanted !== media.mediaText) media.mediaText = wanted;
  }
};

const begin = (reader: Reader): (() => void) => {
  const originals = new Map<MediaList, string>();
  const ask = window.matchMedia;
  window.matchMedia = (condition) => ask.call(window, conditionFor(condition, reader));
  applyTo(originals, reader);
  const timer = setInterval(() => applyTo(originals, reader), LOOK_AGAIN_MS);
  return () => {
    clearInterval(timer);
    window.matchMedia = ask;
    for (const [media, text] of originals) media.mediaText = text;
  };
};

/** A docs page shows many stories in one window: it pretends once for all of them. */
let stories = 0;
let end = () => {};

/**
 * Lets the product's own rules for this reader hold in this window, also those that are added later, and answers
 * `matchMedia` accordingly. The browser itself is not told: what it draws (scroll bars, the arrow of a select) stays.
 * @returns undoes it, when every story of the window has
 */
export const pretendMedia = (reader: Reader): (() => void) => {
  if (stories === 0) end = begin(reader);
  stories += 1;
  return () => {
    stories -= 1;
    if (stories === 0) end();
  };
};
