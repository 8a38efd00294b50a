import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { isProduction } from './values.ts';

/** A provider of OpenID Connect, as the operator describes it. docs/operations.md explains each line. */
export type ProviderSettings = {
  /** Its name in addresses. */
  readonly key: string;
  /** What people call it. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** None for a client that the provider knows as public. */
  readonly clientSecret: string | undefined;
  readonly isForAdmins: boolean;
  readonly isForUsers: boolean;
  /** Separated by spaces. */
  readonly scope: string;
  /** The claim with the address that links an account to a person the first time; null: nobody is linked by it. */
  readonly emailClaim: string | null;
  /** The claim that has to be true for it. */
  readonly verifiedClaim: string;
  /** `amr` (any of them) or `acr` that stand for a second factor of ours. */
  readonly strongMethods: readonly string[];
  readonly strongContexts: readonly string[];
  /** How long the provider may take for one answer. */
  readonly timeoutSeconds: number;
};

export type OidcSettings = {
  readonly providers: readonly ProviderSettings[];
  /** The origins to which providers may lead back. */
  readonly origins: readonly string[];
  /** Who may log in with a password. */
  readonly hasPasswords: { readonly admin: boolean; readonly user: boolean };
};

type ProviderFile = {
  key: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  clientSecretFile?: string;
  for: ('admin' | 'user')[];
  scope?: string;
  emailClaim?: string | null;
  verifiedClaim?: string;
  strongMethods?: string[];
  strongContexts?: string[];
  timeoutSeconds?: number;
};

type OidcFile = {
  origins?: string[];
  passwords?: { admin?: boolean; user?: boolean };
  providers: ProviderFile[];
};

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;

const PROVIDER = {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'label', 'issuer', 'clientId', 'for'],
  properties: {
    key: { type: 'string', pattern: '^[a-z0-9_-]{1,30}$' },
    label: { ...text, maxLength: 50 },
    issuer: { type: 'string', pattern: '^https?://' },
    clientId: text,
    clientSecret: text,
    clientSecretFile: text,
    for: { type: 'array', minItems: 1, items: { enum: ['admin', 'user'] } },
    scope: { type: 'string', pattern: '(^| )openid( |$)' },
    emailClaim: { type: ['string', 'null'] },
    verifiedClaim: text,
    strongMethods: texts,
    strongContexts: texts,
    timeoutSeconds: { type: 'integer', minimum: 1, maximum: 20 },
  },
} as const;

const FILE = {
  type: 'object',
  additionalProperties: false,
  required: ['providers'],
  properties: {
    origins: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^https?://[^/]+$' } },
    passwords: {
      type: 'object',
      additionalProperties: false,
      properties: { admin: flag, user: flag },
    },
    providers: { type: 'array', minItems: 1, maxItems: 20, items: PROVIDER },
  },
} as const;

const wrong = (what: string): Error => new Error(`OIDC_FILE ${what}`);

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`OIDC_FILE: ${file} cannot be read`, { cause: error });
  }
};

const parse = (file: string): OidcFile => {
  let content: unknown;
  try {
    content = JSON.parse(readText(file));
  } catch (error) {
    // The parser would show a part of what it has read, which may be a secret.
    if (error instanceof SyntaxError) throw wrong('must be JSON');
    throw error;
  }
  const ajv = new Ajv({ allowUnionTypes: true });
  const isFile = ajv.compile<OidcFile>(FILE);
  if (isFile(content)) return content;
  const [problem] = isFile.errors ?? [];
  throw wrong(`is not as it should be: ${problem?.instancePath || '/'} ${problem?.message}`);
};

const secretOf = ({ key, clientSecret, clientSecretFile }: ProviderFile): string | undefined => {
  if (clientSecretFile === undefined) return clientSecret;
  if (clientSecret !== undefined) throw wrong(`gives two secrets for ${key}`);
  return readText(clientSecretFile).trim();
};

const DEFAULT_TIMEOUT_SECONDS = 5;

const settingsOf = (given: ProviderFile): ProviderSettings => ({
  key: given.key,
  label: given.label,
  issuer: given.issuer,
  clientId: given.clientId,
  clientSecret: secretOf(given),
  isForAdmins: given.for.includes('admin'),
  isForUsers: given.for.includes('user'),
  scope: given.scope ?? 'openid email',
  emailClaim: given.emailClaim === undefined ? 'email' : given.emailClaim,
  verifiedClaim: given.verifiedClaim ?? 'email_verified',
  strongMethods: given.strongMethods ?? [],
  strongContexts: given.strongContexts ?? [],
  timeoutSeconds: given.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
});

/** What would let nobody in, two for one, or secrets in the clear. */
const assertSensible = ({ providers, origins, hasPasswords }: OidcSettings, isProduction: boolean): void => {
  if (new Set(providers.map(({ key }) => key)).size < providers.length) throw wrong('names a key twice');
  if (!hasPasswords.admin && !providers.some(({ isForAdmins }) => isForAdmins))
    throw wrong('leaves administrators no way to log in');
  if (!hasPasswords.user && !providers.some(({ isForUsers }) => isForUsers))
    throw wrong('leaves users of businesses no way to log in');
  const addresses = [...origins, ...providers.map(({ issuer }) => issuer)];
  if (isProduction && addresses.some((address) => !address.startsWith('https://')))
    throw wrong('must name https addresses when NODE_ENV=production');
};

/**
 * The providers of the file that `OIDC_FILE` names; without it there are none, and everybody has a password.
 * @throws Error that says what is wrong with the file, and shows no secret
 */
export const readOidcSettings = (env: NodeJS.ProcessEnv, publicOrigin: string): OidcSettings => {
  const ownOrigin = new URL(publicOrigin).origin;
  const file = env.OIDC_FILE;
  if (!file) return { providers: [], origins: [ownOrigin], hasPasswords: { admin: true, user: true } };
  const { origins, passwords, providers } = parse(file);
  const settings: OidcSettings = {
    providers: providers.map(settingsOf),
    origins: origins ?? [ownOrigin],
    hasPasswords: { admin: passwords?.admin ?? true, user: passwords?.user ?? true },
  };
  assertSensible(settings, isProduction(env));
  return settings;
};
