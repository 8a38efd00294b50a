import {
  makeCall,
  makeCompleteDraft,
  makeSubmitted,
  makeUnderReview,
  programmes,
  type TestProgramme,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { corporateNumberCheckDigit } from '#rules/corporateNumber.ts';
import { roundOf } from './rounds.ts';
import { steady } from './steady.ts';

export type ProgrammeName = keyof typeof programmes;

/** Applicants are apart from one another: the desk is warned of two applications of one corporation. */
const corporationOf = ({ answers }: TestProgramme, projectId: number, applicant: number): object => {
  if (!answers.corporateNumber) return {};
  const digits = `99990${projectId}${applicant}00000`;
  return { corporateNumber: `${corporateNumberCheckDigit(digits)}${digits}` };
};

/** A company is called so; a person has a trade name, which is also that of the shop. */
const namesOf = ({ answers }: TestProgramme, name?: string): object => {
  if (name === undefined) return {};
  if (answers.corporateNumber) return { name: `株式会社${name}` };
  return { name: `食堂 ${name}`, storeName: `食堂 ${name}` };
};

/** A round of a programme with three applications: being written, handed in, in review. */
const makeRound = async (server: TestServer, name: ProgrammeName, backOffice: TestSession) => {
  const of = programmes[name];
  const { id: projectId } = await makeCall(server, of, roundOf(name));
  const given = (applicant: number, name?: string) => ({
    projectId,
    answers: { ...namesOf(of, name), ...corporationOf(of, projectId, applicant) },
  });
  const draft = await makeCompleteDraft(server, of, given(1));
  const submitted = await makeSubmitted(server, of, given(2, 'ほしぞら食品'));
  const inReview = await makeUnderReview(server, of, backOffice, given(3, 'うみかぜ'));
  return { projectId, draft, submitted, inReview };
};

/** What the public, the applicant and the desk read of a round. */
const captureOne = async (
  server: TestServer,
  name: ProgrammeName,
  jmac: TestSession,
  backOffice: TestSession,
) => {
  const { projectId, draft, submitted, inReview } = await makeRound(server, name, backOffice);
  const { operations } = draft;
  const asDesk = { session: jmac };
  const targetId = String(submitted.applicationId);
  const applications: object[] = [];
  for (const { applicationId: id } of [draft, submitted, inReview]) {
    applications.push((await server.call(operations.read, { ...asDesk, path: { id } })).body);
  }
  const project = await server.call('getPublicProject', { path: { projectId } });
  const form = await server.call('getFormDefinition', { path: { projectId } });
  const own = await server.call(operations.readSelf, { session: draft.session });
  const list = await server.call(operations.list, { ...asDesk, query: { project_id: projectId } });
  const activity = await server.call('listActivity', {
    ...asDesk,
    query: { targetKind: 'Application', targetId },
  });
  const round = await server.call('getProject', { ...asDesk, path: { id: projectId } });
  const answers = { project, form, own, list, activity, round };
  const bodies = Object.fromEntries(Object.entries(answers).map(([key, { body }]) => [key, body]));
  return steady({ ...bodies, submittedId: submitted.applicationId, applications }, server.now());
};

const names = Object.keys(programmes).filter((name): name is ProgrammeName => name in programmes);

/**
 * What the server answers about one round of each programme, as the web reads it.
 * @param server a new one: ids count from the first
 */
export const captureProgrammes = async (server: TestServer) => {
  const jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
  const backOffice = await makeAdmin(server, 'BackOffice', { name: '受付 清' });
  const captured: [ProgrammeName, object][] = [];
  // One after the other, so that everything has the same number each time.
  for (const name of names)
    captured.push([name, await captureOne(server, name, jmac.session, backOffice.session)]);
  return captured;
};
