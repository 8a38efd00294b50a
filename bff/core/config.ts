import { join } from 'node:path';
import { type AddressSettings, isThisMachine, readAddressSettings } from './settings/addressSettings.ts';
import { type DatabaseSettings, readDatabaseSettings } from './settings/databaseSettings.ts';
import {
  type FileQuotas,
  fileQuotas,
  type PaperLimits,
  paperLimits,
  shareLimits,
  type UploadLimits,
  uploadLimits,
} from './settings/limits.ts';
import { type MailSettings, readMailSettings } from './settings/mailSettings.ts';
import { type OidcSettings, readOidcSettings } from './settings/oidcSettings.ts';
import { readS3Settings, type S3Settings } from './settings/s3Settings.ts';
import { readSecretSettings, type SecretSettings } from './settings/secretSettings.ts';
import { refuseMisspelt } from './settings/settingNames.ts';
import { atLeastOne, isProduction, onOrOff, portNumber, wholeNumber } from './settings/values.ts';
import { readWatchSettings, type WatchSettings } from './settings/watchSettings.ts';
import type { Share } from './threads/fairTurns.ts';

/**
 * The server's settings, read once from the environment at start. Everything else receives this object.
 * docs/operations.md explains each variable to operators.
 */
export type Config = AddressSettings &
  DatabaseSettings &
  MailSettings &
  SecretSettings &
  WatchSettings & {
    readonly port: number;
    /** Loopback by default; a proxy in front terminates TLS in production. */
    readonly host: string;
    /** Folder of the embedded database, stored files (without `s3`) and the demo mailbox. */
    readonly dataDir: string;
    /** The bucket of the stored files; without it they lie under `dataDir`. */
    readonly s3: S3Settings | undefined;
    /** The built web app, the output of `vite build`. */
    readonly webDir: string;
    /** Shown in the shell outside production, for example 検証環境. */
    readonly environmentName: string;
    /** Where a visitor goes who has no log-in to go to (spec 2). */
    readonly publicSite: string;
    /** Whether inspectors may take reports along on their phones; false also takes them away again where they lie. */
    readonly mayTakeAlong: boolean;
    /** Demo data, and the mailbox at /dev/mail. Never in production. */
    readonly isDemo: boolean;
    /** How many proxies in front may be believed about the caller's address. */
    readonly trustedProxies: number;
    /** The key that signs the anchors of the audit trail, made by the first anchor; default: under DATA_DIR. */
    readonly auditKeyFile: string;
    /** Whether messages to other systems may go into its own network, and without TLS: only where nobody else can open it. */
    readonly mayPostInside: boolean;
    /** clamd as host:port; without it files are checked by signature and structure only. */
    readonly clamdAddress: string | undefined;
    readonly uploads: UploadLimits;
    /** What printing papers may take; a task is all papers of one application. */
    readonly papers: PaperLimits;
    /** What one person may have of each pool that reads or prints what strangers send. */
    readonly share: Share;
    readonly quotas: FileQuotas;
    /** Documents that a business may add to its my page itself. */
    readonly ownSections: number;
    readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
    readonly sessions: SessionLifetimes;
    /** Where people log in other than with a password. */
    readonly oidc: OidcSettings;
    /** How long a second factor that was shown is enough for payments, exports and account numbers. */
    readonly stepUpMs: number;
    /** How long a stopping process keeps listening while /readyz answers 503, for the proxy to notice. */
    readonly stopGraceMs: number;
  };

/** How long sessions live (quality.md "Sessions"): administrators idle 30 minutes, others 60, all 12 hours. */
export type SessionLifetimes = {
  readonly adminIdleMs: number;
  readonly otherIdleMs: number;
  readonly absoluteMs: number;
};

const MINUTE_MS = 60_000;

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const sessionLifetimes = (env: NodeJS.ProcessEnv): SessionLifetimes => ({
  adminIdleMs: atLeastOne('ADMIN_IDLE_MINUTES', env.ADMIN_IDLE_MINUTES, 30) * MINUTE_MS,
  otherIdleMs: atLeastOne('USER_IDLE_MINUTES', env.USER_IDLE_MINUTES, 60) * MINUTE_MS,
  absoluteMs: atLeastOne('SESSION_HOURS', env.SESSION_HOURS, 12) * 60 * MINUTE_MS,
});

/** In production a proxy asks /readyz every few seconds; elsewhere nobody waits for the stop to be seen. */
const PRODUCTION_GRACE_MS = 3_000;
/** The rest of the ten seconds is for the requests and batches that are running. */
const MAX_GRACE_MS = 5_000;

const stopGraceOf = (env: NodeJS.ProcessEnv): number => {
  const fallback = isProduction(env) ? PRODUCTION_GRACE_MS : 0;
  const graceMs = wholeNumber('STOP_GRACE_MS', env.STOP_GRACE_MS, fallback);
  if (graceMs > MAX_GRACE_MS) throw new Error(`STOP_GRACE_MS must be ${MAX_GRACE_MS} at most`);
  return graceMs;
};

/** A server that others can open is for the public whatever its NODE_ENV says. */
const switchesOf = (
  env: NodeJS.ProcessEnv,
  publicOrigin: string,
): Pick<Config, 'mayTakeAlong' | 'mayPostInside'> => ({
  mayTakeAlong: onOrOff('ONSITE_COPIES', env.ONSITE_COPIES),
  mayPostInside: !isProduction(env) && isThisMachine(new URL(publicOrigin).hostname),
});

const isDemoIn = (env: NodeJS.ProcessEnv): boolean => {
  const { DEMO = '' } = env;
  if (!['', '0', '1'].includes(DEMO)) throw new Error(`DEMO must be 1 or 0, not "${DEMO}"`);
  if (DEMO === '1' && isProduction(env)) throw new Error('DEMO=1 is refused when NODE_ENV=production');
  return DEMO === '1';
};

const logLevelIn = (env: NodeJS.ProcessEnv): Config['logLevel'] => {
  const logLevel = logLevels.find((level) => level === (env.LOG_LEVEL || 'info'));
  if (logLevel === undefined) throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  return logLevel;
};

/**
 * Reads the settings from environment variables.
 * @throws Error naming the variable when a value makes no sense, so that a wrong start fails at once.
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  if (isProduction(env)) refuseMisspelt(env);
  const port = portNumber('PORT', env.PORT, 3000);
  const addresses = readAddressSettings(env, port);
  const dataDir = env.DATA_DIR ?? '.data';
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir,
    ...readDatabaseSettings(env),
    s3: readS3Settings(env),
    webDir: env.WEB_DIR ?? join(import.meta.dirname, '../../dist/web'),
    ...addresses,
    environmentName: env.ENVIRONMENT_NAME ?? '',
    publicSite: env.PUBLIC_SITE ?? '/',
    ...switchesOf(env, addresses.publicOrigin),
    isDemo: isDemoIn(env),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', env.TRUSTED_PROXIES, 0),
    auditKeyFile: env.AUDIT_KEY_FILE || join(dataDir, 'auditKey.pem'),
    ...readMailSettings(env),
    clamdAddress: env.CLAMD_ADDRESS || undefined,
    uploads: uploadLimits(env),
    papers: paperLimits(env),
    share: shareLimits(env),
    quotas: fileQuotas(env),
    ownSections: atLeastOne('OWN_SECTIONS', env.OWN_SECTIONS, 300),
    ...readWatchSettings(env),
    logLevel: logLevelIn(env),
    sessions: sessionLifetimes(env),
    oidc: readOidcSettings(env, addresses.publicOrigin),
    ...readSecretSettings(env),
    stepUpMs: atLeastOne('STEP_UP_MINUTES', env.STEP_UP_MINUTES, 10) * MINUTE_MS,
    stopGraceMs: stopGraceOf(env),
  };
};

/**
 * The settings of an operator's command, which runs beside the server: past the pooler, nothing that a replica does not
 * have yet, at a port that nobody knows, and nobody watches it at the server's.
 */
export const readCommandConfig = (env: NodeJS.ProcessEnv): Config => {
  const { directDatabaseUrl, ...config } = readConfig(env);
  const databaseUrl = directDatabaseUrl ?? config.databaseUrl;
  const direct = { databaseUrl, directDatabaseUrl: undefined, isPooled: false, replicaUrl: undefined };
  return { ...config, ...direct, port: 0, isDemo: false, metrics: undefined, tracing: undefined };
};
