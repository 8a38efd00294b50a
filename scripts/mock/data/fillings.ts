import type { ScopeFactory } from '#bff/http/scopeFactory.ts';
import { seedAdministrators, seedDemo } from '../../../prisma/seed/demo.ts';
import { seedVolume } from '../../../prisma/seed/volume.ts';
import { addMockKey } from './mockKey.ts';

type Fill = (scopes: ScopeFactory) => Promise<void>;

const MANY = 2_000;

const seedMany: Fill = async (scopes) => {
  await seedDemo(scopes);
  const connection = await scopes.database.pool.connect();
  try {
    await seedVolume(connection, MANY);
  } finally {
    connection.release();
  }
};

const withKey =
  (fill: Fill): Fill =>
  async (scopes) => {
    await fill(scopes);
    await addMockKey(scopes);
  };

/** What an empty database of a mock is filled with. */
export const fillings = {
  demo: withKey(seedDemo),
  empty: withKey(seedAdministrators),
  many: withKey(seedMany),
} as const satisfies Record<string, Fill>;

export type DataName = keyof typeof fillings;
