/**
 * `npm run admin:create -- <e-mail> <name>`: the first administrator (type JMAC) of a new installation. There is no
 * default account: he gets a link that sets his password, printed here because mail may not be set up yet.
 */
import { pino } from 'pino';
import { readCommandConfig } from '#bff/core/config.ts';
import { createFirstAdministrator } from '#bff/modules/access/people/firstAdministrator.service.ts';
import { startServer } from '../bff/server.ts';

const [email, name] = process.argv.slice(2);
if (email === undefined || name === undefined) {
  console.error('usage: npm run admin:create -- <e-mail> <name>');
  process.exit(1);
}

const config = { ...readCommandConfig(process.env), port: 0, isDemo: false };
const server = await startServer({ config, log: pino({ level: 'warn' }), hasBackgroundJobs: false });
try {
  const link = await server.scopes
    .forSystem('createAdmin')
    .transaction((scope) => createFirstAdministrator(scope, { email, name }));
  console.log(`Created. Set the password within 60 minutes:\n${link}`);
} finally {
  await server.stop();
}
