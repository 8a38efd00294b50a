import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readSecretKeys, type SecretKey } from './secrets/secretBox.ts';
import { type OidcSettings, readOidcSettings } from './settings/oidcSettings.ts';
import { readS3Settings, type S3Settings } from './settings/s3Settings.ts';
import type { ThreadLimits } from './threads/threadPool.ts';

/**
 * The server's settings, read once from the environment at start. Everything else receives this object.
 * docs/operations.md explains each variable to operators.
 */
export type PaperLimits = ThreadLimits & {
  /** How long a submission waits for its papers; after it they follow by a job. */
  readonly waitMs: number;
};

export type Config = {
  readonly port: number;
  /** Loopback by default; a proxy in front terminates TLS in production. */
  readonly host: string;
  /** Folder of the embedded database, stored files (without `s3`) and the demo mailbox. */
  readonly dataDir: string;
  /** A PostgreSQL server; without it (never in production) the embedded database under `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** The same server past its pooler: for migrations, backups and whatever holds on to a connection. */
  readonly directDatabaseUrl: string | undefined;
  /** `databaseUrl` leads to a pooler that gives each transaction another connection (PgBouncer). */
  readonly isPooled: boolean;
  /** A replica of it, for reads that may be late. */
  readonly replica: { readonly url: string; readonly maxLagMs: number } | undefined;
  /** The bucket of the stored files; without it they lie under `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** The built web app, the output of `vite build`. */
  readonly webDir: string;
  /** Links in mails are built from this, never from the Host header. */
  readonly publicOrigin: string;
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
  /** The key that signs the anchors of the audit trail, made when there is none; default: under `dataDir`. */
  readonly auditKeyFile: string | undefined;
  /** Who gets the anchor of each day by mail. */
  readonly auditAnchorTo: readonly string[];
  /** Whether messages to other systems may go into the network of the server, and without TLS. Never in production. */
  readonly mayPostInside: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The mailbox that takes what cannot be delivered; each mail names it with a key of its own. */
  readonly mailBounceAddress: string | undefined;
  /** clamd as host:port; without it files are checked by signature and structure only. */
  readonly clamdAddress: string | undefined;
  readonly uploads: UploadLimits;
  /** What printing papers may take; a task is all papers of one application. */
  readonly papers: PaperLimits;
  /** Where Prometheus may ask; undefined: nothing is counted. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector of OpenTelemetry, and which part of the traces it gets; undefined: nothing is traced. */
  readonly tracing: { readonly endpoint: string; readonly ratio: number } | undefined;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly sessions: SessionLifetimes;
  /** Where people log in other than with a password. */
  readonly oidc: OidcSettings;
  /** What seals secrets that have to be read again; undefined: a key beside the data (never in production). */
  readonly secretKeys: readonly SecretKey[] | undefined;
  /** The domain whose pages may use a passkey: that of `publicOrigin`, or one above it that several hosts share. */
  readonly passkeyDomain: string;
  /** How long a second factor that was shown is enough for payments, exports and account numbers. */
  readonly stepUpMs: number;
  /** How long a process that is told to stop goes on listening while /readyz says 503, for the proxy to see. */
  readonly stopGraceMs: number;
};

/** What looking into uploads may take, so that one file never costs the others their answer. */
export type UploadLimits = {
  /** Files looked into at once, each in a thread of its own. */
  readonly inspectors: number;
  /** Files that may wait behind them; the next one is asked to come again (503). */
  readonly maxWaiting: number;
  /** Time for one file. */
  readonly inspectMs: number;
  /** Heap for one file. */
  readonly inspectMemoryMb: number;
  /** Questions to the scanner at once; the others wait. */
  readonly scannerCalls: number;
  /** How long an answer waits for the scanner before it says 検査中. */
  readonly scanWaitMs: number;
};

/** How long sessions live (quality.md "Sessions"): administrators idle 30 minutes, others 60, all 12 hours. */
export type SessionLifetimes = {
  readonly adminIdleMs: number;
  readonly otherIdleMs: number;
  readonly absoluteMs: number;
};

const MINUTE_MS = 60_000;

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const positiveInteger = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < 0)
    throw new Error(`${name} must be a whole number, not "${value}"`);
  return parsed;
};

const atLeastOne = (name: string, value: string | undefined, fallback: number): number => {
  const parsed = positiveInteger(name, value, fallback);
  if (parsed === 0) throw new Error(`${name} must be 1 or more`);
  return parsed;
};

const sessionLifetimes = (env: NodeJS.ProcessEnv): SessionLifetimes => ({
  adminIdleMs: positiveInteger('ADMIN_IDLE_MINUTES', env.ADMIN_IDLE_MINUTES, 30) * MINUTE_MS,
  otherIdleMs: positiveInteger('USER_IDLE_MINUTES', env.USER_IDLE_MINUTES, 60) * MINUTE_MS,
  absoluteMs: positiveInteger('SESSION_HOURS', env.SESSION_HOURS, 12) * 60 * MINUTE_MS,
});

const onOrOff = (name: string, value = 'on'): boolean => {
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be on or off, not "${value}"`);
  return value === 'on';
};

const SECOND_MS = 1000;

/** Threads of a kind: one processor is left to answering, and more than two of a kind only cost memory. */
const spareThreads = (): number => Math.min(2, Math.max(1, availableParallelism() - 1));

const uploadLimits = (env: NodeJS.ProcessEnv): UploadLimits => ({
  inspectors: atLeastOne('UPLOAD_INSPECTORS', env.UPLOAD_INSPECTORS, spareThreads()),
  maxWaiting: atLeastOne('UPLOAD_QUEUE', env.UPLOAD_QUEUE, 50),
  inspectMs: atLeastOne('UPLOAD_INSPECT_MS', env.UPLOAD_INSPECT_MS, 20 * SECOND_MS),
  inspectMemoryMb: atLeastOne('UPLOAD_INSPECT_MB', env.UPLOAD_INSPECT_MB, 192),
  scannerCalls: atLeastOne('SCANNER_CALLS', env.SCANNER_CALLS, 4),
  scanWaitMs: positiveInteger('SCAN_WAIT_MS', env.SCAN_WAIT_MS, 2 * SECOND_MS),
});

const paperLimits = (env: NodeJS.ProcessEnv): PaperLimits => ({
  waitMs: atLeastOne('PAPER_WAIT_MS', env.PAPER_WAIT_MS, 2 * SECOND_MS),
  threads: atLeastOne('PAPER_PRINTERS', env.PAPER_PRINTERS, spareThreads()),
  maxWaiting: atLeastOne('PAPER_QUEUE', env.PAPER_QUEUE, 100),
  timeoutMs: atLeastOne('PAPER_MS', env.PAPER_MS, 30 * SECOND_MS),
  memoryMb: atLeastOne('PAPER_MB', env.PAPER_MB, 256),
});

/** In production a proxy asks /readyz every few seconds; elsewhere nobody waits for the stop to be seen. */
const PRODUCTION_GRACE_MS = 3_000;
/** The rest of the ten seconds is for the requests and batches that are running. */
const MAX_GRACE_MS = 5_000;

const stopGraceOf = (env: NodeJS.ProcessEnv): number => {
  const fallback = env.NODE_ENV === 'production' ? PRODUCTION_GRACE_MS : 0;
  const graceMs = positiveInteger('STOP_GRACE_MS', env.STOP_GRACE_MS, fallback);
  if (graceMs > MAX_GRACE_MS) throw new Error(`STOP_GRACE_MS must be ${MAX_GRACE_MS} at most`);
  return graceMs;
};

/** On this machine only, unless a host is named: who can ask sees how much is done, though not by whom. */
const metricsOf = (env: NodeJS.ProcessEnv): Config['metrics'] => {
  if (!env.METRICS_PORT) {
    if (env.METRICS_HOST) throw new Error('METRICS_PORT is needed beside METRICS_HOST');
    return undefined;
  }
  const port = positiveInteger('METRICS_PORT', env.METRICS_PORT, 0);
  return { host: env.METRICS_HOST || '127.0.0.1', port };
};

/** A local part has 64 letters at most, of which the key of a mail takes 45. */
const bounceAddressIn = (env: NodeJS.ProcessEnv): string | undefined => {
  const address = env.MAIL_BOUNCE_ADDRESS || undefined;
  if (address !== undefined && !/^[^@\s+]{1,18}@[^@\s]+$/.test(address))
    throw new Error('MAIL_BOUNCE_ADDRESS must be an address with 18 letters at most before its @, and no +');
  return address;
};

const addressesIn = (env: NodeJS.ProcessEnv): readonly string[] => {
  const addresses = (env.AUDIT_ANCHOR_TO ?? '').split(',').flatMap((address) => address.trim() || []);
  const wrong = addresses.find((address) => !/^[^@\s]+@[^@\s]+$/.test(address));
  if (wrong !== undefined)
    throw new Error(`AUDIT_ANCHOR_TO must be addresses parted by commas, not "${wrong}"`);
  return addresses;
};

/** The embedded database is for trying out: in production its silent use would be a typing error's work. */
const databaseUrlOf = (env: NodeJS.ProcessEnv): string | undefined => {
  const url = env.DATABASE_URL || undefined;
  if (url === undefined && env.NODE_ENV === 'production') {
    throw new Error('DATABASE_URL is needed when NODE_ENV=production');
  }
  return url;
};

const secretKeysOf = (env: NodeJS.ProcessEnv): Config['secretKeys'] => {
  if (env.SECRETS_KEY) return readSecretKeys(env.SECRETS_KEY);
  // A key beside the data of one machine would open nothing on the next one.
  if (env.NODE_ENV === 'production') throw new Error('SECRETS_KEY is needed when NODE_ENV=production');
  return undefined;
};

const tracingOf = (env: NodeJS.ProcessEnv): Config['tracing'] => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  if (!/^https?:/.test(endpoint)) throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must begin with http');
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be from 0 to 1');
  return { endpoint, ratio };
};

const poolerOf = (env: NodeJS.ProcessEnv): Pick<Config, 'directDatabaseUrl' | 'isPooled'> => {
  const { DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: directUrl } = env;
  if (pooler && pooler !== 'transaction') throw new Error('DATABASE_POOLER can only be "transaction"');
  const isPooled = pooler === 'transaction';
  if (isPooled && !directUrl) throw new Error('DATABASE_DIRECT_URL is needed beside DATABASE_POOLER');
  return { directDatabaseUrl: directUrl || undefined, isPooled };
};

const replicaOf = (env: NodeJS.ProcessEnv): Config['replica'] => {
  const url = env.DATABASE_REPLICA_URL;
  if (!url) return undefined;
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is needed beside DATABASE_REPLICA_URL');
  return { url, maxLagMs: atLeastOne('REPLICA_MAX_LAG_MS', env.REPLICA_MAX_LAG_MS, 5 * SECOND_MS) };
};

const switchesOf = (env: NodeJS.ProcessEnv): Pick<Config, 'mayTakeAlong' | 'mayPostInside'> => ({
  mayTakeAlong: onOrOff('ONSITE_COPIES', env.ONSITE_COPIES),
  mayPostInside: env.NODE_ENV !== 'production',
});

/**
 * Reads the settings from environment variables.
 * @throws Error naming the variable when a value makes no sense, so that a wrong start fails at once.
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const port = positiveInteger('PORT', env.PORT, 3000);
  const isDemo = env.DEMO === '1';
  if (isDemo && env.NODE_ENV === 'production') throw new Error('DEMO=1 is refused when NODE_ENV=production');
  const logLevel = logLevels.find((level) => level === (env.LOG_LEVEL ?? 'info'));
  if (logLevel === undefined) throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl: databaseUrlOf(env),
    ...poolerOf(env),
    replica: replicaOf(env),
    s3: readS3Settings(env),
    webDir: env.WEB_DIR ?? join(import.meta.dirname, '../../dist/web'),
    publicOrigin,
    environmentName: env.ENVIRONMENT_NAME ?? '',
    publicSite: env.PUBLIC_SITE ?? '/',
    ...switchesOf(env),
    isDemo,
    trustedProxies: positiveInteger('TRUSTED_PROXIES', env.TRUSTED_PROXIES, 0),
    auditKeyFile: env.AUDIT_KEY_FILE || undefined,
    auditAnchorTo: addressesIn(env),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'no-reply@example.jp',
    mailBounceAddress: bounceAddressIn(env),
    clamdAddress: env.CLAMD_ADDRESS || undefined,
    uploads: uploadLimits(env),
    papers: paperLimits(env),
    metrics: metricsOf(env),
    tracing: tracingOf(env),
    logLevel,
    sessions: sessionLifetimes(env),
    oidc: readOidcSettings(env, publicOrigin),
    secretKeys: secretKeysOf(env),
    passkeyDomain: env.PASSKEY_DOMAIN || new URL(publicOrigin).hostname,
    stepUpMs: atLeastOne('STEP_UP_MINUTES', env.STEP_UP_MINUTES, 10) * MINUTE_MS,
    stopGraceMs: stopGraceOf(env),
  };
};

/** The settings of an operator's command: past the pooler, and nothing that a replica does not have yet. */
export const readCommandConfig = (env: NodeJS.ProcessEnv): Config => {
  const { directDatabaseUrl, ...config } = readConfig(env);
  const databaseUrl = directDatabaseUrl ?? config.databaseUrl;
  return { ...config, databaseUrl, directDatabaseUrl: undefined, isPooled: false, replica: undefined };
};
