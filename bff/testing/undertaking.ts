import { toDate } from '#bff/platform/database/values.ts';
import type { TestSession } from './client.ts';
import { makeAdmin, makeSection, makeUndertaking } from './people.ts';
import type { TestServer } from './server.ts';

/*
 * A my page in the middle of its work, with what the contract promises of one, and the desk around it.
 */

/** The properties that an adoption fills in. */
export const myPageFacts = {
  category: 4,
  consultantType: 0,
  consultantName: '山田 一郎',
  supportMethod: 0,
  siteName: 'みらい食堂 霞が関店',
  sitePostalCode: '1000001',
  sitePrefecture: 13,
  siteAddress: '千代田区霞が関1-2-1',
  progressPhase: 1,
  startOn: toDate('2026-08-01'),
  plannedCompletionOn: toDate('2027-01-29'),
};

/** One new administrator of each type. */
export const makeOffice = async (server: TestServer) => ({
  jmac: await makeAdmin(server, 'JMAC'),
  maff: await makeAdmin(server, 'MAFF'),
  cs: await makeAdmin(server, 'CS'),
  inspector: await makeAdmin(server, 'Inspector', { assignedPrefectures: [] }),
  backOffice: await makeAdmin(server, 'BackOffice'),
});

type Office = Awaited<ReturnType<typeof makeOffice>>;

const offices = new WeakMap<TestServer, Promise<Office>>();

/**
 * One administrator of each type, the same in all of a test file. What a test changes in an administrator, or counts of
 * what is his, it asks of its own (`makeAdmin`, `makeOffice`).
 */
const officeOf = (server: TestServer): Promise<Office> => {
  const office = offices.get(server) ?? makeOffice(server);
  offices.set(server, office);
  return office;
};

/** A business with its my page, one asked document (発注書), and the office. */
export const makeDesk = async (server: TestServer, data: { myPage?: object; section?: object } = {}) => {
  const undertaking = await makeUndertaking(server, { myPage: { ...myPageFacts, ...data.myPage } });
  const section = await makeSection(server, undertaking.myPage.id, {
    dueOn: toDate('2026-11-30'),
    branchNumber: '18-1',
    ...data.section,
  });
  return {
    ...undertaking,
    section,
    ...(await officeOf(server)),
  };
};

export type Desk = Awaited<ReturnType<typeof makeDesk>>;

/** A small document whose content is what its name says. */
export const pdfOf = (words = '発注書'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`));

type Upload = {
  readonly session: TestSession;
  readonly mypageId: number;
  readonly sectionId: number;
  readonly fileName?: string;
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly replacedFileID?: string;
  readonly idempotencyKey?: string;
};

/** Puts a file into a section as the business does. */
export const uploadFile = (server: TestServer, upload: Upload) => {
  const { session, mypageId, sectionId, fileName = '発注書.pdf', content = pdfOf(), replacedFileID } = upload;
  const meta = {
    fileName,
    mypageID: mypageId,
    sectionID: sectionId,
    ...(replacedFileID ? { replacedFileID } : {}),
  };
  return server.call('uploadUserFile', {
    session,
    body: { meta },
    file: { name: fileName, content },
    idempotencyKey: upload.idempotencyKey,
  });
};

/** A section that the business has handed in with one file. @returns the answer of the submission */
export const handIn = async (server: TestServer, { user, myPage, section }: Desk) => {
  const upload = await uploadFile(server, {
    session: user.session,
    mypageId: myPage.id,
    sectionId: section.id,
  });
  if (upload.status !== 201) throw new Error(`upload: ${upload.problem.detail}`);
  const answer = await server.call('updateUserSection', {
    session: user.session,
    body: { id: section.id, action: 'submit' },
  });
  return { answer, fileId: upload.body.id };
};

/** Every point of a section's checklist, as a checker passes it. */
export const passedChecklist = (checklist: readonly { readonly key: string }[]) =>
  checklist.map(({ key }) => ({ key, result: 1 as const }));

/** Keeps everybody logged in, for tests that move the clock by days. */
export const keepSessions = async (server: TestServer): Promise<void> => {
  const expiresAt = new Date('2040-01-01T00:00:00Z');
  await server.database.client.session.updateMany({ data: { expiresAt, idleExpiresAt: expiresAt } });
};
