import type { Scope } from './core/scope.ts';
import { findUnopenedKeys } from './modules/office/index.ts';
import { isDemoInstallation } from './parts/files/installation.data.ts';

const demoRefused =
  'The database of DATABASE_URL holds the demo, whose password is published: nothing was started. Take another one.';

const keysRefused = (ids: string): string =>
  `What ${ids} of SECRETS_KEY sealed does not open: nothing was started. Put the right key there. ` +
  `If it is gone for good, SECRETS_LOST=${ids} says so: what it sealed stays unreadable (docs/operations.md, What is sealed).`;

/**
 * Looks into the database before a server for the public begins to serve.
 * @throws Error with a sentence for the operator: a demo, or seals that the configured keys do not open
 */
export const assertFitForProduction = async (scope: Scope): Promise<void> => {
  if (await isDemoInstallation(scope.db)) throw new Error(demoRefused);
  const unopened = await findUnopenedKeys(scope);
  const unexpected = unopened.filter((id) => !scope.config.lostKeyIds.includes(id));
  if (unexpected.length > 0) throw new Error(keysRefused(unexpected.join(',')));
  if (unopened.length > 0) scope.log.error({ keys: unopened }, 'what these keys sealed is unreadable');
};
