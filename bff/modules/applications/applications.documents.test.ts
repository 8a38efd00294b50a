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

  it('a file says in which other documents the same content lies', async () => {
    const { draft } = await offered(CORPORATION);
    const sha256 = 'c'.repeat(64);
    const [one, other] = await Promise.all(
      ['ApplicationQuotation', 'ApplicationPartnerProfile'].map(async (key) => {
        const document = business.definition.documents.find((known) => known.key === key);
        if (document === undefined) throw new Error(`no ${key} in the form`);
        return { id: await putFile(server, draft.applicationId, document), label: document.label };
      }),
    );
    await server.database.client.storedFile.updateMany({
      where: { id: { in: [one?.id ?? '', other?.id ?? ''] } },
      data: { sha256 },
    });
    const { body } = await server.call(draft.operations.readSelf, { session: draft.session });
    const namesAt = (id?: string) => body.files.find((file) => file.id === id)?.alsoIn;
    expect([namesAt(one?.id), namesAt(other?.id)]).toEqual([[other?.label], [one?.label]]);
    expect(body.files.filter((file) => file.alsoIn.length > 0)).toHaveLength(2);
  });
});
