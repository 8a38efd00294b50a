import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';

/** What a version of a template is called; 0 is the one that comes with the product. */
export const versionText = (number: number): string =>
  number === 0 ? t((w) => w.templates.standard) : t((w) => w.templates.version, { number });
