/**
 * `npm run secrets:rotate`: seals everything that is kept sealed by the first key of SECRETS_KEY, while people work; ended
 * anywhere, it goes on at the next call. `npm run secrets:check` only looks. Exit code 1 when something is left.
 */
import { readCommandConfig } from '#bff/core/config.ts';
import { runCommand } from './lib/runCommand.ts';
import { sealAll } from './lib/sealAll.ts';

await runCommand(async () => {
  const isCheck = process.argv.includes('--check');
  const { isWhole, lines } = await sealAll(readCommandConfig(process.env), { isCheck });
  for (const line of lines) console.log(line);
  process.exitCode = isWhole ? 0 : 1;
});
