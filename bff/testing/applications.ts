import { randomUUID } from 'node:crypto';
import { toDate } from '#bff/platform/database/values.ts';
import { FAMILY_LINES } from '#rules/families.ts';
import type { Family } from '../core/actor.ts';
import type { OperationId } from '../core/contractDocument.ts';
import { requiredDocuments } from '../programmes/engine.ts';
import type { Answers } from '../programmes/familyTypes.ts';
import { namingQuotations } from '../programmes/shared/sample.ts';
import type { TestSession } from './client.ts';
import { makeApplicant, makeProject } from './people.ts';
import {
  allProgrammes,
  business,
  goToEat,
  inclusive,
  ingredientR4,
  ingredientR5,
  ingredientR6,
  noto,
  type SampleProgramme,
} from './programmes/programmes.ts';
import type { TestServer } from './server.ts';

/** A programme with the numbers that its project has on the wire. */
export type TestProgramme = SampleProgramme;

export const programmes = {
  business,
  goToEat,
  ingredientR4,
  ingredientR5,
  ingredientR6,
  noto,
  inclusive,
} as const;

export { allProgrammes };

/** The programme in which tests of a family apply. */
export const programmeIn = (family: Family): TestProgramme => {
  const programme = allProgrammes.find(({ definition }) => definition.family === family);
  if (!programme) throw new RangeError(`no sample of ${family}`);
  return programme;
};

/** The operations of a family, by what they do. */
export const operationsOf = (family: Family) => {
  const name = FAMILY_LINES[family].title;
  return {
    create: `create${name}Application`,
    readSelf: `get${name}ApplicationSelf`,
    updateSelf: `update${name}ApplicationSelf`,
    confirmEmail: `confirm${name}ApplicationEmail`,
    list: `list${name}Applications`,
    read: `get${name}Application`,
    update: `update${name}Application`,
    remove: `delete${name}Application`,
    sendReset: `sendAdmin${name}ApplicationPasswordReset`,
    upload: `upload${name}ApplicationFile`,
    download: `download${name}ApplicationFile`,
    deleteFile: `delete${name}ApplicationFile`,
    receipt: `get${name}ApplicationReceipt`,
  } as const satisfies Record<string, OperationId>;
};

/** A published round of a programme, open around the tests' clock. */
export const makeCall = (server: TestServer, of: TestProgramme, data: object = {}) => {
  const { completionDeadline, ...money } = of.project;
  const [displayCodeOffset, displayCodeWidth] = of.displayCode;
  return makeProject(server, {
    ...money,
    programKind: of.programKind,
    domainType: of.domainType,
    displayCodeOffset,
    displayCodeWidth,
    completionDeadline: toDate(completionDeadline),
    ...data,
  });
};

type Document = { readonly enumeration: string; readonly value: number };

/** Writes a clean file of each document as if it had been uploaded. @returns their ids by the documents' types */
const putFiles = async (
  server: TestServer,
  applicationId: number,
  documents: readonly Document[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = new Map(documents.map(({ value }) => [value, randomUUID()]));
  const ofDocuments = documents.map((document) => ({ ...document, id: String(ids.get(document.value)) }));
  await server.database.client.storedFile.createMany({
    data: ofDocuments.map(({ id, value }) => ({
      id,
      storageKey: randomUUID(),
      fileName: `書類${value}.pdf`,
      extension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1234,
      sha256: value.toString(16).padStart(64, 'a'),
      scanStatus: 'clean',
      purpose: 'application',
      applicationId,
      uploadedByName: '応募 一郎',
    })),
  });
  await server.database.client.applicationFile.createMany({
    data: ofDocuments.map(({ id, enumeration, value }) => ({
      applicationId,
      fileId: id,
      documentList: enumeration,
      type: value,
    })),
  });
  return ids;
};

/** Writes a clean file of a document as if it had been uploaded. @returns its id */
export const putFile = async (
  server: TestServer,
  applicationId: number,
  document: Document,
): Promise<string> => String((await putFiles(server, applicationId, [document])).get(document.value));

export type TestDraft = {
  readonly programme: TestProgramme;
  readonly family: Family;
  readonly operations: ReturnType<typeof operationsOf>;
  readonly projectId: number;
  readonly applicationId: number;
  readonly applicationUserId: number;
  readonly email: string;
  readonly session: TestSession;
};

/** Writes a file of every document that the answers ask for. @returns their ids by the documents' types */
export const putRequired = (
  server: TestServer,
  { definition }: TestProgramme,
  applicationId: number,
  answers: Answers,
): Promise<ReadonlyMap<number, string>> => {
  const documents = requiredDocuments(definition, answers);
  const toUpload = documents.filter(({ isRequired, madeOf }) => isRequired && madeOf === null);
  return putFiles(server, applicationId, toUpload);
};

type DraftData = { readonly projectId?: number; readonly answers?: object };

/** A draft that lacks nothing: every answer, every required document, the address confirmed. */
export const makeCompleteDraft = async (
  server: TestServer,
  of: TestProgramme,
  given: DraftData = {},
): Promise<TestDraft> => {
  const { family } = of.definition;
  const operations = operationsOf(family);
  const projectId = given.projectId ?? (await makeCall(server, of)).id;
  const { application, user, session } = await makeApplicant(server, { projectId, family });
  const answers = { ...of.answers, ...given.answers };
  const files = await putRequired(server, of, application.id, answers);
  const named = namingQuotations(of.definition, answers, (type) => files.get(type));
  const body = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null));
  const saved = await server.call(operations.updateSelf, { session, body });
  if (saved.status !== 200) throw new Error(`draft of ${of.name}: ${JSON.stringify(saved.problem)}`);
  const ids = { projectId, applicationId: application.id, applicationUserId: user.id };
  return { programme: of, family, operations, ...ids, email: user.email, session };
};

/** The same, handed in. */
export const makeSubmitted = async (
  server: TestServer,
  of: TestProgramme,
  given: DraftData = {},
): Promise<TestDraft> => {
  const draft = await makeCompleteDraft(server, of, given);
  const answer = await server.call(draft.operations.updateSelf, {
    session: draft.session,
    body: { action: 'submit' },
  });
  if (answer.status !== 200) throw new Error(`submit of ${of.name}: ${JSON.stringify(answer.problem)}`);
  return draft;
};

/** Takes an administrator's action; the answer is the test's to judge. */
export const act = (server: TestServer, draft: TestDraft, session: TestSession, body: object) =>
  server.call(draft.operations.update, { path: { id: draft.applicationId }, session, body });

/** An application in review: its form checked by the back office, every point in order. */
export const makeUnderReview = async (
  server: TestServer,
  of: TestProgramme,
  backOffice: TestSession,
  given: DraftData = {},
): Promise<TestDraft> => {
  const draft = await makeSubmitted(server, of, given);
  const checklist = of.definition.checklist.map(({ key }) => ({ key, result: 1 }));
  await act(server, draft, backOffice, { action: 'startCheck' });
  const passed = await act(server, draft, backOffice, { checklist, action: 'passFormCheck' });
  if (passed.status !== 200) throw new Error(`check of ${of.name}: ${JSON.stringify(passed.problem)}`);
  return draft;
};

/** Sends everything that waits, and answers the mails to one address, the oldest first. */
export const mailsTo = async (server: TestServer, email: string) => {
  let sent = -1;
  while (server.mails.length > sent) {
    sent = server.mails.length;
    await server.runJobs('sendPasswordLinks', 'makeIssuedPapers', 'sendMails');
  }
  return server.mails.filter(({ to }) => to === email);
};
