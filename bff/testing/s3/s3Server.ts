import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { readS3Settings, type S3Settings } from '#bff/core/settings/s3Settings.ts';
import { type S3Mood, startS3Gateway } from './s3Gateway.ts';

const BUCKET = 'hojo-files';
const CREDENTIALS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

/** An S3 server on this machine, with a bucket. */
export type S3Server = {
  /** The environment that leads to a place of its own in the bucket. */
  readonly env: Readonly<Record<string, string>>;
  readonly settings: S3Settings;
  readonly asked: readonly string[];
  readonly be: (mood: S3Mood) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts an S3 server that keeps its files in a folder. It knows one key (but takes any signature of it), and neither
 * checksums nor conditions, which the gateway adds.
 */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It signs addresses of buckets without the slash that the SDK puts at their end.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const gateway = await startS3Gateway(port);
  const env = { ...CREDENTIALS, S3_BUCKET: BUCKET, S3_PREFIX: randomUUID(), S3_ENDPOINT: gateway.endpoint };
  const settings = readS3Settings(env);
  if (settings === undefined) throw new Error('no bucket');
  return {
    env,
    settings,
    asked: gateway.asked,
    be: gateway.be,
    stop: async () => {
      gateway.stop();
      server.httpServer.closeAllConnections();
      server.httpServer.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
