import type { Scope } from '#bff/core/scope.ts';
import { UnreadableSecretError } from '#bff/core/secrets/secretBox.ts';
import { type SealedBy, sealedPlaces } from './sealedPlaces.service.ts';

const opens = ({ open }: SealedBy): boolean => {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof UnreadableSecretError) return false;
    throw error;
  }
};

/**
 * The keys that have sealed something here and do not open it: they are not configured, or are others of the same name.
 * One row of each key and place is tried.
 */
export const findUnopenedKeys = async ({ db, secrets }: Scope): Promise<string[]> => {
  const found = new Set<string>();
  for (const { samples } of sealedPlaces)
    for (const sample of await samples(db, secrets)) if (!opens(sample)) found.add(sample.keyId);
  return [...found].toSorted();
};
