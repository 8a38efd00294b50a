import type { ShellStatus } from '#ui-kit/Shell/index.ts';
import type { Settings } from '../settings.ts';

/** The status area under the logo: the environment outside production, then who and what. */
export const statusOf = ({ environmentName }: Settings, lines: readonly string[]): ShellStatus =>
  environmentName === '' ? { lines } : { environment: environmentName, lines };
