import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompleteDraft, programmes, putFile } from '#bff/testing/applications.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business } = programmes;
const CORPORATION = 0;
const INDIVIDUAL = 1;

const offered = async (applicantType: number) => {
  const draft = await makeCompleteDraft(server, business, { answers: { applicantType } });
  const keys = async () => {
    const { body } = await server.call(draft.operations.readSelf, { session: draft.session });
    return body.requiredDocuments.map(({ key }) => key);
  };
  return { draft, keys };
};

describe('the documents of an application', () => {
  it('are those of its kind of applicant: no tax return of a person is offered to a corporation', async () => {
    const { keys } = await offered(CORPORATION);
    expect(await keys()).toContain('ApplicationRegistryCertificate');
    expect(await keys()).not.toContain('ApplicationTaxReturn');
  });

  it('no registry is offered to a person', async () => {
    const { keys } = await offered(INDIVIDUAL);
    expect(await keys()).toContain('ApplicationTaxReturn');
    expect(await keys()).not.toContain('ApplicationRegistryCertificate');
  });

  it('one that holds a file stays, so that it can be taken out', async () => {
    const { draft, keys } = await offered(CORPORATION);
    const document = business.definition.documents.find(({ key }) => key === 'ApplicationTaxReturn');
    if (document === undefined) throw new Error('no tax return in the form');
    await putFile(server, draft.applicationId, document);
    expect(await keys()).toContain('ApplicationTaxReturn');
  });
});
