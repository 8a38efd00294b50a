import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#bff/core/settings/s3Settings.ts';

/** How long the service may take. */
export type Patience = {
  /** From asking to the beginning of its answer. */
  readonly answerMs: number;
  /** For a whole file on its way there or here. */
  readonly fileMs: number;
};

const CONNECT_MS = 3_000;
/** Each download that a slow caller reads holds a connection; uploads must not wait behind them. */
const CONNECTIONS = 256;
export const TRIES = 3;

type Sdk = typeof import('@aws-sdk/client-s3');

/** The bucket within reach of the SDK. */
export type Reach = {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly patience: Patience;
  /** Where a name below the prefix stands in the service. */
  readonly at: (name: string) => { readonly Bucket: string; readonly Key: string };
  readonly settings: S3Settings;
};

/** The SDK would warn on the console, past the product's log; what fails is thrown. */
const quiet = (): void => undefined;
const noLog = { debug: quiet, info: quiet, warn: quiet, error: quiet };

const clientOf = (sdk: Sdk, settings: S3Settings, { answerMs }: Patience): S3Client =>
  new sdk.S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
    maxAttempts: TRIES,
    logger: noLog,
    // Our own SHA-256 goes with each file; other services than Amazon's do not know the SDK's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // Who reads slowly is not cut off.
      socketTimeout: 0,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });

export const reachBucket = async (settings: S3Settings, patience: Patience): Promise<Reach> => {
  // Loaded only where files lie in a bucket: no other start waits for it.
  const sdk = await import('@aws-sdk/client-s3');
  return {
    sdk,
    client: clientOf(sdk, settings, patience),
    patience,
    at: (name) => ({ Bucket: settings.bucket, Key: settings.prefix + name }),
    settings,
  };
};
