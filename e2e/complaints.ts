import type { Page } from 'playwright';

/** What a page complains about in its console is a defect of the product: it is kept, for the end of the test. */
export const keepComplaints = (page: Page, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) complaints.push(`${page.url()}: ${message.text()}`);
  });
};

/** @throws Error when a page complained */
export const assertNoComplaints = (complaints: readonly string[]): void => {
  if (complaints.length > 0) throw new Error(`the pages complained:\n${complaints.join('\n')}`);
};
