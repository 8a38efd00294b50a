/** A bucket of an S3 service, and how it is reached. */
export type S3Settings = {
  readonly bucket: string;
  /** Before every name in the bucket: empty, or folders with a slash at the end. */
  readonly prefix: string;
  /** A service other than Amazon's; buckets stand in the path of its addresses. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Without them the SDK finds its own (the role of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
};

/** Tokyo. */
const DEFAULT_REGION = 'ap-northeast-1';

const NEED_A_BUCKET = ['S3_PREFIX', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID'] as const;

const prefixOf = (value: string | undefined): string => {
  const parts = (value ?? '').split('/').filter(Boolean);
  if (parts.some((part) => !/^[\w.-]+$/.test(part) || part === '..'))
    throw new Error(`S3_PREFIX must be folders of letters, digits, ".", "_" and "-", not "${value}"`);
  return parts.map((part) => `${part}/`).join('');
};

const endpointOf = (value: string | undefined): string | undefined => {
  if (!value) return undefined;
  const isHttp = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isHttp) throw new Error(`S3_ENDPOINT must be an http or https address, not "${value}"`);
  return value;
};

const credentialsOf = (env: NodeJS.ProcessEnv): S3Settings['credentials'] => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId && !secretAccessKey) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given both or not at all');
  return { accessKeyId, secretAccessKey };
};

/**
 * The bucket of the environment; undefined: files lie in a folder.
 * @throws Error naming the variable that makes no sense, also one that would be silently unused
 */
export const readS3Settings = (env: NodeJS.ProcessEnv): S3Settings | undefined => {
  const bucket = env.S3_BUCKET;
  if (!bucket) {
    const lonely = NEED_A_BUCKET.find((name) => env[name]);
    if (lonely !== undefined) throw new Error(`S3_BUCKET is needed beside ${lonely}`);
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`S3_BUCKET must be the name of a bucket alone, not "${bucket}"`);
  return {
    bucket,
    prefix: prefixOf(env.S3_PREFIX),
    endpoint: endpointOf(env.S3_ENDPOINT),
    region: env.S3_REGION || DEFAULT_REGION,
    credentials: credentialsOf(env),
  };
};
