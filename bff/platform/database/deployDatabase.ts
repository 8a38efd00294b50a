import type pg from 'pg';
import { deployFamilyWords } from './familyWords.ts';
import { deployMigrations } from './migrations.ts';

/**
 * Brings a database up to this release: its migrations, and the words of its CHECKs that follow the list of families.
 * @returns the names of the migrations applied now
 * @throws MigrationHistoryError when an applied migration was edited or the database is newer than this release
 */
export const deployDatabase = async (client: pg.ClientBase): Promise<string[]> => {
  const applied = await deployMigrations(client);
  await deployFamilyWords(client);
  return applied;
};
