import type { Db } from '#bff/core/database.ts';
import { openNumber, placeOfAccount, placeOfRemitter, sealNumber } from '#bff/core/secrets/sealedNumber.ts';
import type { SecretBox } from '#bff/core/secrets/secretBox.ts';
import { totpPlace } from '#bff/modules/access/index.ts';
import { fingerprintsOfAccount } from '#bff/modules/corporations/index.ts';
import { openContent, sealContent } from '#bff/modules/money/index.ts';
import { openSecret, sealSecret } from '#bff/modules/trail/index.ts';
import {
  type BytePlace,
  bytePlaces,
  countStaleBytes,
  countStaleTexts,
  findAccountParts,
  replaceBytes,
  replaceText,
  sampleBytes,
  sampleTexts,
  staleBytes,
  staleTexts,
  type TextPlace,
  textPlaces,
} from './sealedRows.data.ts';

/** A row that is to be sealed anew. */
export type StaleRow = {
  /** What the rows of its place are gone through by. */
  readonly key: number;
  /** Seals it. @returns false when somebody has changed it meanwhile. @throws Error when it does not open */
  readonly reseal: () => Promise<boolean>;
};

/** Something that is kept sealed, in one column. */
export type SealedPlace = {
  readonly name: string;
  /** How many rows the key of now does not seal: of another key, or of before anything was sealed. */
  readonly count: (db: Db, box: SecretBox) => Promise<number>;
  readonly stale: (
    db: Db,
    box: SecretBox,
    part: { readonly after: number; readonly limit: number },
  ) => Promise<readonly StaleRow[]>;
  /** The oldest row of each key, with what opens it. */
  readonly samples: (db: Db, box: SecretBox) => Promise<readonly SealedBy[]>;
};

export type SealedBy = {
  readonly keyId: string;
  /** @throws UnreadableSecretError */
  readonly open: () => void;
};

const placesOfNumbers: { readonly [place in TextPlace]: (owner: number) => string } = {
  bankAccounts: placeOfAccount,
  payments: placeOfAccount,
  transfers: placeOfAccount,
  changeRequests: placeOfAccount,
  remitters: placeOfRemitter,
  remittersOfFiles: placeOfRemitter,
};

/** What the row of an account is told from others by; nothing, elsewhere. */
const fingerprintOf = async (
  db: Db,
  box: SecretBox,
  { place, owner, accountNumber }: { place: TextPlace; owner: number; accountNumber: string },
): Promise<Uint8Array | null> => {
  const parts = place === 'bankAccounts' ? await findAccountParts(db, owner) : null;
  return parts && (fingerprintsOfAccount(box, { ...parts, accountNumber })[0] ?? null);
};

const placeOfTexts = (place: TextPlace): SealedPlace => ({
  name: place,
  count: (db, box) => countStaleTexts(db, place, box.currentKeyId),
  stale: async (db, box, part) =>
    (await staleTexts(db, place, box.currentKeyId, part)).map(({ key, owner, kept: was }) => ({
      key,
      reseal: async () => {
        const sealedFor = placesOfNumbers[place](owner);
        const accountNumber = openNumber(box, was, sealedFor);
        const fingerprint = await fingerprintOf(db, box, { place, owner, accountNumber });
        const anew = sealNumber(box, accountNumber, sealedFor);
        return replaceText(db, place, { key, was, anew, fingerprint });
      },
    })),
  samples: async (db, box) =>
    (await sampleTexts(db, place)).map(({ keyId, owner, kept }) => ({
      keyId,
      open: () => void openNumber(box, kept, placesOfNumbers[place](owner)),
    })),
});

type Reseal = (box: SecretBox, owner: number, was: Uint8Array) => Uint8Array;

const resealWebhook: Reseal = (box, _owner, was) => sealSecret(box, openSecret(box, was));

const reseals: { readonly [place in BytePlace]: Reseal } = {
  files: (box, id, was) => sealContent(box, id, openContent(box, id, was)),
  apps: (box, adminUserId, was) => box.seal(box.open(was, totpPlace(adminUserId)), totpPlace(adminUserId)),
  webhooks: resealWebhook,
  webhooksBefore: resealWebhook,
};

const placeOfBytes = (place: BytePlace): SealedPlace => ({
  name: place,
  count: (db, box) => countStaleBytes(db, place, box.currentKeyId),
  stale: async (db, box, part) =>
    (await staleBytes(db, place, box.currentKeyId, part)).map(({ key, owner, kept: was }) => ({
      key,
      reseal: async () => replaceBytes(db, place, { key, was, anew: reseals[place](box, owner, was) }),
    })),
  samples: async (db, box) =>
    (await sampleBytes(db, place)).map(({ keyId, owner, kept }) => ({
      keyId,
      open: () => void reseals[place](box, owner, kept),
    })),
});

/** Everything that is kept sealed, in the order in which it is sealed anew. */
export const sealedPlaces: readonly SealedPlace[] = [
  ...textPlaces.map(placeOfTexts),
  ...bytePlaces.map(placeOfBytes),
];
