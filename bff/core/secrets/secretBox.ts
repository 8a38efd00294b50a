/** What is sealed does not open: its key is not configured any more, or it was sealed elsewhere or changed. */
export class UnreadableSecretError extends Error {
  override readonly name = 'UnreadableSecretError';
}

/** Keeps secrets that have to be read again, such as those of authenticator apps, so that a stolen database tells none. */
export type SecretBox = {
  /** @param place what it is kept for (`totp:12`); sealed for one place, it opens for no other */
  readonly seal: (secret: string, place: string) => Uint8Array<ArrayBuffer>;
  /** @throws UnreadableSecretError */
  readonly open: (sealed: Uint8Array, place: string) => string;
  /** Whether what a key of that name has sealed may open. */
  readonly hasKey: (id: string) => boolean;
  /** The name of the key that seals now. */
  readonly currentKeyId: string;
  /**
   * What tells equal texts from others without telling them: one by each key, the first by that of now.
   * @param purpose what they are compared for; under another one the same text has another
   */
  readonly fingerprintsOf: (text: string, purpose: string) => readonly Uint8Array<ArrayBuffer>[];
};

/** A key of AES-256 with the name that what it has sealed bears. */
export type SecretKey = { readonly id: string; readonly key: Uint8Array };

const KEY_BYTES = 32;
const keyForm = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/_-]{43}=?)$/;

/**
 * Reads `SECRETS_KEY`: `{id}:{32 bytes in base64}`, several parted by commas. The first seals; all open.
 * @throws Error that does not show the value
 */
export const readSecretKeys = (value: string): readonly SecretKey[] => {
  const keys = value.split(',').map((part) => {
    const [, id, encoded] = keyForm.exec(part.trim()) ?? [];
    const key = Buffer.from(encoded ?? '', 'base64');
    if (id === undefined || key.length !== KEY_BYTES)
      throw new Error('SECRETS_KEY must be <id>:<32 bytes in base64>, several parted by commas');
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('SECRETS_KEY names an id twice');
  return keys;
};
