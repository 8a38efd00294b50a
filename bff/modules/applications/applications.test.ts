import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allProgrammes,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { makeAdmin, makeApplicant } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const answersOf = (draft: TestDraft): string[] => Object.keys(draft.programme.answers);

describe.each(allProgrammes)('an application to $name', (programme) => {
  it('is submitted with a code, a receipt and the amounts that follow from its expenses', async () => {
    const draft = await makeCompleteDraft(server, programme);
    const { session, operations } = draft;
    const answer = await server.call(operations.updateSelf, { session, body: { action: 'submit' } });
    const { displayCode, receipts } = answer.body;
    expect(answer.body).toMatchObject({ status: 1, subsidyAmount: programme.subsidy });
    expect(displayCode).toMatch(new RegExp(`^[0-9]{${programme.displayCode[1]}}$`));
    expect(Number(displayCode)).toBeGreaterThan(programme.displayCode[0]);
    const receipt = await server.call(operations.receipt, { path: { id: receipts[0]?.id ?? '' }, session });
    expect(receipt.body).toMatchObject({
      number: `R-20261120-${displayCode}-A1`,
      displayCode,
      subsidyAmount: programme.subsidy,
      targetKind: 'Application',
      isOnBehalf: false,
    });
    expect(receipt.body.files.length).toBe(answer.body.files.length);
    for (const { sha256 } of receipt.body.files) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('answers every field as it was saved, to the applicant and to the desk', async () => {
    const draft = await makeCompleteDraft(server, programme);
    const admin = await makeAdmin(server, 'MAFF');
    const own = await server.call(draft.operations.readSelf, { session: draft.session });
    const path = { id: draft.applicationId };
    const desk = await server.call(draft.operations.read, { path, session: admin.session });
    const seen = new Map<string, unknown>(Object.entries(own.body));
    for (const name of answersOf(draft)) {
      const saved = programme.answers[name];
      // The rows of the draft name the files that it was given.
      if (saved !== null) expect({ [name]: seen.get(name) }).toMatchObject({ [name]: saved });
    }
    expect(desk.body).toMatchObject({ id: draft.applicationId, memo: null, scores: [], mypageId: null });
    expect(new Map<string, unknown>(Object.entries(desk.body)).get('planTitle')).toBe(seen.get('planTitle'));
    expect(own.headers.get('etag')).toBe(`"v${own.body.version}"`);
  });

  it('shows which sections are done, and unlocks the last one when all others are', async () => {
    const draft = await makeCompleteDraft(server, programme);
    const { body } = await server.call(draft.operations.readSelf, { session: draft.session });
    expect(body.sectionsState.map(({ missingCount }) => missingCount)).toEqual(
      programme.definition.steps.map(() => 0),
    );
    expect(body.availableActions).toContainEqual(
      expect.objectContaining({ action: 'submit', allowed: true }),
    );
  });

  it('is written in the form that its project answers', async () => {
    const draft = await makeCompleteDraft(server, programme);
    const form = await server.call('getFormDefinition', { path: { projectId: draft.projectId } });
    const names = form.body.steps.flatMap(({ sections }) =>
      sections.flatMap(({ fields }) => fields.map(({ name }) => name)),
    );
    expect(form.body).toMatchObject({ projectId: draft.projectId, family: draft.family });
    expect(names).toEqual(expect.arrayContaining(answersOf(draft)));
  });
});

describe('who sees an application', () => {
  const { business, noto } = programmes;

  it('its applicant alone: another one of the same round reads his own', async () => {
    const draft = await makeCompleteDraft(server, business);
    const other = await makeApplicant(server, { projectId: draft.projectId });
    const answer = await server.call('getGeneralApplicationSelf', {
      session: other.session,
      query: { applicationID: draft.applicationId },
    });
    expect(answer.body.id).toBe(other.application.id);
  });

  it('not with the session of another family: 401', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const answer = await server.call('getGeneralApplicationSelf', { session: draft.session });
    expect([answer.status, answer.problem.code]).toEqual([401, 1006]);
  });

  it('the desk only under its own family: 404 elsewhere, for reading, changing and deleting', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const { session } = await makeAdmin(server, 'JMAC');
    const path = { id: draft.applicationId };
    const read = await server.call('getGeneralApplication', { path, session });
    const changed = await server.call('updateGeneralApplication', { path, session, body: { memo: '—' } });
    const deleted = await server.call('deleteGeneralApplication', { path, session });
    expect([read.status, changed.status, deleted.status]).toEqual([404, 404, 404]);
  });

  it('an administrator in the place of the applicant, when he names it', async () => {
    const draft = await makeCompleteDraft(server, business);
    const { session } = await makeAdmin(server, 'CS');
    const named = await server.call('getGeneralApplicationSelf', {
      session,
      query: { applicationID: draft.applicationId },
    });
    const unnamed = await server.call('getGeneralApplicationSelf', { session });
    expect(named.body.id).toBe(draft.applicationId);
    expect([unnamed.status, unnamed.problem.code]).toEqual([400, 1001]);
  });

  it('no inspector: its content names amounts', async () => {
    const draft = await makeSubmitted(server, business);
    const { session } = await makeAdmin(server, 'Inspector');
    const query = { applicationID: draft.applicationId };
    const self = await server.call('getGeneralApplicationSelf', { session, query });
    const desk = await server.call('getGeneralApplication', { session, path: { id: draft.applicationId } });
    expect([self.problem.code, desk.problem.code]).toEqual([1000, 1000]);
  });

  it('nobody learns more than the log-in from an id without a session', async () => {
    const draft = await makeCompleteDraft(server, programmes.inclusive);
    const path = { applicationId: draft.applicationId };
    const found = await server.call('getApplicationLoginTarget', { path });
    const missing = await server.call('getApplicationLoginTarget', { path: { applicationId: 999_999 } });
    expect(found.body).toEqual({ ...path, projectId: draft.projectId, family: 'inclusive' });
    expect(missing.problem.code).toBe(1005);
  });

  it('nobody counts the applications of a call by their ids', async () => {
    const { applicationId } = await makeCompleteDraft(server, programmes.inclusive);
    await server.database.client.rateLimit.deleteMany();
    const ask = () => server.call('getApplicationLoginTarget', { path: { applicationId } });
    expect((await ask()).status).toBe(200);
    const counted = await server.database.client.rateLimit.findMany();
    expect(counted.map(({ points }) => points)).toEqual([1]);
    await server.database.client.rateLimit.updateMany({ data: { points: 300 } });
    expect([(await ask()).status, (await ask()).problem.code]).toEqual([200, 1100]);
  });

  it('the form of an unpublished round is not found', async () => {
    const draft = await makeCompleteDraft(server, business);
    const where = { id: draft.projectId };
    await server.database.client.project.update({ where, data: { isPublished: false } });
    const form = await server.call('getFormDefinition', { path: { projectId: draft.projectId } });
    expect(form.problem.code).toBe(1005);
  });
});
