/**
 * `npm run admin:create -- <e-mail> <name>`: the first administrator (type JMAC) of a new installation. There is no
 * default account: he gets a link that sets his password, printed here because mail may not be set up yet. Once more for
 * an administrator that there is, it makes a new link.
 */
import { pino } from 'pino';
import { readCommandConfig } from '#bff/core/config.ts';
import { createFirstAdministrator } from '#bff/modules/access/people/firstAdministrator.service.ts';
import { startServer } from '../bff/server.ts';
import { runCommand } from './lib/runCommand.ts';

const run = async (): Promise<void> => {
  const [email, name] = process.argv.slice(2);
  if (email === undefined || name === undefined)
    throw new Error('usage: npm run admin:create -- <e-mail> <name>');
  const config = readCommandConfig(process.env);
  const server = await startServer({ config, log: pino({ level: 'warn' }), hasBackgroundJobs: false });
  try {
    const { link, isNew } = await server.scopes
      .forSystem('createAdmin')
      .transaction((scope) => createFirstAdministrator(scope, { email, name }));
    const what = isNew ? 'Created.' : `There is ${email} already, with the name that he has: a new link.`;
    console.log(`${what} Set the password within 60 minutes:\n${link}`);
  } finally {
    await server.stop();
  }
};

await runCommand(run);
