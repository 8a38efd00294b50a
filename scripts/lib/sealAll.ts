import { pino } from 'pino';
import type { Config } from '#bff/core/config.ts';
import { sealAllSecrets, unsealedPlaces } from '#bff/modules/office/secrets/sealSecrets.service.ts';
import { startServer } from '#bff/server.ts';

type Sealed = {
  /** Whether the key of now seals everything. */
  readonly isWhole: boolean;
  readonly lines: readonly string[];
};

/**
 * Seals everything by the first key of SECRETS_KEY, or only looks. The product starts on the data for it, on a port that
 * nobody knows.
 */
export const sealAll = async (config: Config, { isCheck }: { isCheck: boolean }): Promise<Sealed> => {
  const quiet = { ...config, port: 0, isDemo: false };
  const log = pino({ level: 'warn' });
  const server = await startServer({ config: quiet, log, hasBackgroundJobs: false });
  try {
    const scope = server.scopes.forSystem('sealSecrets');
    const sealed = isCheck ? 0 : await sealAllSecrets(scope);
    const left = await unsealedPlaces(scope);
    return {
      isWhole: left.length === 0,
      lines: [
        ...(isCheck ? [] : [`sealed: ${sealed} rows by ${scope.secrets.currentKeyId}`]),
        ...left.map(({ name, count }) => `LEFT: ${count} rows of ${name}`),
        ...(left.length === 0 ? [`everything is sealed by ${scope.secrets.currentKeyId}`] : []),
      ],
    };
  } finally {
    await server.stop();
  }
};
