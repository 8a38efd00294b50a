import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { complaintsAbout } from '#bff/testing/matrix/complaints.ts';
import { problemOf } from '../errors.ts';
import { accessCases } from './access.cases.ts';
import { applicationCases } from './applications.cases.ts';
import { bulkCases } from './bulk.cases.ts';
import { inspectionCases } from './inspections.cases.ts';
import { machineryCases } from './machinery.cases.ts';
import type { Makers } from './make/makers.ts';
import { createMakers } from './make.ts';
import { moneyCases } from './money.cases.ts';
import { myPageCases } from './myPages.cases.ts';
import { paperCases } from './papers.cases.ts';
import { peopleCases } from './people.cases.ts';
import { processingTimeCases } from './processingTimes.cases.ts';
import { projectCases } from './projects.cases.ts';
import { propertyCases } from './property.cases.ts';
import { questionCases } from './questions.cases.ts';
import { recoveryCases } from './recoveries.cases.ts';
import { reminderCases } from './reminders.cases.ts';
import { secondFactorCases } from './secondFactors.cases.ts';
import { sectionCases } from './sections.cases.ts';
import { threadCases } from './threads.cases.ts';

const cases = [
  ...peopleCases,
  ...accessCases,
  ...projectCases,
  ...applicationCases,
  ...myPageCases,
  ...secondFactorCases,
  ...sectionCases,
  ...inspectionCases,
  ...moneyCases,
  ...recoveryCases,
  ...paperCases,
  ...reminderCases,
  ...propertyCases,
  ...machineryCases,
  ...bulkCases,
  ...questionCases,
  ...threadCases,
  ...processingTimeCases,
];

let database: Database;
let make: Makers;

beforeAll(async () => {
  database = await openTestDatabase();
  make = createMakers(database.client);
});
afterAll(() => database.close());

/** The kind of the refusal, and the constraint that PostgreSQL names in its sentence alone. */
const problemFrom = (write: Promise<unknown>) =>
  write.then(
    () => ({ kind: 'accepted', constraint: undefined }),
    (error: unknown) => ({
      kind: problemOf(error)?.kind,
      constraint: /constraint \\?"([^"\\]+)/.exec(JSON.stringify(error))?.[1],
    }),
  );

describe('rules of single records', () => {
  it('are each kept by the CHECK of their name', async () => {
    const complaints = await complaintsAbout(
      cases,
      async ([rule, constraint, violate]) => {
        const problem = await problemFrom(violate(make));
        const isRefused = problem.kind === 'check' && problem.constraint === constraint;
        return isRefused ? undefined : `${rule} (${constraint}): ${JSON.stringify(problem)}`;
      },
      4,
    );
    expect(complaints).toEqual([]);
  });

  it('accepts the same records without the fault', async () => {
    for (const [name, makeRow] of Object.entries(make)) {
      await expect(makeRow(), name).resolves.toBeTypeOf('object');
    }
  });

  it('lets no CHECK go untested', async () => {
    const checks = await database.pool.query<{ conname: string }>(
      `SELECT conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
    );
    const tested = new Set(cases.map(([, constraint]) => constraint));
    expect(checks.rows.map((row) => row.conname).filter((name) => !tested.has(name))).toEqual([]);
  });
});

describe('edges that are still right', () => {
  it('lets an applicant keep an unfinished draft', async () => {
    await expect(make.application({ postalCode: '1', contactEmail: 'x' })).resolves.toMatchObject({
      status: 0,
    });
  });

  it('lets an individual have no corporate number', async () => {
    await expect(
      make.corporation({ applicantType: 1, corporateNumber: null, legalForm: 14 }),
    ).resolves.toMatchObject({
      applicantType: 1,
    });
  });

  it('lets work start before the decision when an early start was accepted', async () => {
    const startOn = new Date('2026-07-02T00:00:00Z');
    await expect(make.myPage({ hasEarlyStart: true, startOn })).resolves.toMatchObject({ startOn });
  });

  it('lets everything granted be confirmed and paid', async () => {
    const amounts = { appliedAmount: 100n, grantAmount: 100n, confirmedAmount: 100n, paidAmount: 100n };
    await expect(make.myPage({ ...amounts, projectStatus: 3 })).resolves.toMatchObject(amounts);
  });
});
