import type { Scope } from '#bff/core/scope.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { ScopeFactory } from '#bff/http/scopeFactory.ts';
import { askForDutiesOf } from '#bff/modules/aftercare/duties/askForDuties.service.ts';
import { refreshMyPageFacts } from '#bff/modules/myPages/refreshMyPageFacts.service.ts';
import { measureProgramme } from '#bff/modules/office/processingTimes/measureProcessingTimes.service.ts';
import { listProgrammes } from '#bff/modules/office/processingTimes/processingTimes.data.ts';
import { sealAllSecrets } from '#bff/modules/office/secrets/sealSecrets.service.ts';
import { markDemoInstallation } from '#bff/parts/files/installation.data.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { inTransaction } from '#bff/platform/database/transaction.ts';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { addAdministrators } from './access/people/people.ts';
import { addDisposals } from './aftercare/property/disposals.ts';
import { addProperties } from './aftercare/property/properties.ts';
import { addApplications } from './applications/applications.ts';
import { addCorporations } from './corporations/corporations.ts';
import { writePapers } from './correspondence/papers/papers.ts';
import { addThreads, writeThreads } from './correspondence/threads/threads.ts';
import { actorColumns, jmac } from './engine/actors.ts';
import type { Seed } from './engine/context.ts';
import { emptyRows, writeRows } from './engine/rows.ts';
import { createFileBox } from './files/files.ts';
import { addAmounts, writeAmounts } from './money/amounts/amounts.ts';
import { addRecoveries } from './money/recoveries/recoveries.ts';
import { addChanges } from './myPages/changes/changes.ts';
import { addInspection } from './myPages/inspections.ts';
import { addMembers } from './myPages/members.ts';
import { addMyPages } from './myPages/myPages.ts';
import { addNotifications } from './myPages/notifications.ts';
import { addPayment, addPaymentSettings } from './myPages/payments.ts';
import type { Place } from './myPages/place.ts';
import { addProgress } from './myPages/progress.ts';
import { addAnnouncements } from './projects/announcements.ts';
import { addCallFiles } from './projects/callFiles.ts';
import { addProjects, writeCounters } from './projects/projects.ts';
import { writeQuestions } from './projects/questions/questions.ts';
import { addReturns } from './sections/returns.ts';
import { addSections } from './sections/sections.ts';
import { addTaxReport } from './sections/taxReports.ts';
import { addVouchers } from './sections/vouchers.ts';

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'Demo-2026!';

const TIMEOUT_MS = 600_000;

const addPlace = (seed: Seed, place: Place): void => {
  addSections(seed, place);
  addMembers(seed, place);
  addChanges(seed, place);
  addProgress(seed, place);
  addReturns(seed, place, addVouchers(seed, place));
  addInspection(seed, place);
  addPayment(seed, place);
  addProperties(seed, place);
  addRecoveries(seed, place);
  addTaxReport(seed, place);
  addDisposals(seed, place);
  addNotifications(seed, place);
};

/** Everything the demo holds, in the order in which it names one another. */
const compose = (seed: Seed): Place[] => {
  addAdministrators(seed);
  addProjects(seed);
  addPaymentSettings(seed);
  addCorporations(seed);
  addApplications(seed);
  addAnnouncements(seed);
  const places = addMyPages(seed);
  for (const place of places) addPlace(seed, place);
  return places;
};

/** Progress, next due day, delay and priority are worked out by the product itself. */
const refreshFigures = async (scope: Scope, seed: Seed, places: readonly Place[]): Promise<void> => {
  for (const { id } of places) {
    const reason = seed.rows.myPage.find((row) => row.id === id)?.delayOverrideReason ?? null;
    const byHand = reason === null ? undefined : { ...actorColumns(jmac), comment: reason };
    await refreshMyPageFacts(scope, id, byHand);
  }
};

const beginSeed = async (scopes: ScopeFactory): Promise<Seed> => {
  const rows = emptyRows();
  const scope = scopes.forSystem('seed');
  return {
    scope,
    rows,
    files: createFileBox(rows, scopes.storage),
    today: tokyoDayOf(scope.now),
    passwordHash: await hashPassword(DEMO_PASSWORD),
  };
};

/** Fills an empty database with the administrators of the demo, and with nothing that they would work on. */
export const seedAdministrators = async (scopes: ScopeFactory): Promise<void> => {
  const seed = await beginSeed(scopes);
  addAdministrators(seed);
  await inTransaction(scopes.database, async (db) => {
    await writeRows(db, seed.rows);
    await markDemoInstallation(db);
  });
};

/**
 * Fills an empty database with the demo: all or nothing. Does nothing when there is any project.
 * Every date counts from today, so that what is late stays late.
 */
export const seedDemo = async (scopes: ScopeFactory): Promise<void> => {
  const { client } = scopes.database;
  if ((await client.project.count()) > 0) return;
  if ((await client.adminUser.count()) > 0)
    throw new Error(
      'DEMO=1, and the database has administrators: the demo is written into an empty one alone',
    );
  const seed = await beginSeed(scopes);
  const places = compose(seed);
  const amounts = addAmounts(seed, places);
  const threads = addThreads(seed, places);
  await addCallFiles(seed);
  await seed.files.store();
  await inTransaction(
    scopes.database,
    async (db) => {
      // Its papers are printed between two statements: on a busy machine that takes its time.
      await execute(db, Prisma.sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await markDemoInstallation(db);
      await writeRows(db, seed.rows);
      await writeAmounts(db, amounts);
      await writeThreads(db, threads);
      await writeQuestions(db, seed);
      await writeCounters(db, seed);
      const scope = scopes.forSystem('seed', db);
      await writePapers(scope, seed, places);
      await askForDutiesOf(
        scope,
        places.filter(({ data }) => data.paid !== undefined).map(({ id }) => id),
      );
      await refreshFigures(scope, seed, places);
      for (const programme of await listProgrammes(db)) await measureProgramme(scope, programme);
    },
    { timeout: TIMEOUT_MS },
  );
  // The demo is written as a release of before wrote it, and sealed as an update seals that.
  await sealAllSecrets(scopes.forSystem('seed'));
};
