import { guideWords } from './text/words.ts';

/** Where the guide begins; every page of it lies below. */
export const GUIDE = '/api/docs';

export type GuidePage = {
  /** The last part of its address; empty for the first page. */
  readonly slug: string;
  readonly title: string;
  readonly group: string;
};

const { titles, groups } = guideWords;

/** The pages in the order of reading; each has its words in bff/parts/guide/text/pages/<slug>.md. */
export const GUIDE_PAGES: readonly GuidePage[] = [
  { slug: '', title: titles.start, group: groups.begin },
  { slug: 'first_call', title: titles.firstCall, group: groups.begin },
  { slug: 'sessions', title: titles.sessions, group: groups.begin },
  { slug: 'rounds', title: titles.rounds, group: groups.begin },
  { slug: 'lists', title: titles.lists, group: groups.call },
  { slug: 'changes_and_retries', title: titles.changesAndRetries, group: groups.call },
  { slug: 'limits', title: titles.limits, group: groups.call },
  { slug: 'errors', title: titles.errors, group: groups.call },
  { slug: 'states', title: titles.states, group: groups.call },
  { slug: 'webhooks', title: titles.webhooks, group: groups.call },
  { slug: 'versions', title: titles.versions, group: groups.contract },
  { slug: 'change_log', title: titles.changeLog, group: groups.contract },
];

export const addressOf = (slug: string): string => (slug === '' ? GUIDE : `${GUIDE}/${slug}`);
