import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '#bff/platform/files/inspect/zip.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { anotherRound } from '#bff/testing/projects.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { pdfOf } from '#bff/testing/undertaking.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
let offset = 3000;
beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

/** Documents of Business: 見積書（応募時）, handed in with an application; 交付申請書, on the my page. */
const QUOTATION = 6;
const GRANT_APPLICATION = 22;

const upload = async (fileName: string): Promise<string> => {
  const meta = { fileName, mypageID: -1, sectionID: null };
  const file = { name: fileName, content: pdfOf(fileName) };
  return (await server.call('uploadAdminFile', { session: jmac.session, body: { meta }, file })).body.id;
};

/** A round with its 公募要領, and forms for a document of the call and one of the my page. */
const makeRound = async (isPublished = true) => {
  offset = offset === 3000 ? 4000 : offset + 10_000;
  const body = { ...anotherRound(), isPublished, displayCodeOffset: offset, displayCodeWidth: 5 as const };
  const { body: created } = await server.call('createProject', { session: jmac.session, body });
  const [guide, form, later] = [
    await upload('公募要領.pdf'),
    await upload('見積書の様式.pdf'),
    await upload('交付申請書の様式.pdf'),
  ];
  const forms = new Map([
    [QUOTATION, form],
    [GRANT_APPLICATION, later],
  ]);
  const documentRules = created.documentRules.map((rule) => ({
    ...rule,
    templateFileId: forms.get(rule.documentType) ?? null,
  }));
  const path = { id: created.id };
  const change = { materialFileIds: [guide], documentRules: JSON.parse(JSON.stringify(documentRules)) };
  const saved = await server.call('updateProject', { session: jmac.session, path, body: change });
  return { saved, projectId: created.id, guide, form, later };
};

describe('what a round hands out', () => {
  it('is named where it is edited', async () => {
    const { saved, guide, form, later } = await makeRound();
    expect(saved.status).toBe(200);
    expect(saved.body.materials.map(({ id }) => id)).toEqual([guide]);
    expect(saved.body.templates.map(({ id }) => id)).toEqual([form, later]);
  });

  it('is on the public page and at the form, each form at its document', async () => {
    const { projectId, form } = await makeRound();
    const path = { projectId };
    const { body } = await server.call('getPublicProject', { path });
    expect(body.materials.map(({ fileName }) => fileName)).toEqual(['公募要領.pdf']);
    const { body: definition } = await server.call('getFormDefinition', { path });
    for (const { documents } of [body, definition]) {
      expect(documents.find(({ type }) => type === QUOTATION)?.template?.id).toBe(form);
      expect(documents.filter(({ template }) => template !== null)).toHaveLength(1);
    }
  });

  it('comes as one zip with Japanese names, without a log-in, and without what is for the my page', async () => {
    const { projectId, saved } = await makeRound();
    const answer = await server.call('downloadProjectFiles', { path: { projectId } });
    const name = encodeURIComponent(`公募要領・様式_${saved.body.shortName}.zip`);
    expect(answer.headers.get('content-disposition')).toContain(name);
    const { content } = await readZip(Buffer.from(answer.bytes), 'archive');
    expect(content?.names).toEqual(['公募要領.pdf', '様式/見積書の様式.pdf']);
  });

  it('comes one by one; any other file is not there', async () => {
    const { projectId, guide, form, later } = await makeRound();
    const other = await makeRound();
    const statusOf = async (id: string) =>
      (await server.call('downloadProjectFile', { path: { projectId, id } })).status;
    const ids = [guide, form, later, other.guide, await upload('内部資料.pdf')];
    expect(await Promise.all(ids.map(statusOf))).toEqual([200, 200, 404, 404, 404]);
  });

  it('is nobody’s while the round is not published, and 404 while there is nothing', async () => {
    const { projectId, guide } = await makeRound(false);
    const { body: empty } = await server.call('createProject', {
      session: jmac.session,
      body: { ...anotherRound(), displayCodeOffset: 90_000, displayCodeWidth: 5 },
    });
    const answers = [
      await server.call('downloadProjectFiles', { path: { projectId } }),
      await server.call('downloadProjectFile', { path: { projectId, id: guide } }),
      await server.call('downloadProjectFiles', { path: { projectId: empty.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is chosen by JMAC alone, of files that administrators uploaded', async () => {
    const { projectId } = await makeRound();
    const maff = await makeAdmin(server, 'MAFF');
    const body = { materialFileIds: ['0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11'] };
    const path = { id: projectId };
    const unknown = await server.call('updateProject', { session: jmac.session, path, body });
    const refused = await server.call('updateProject', { session: maff.session, path, body });
    expect([unknown.status, unknown.problem.errors?.[0]?.pointer]).toEqual([400, '/materialFileIds']);
    expect(refused.status).toBe(403);
  });

  it('is not deleted while a round hands it out', async () => {
    const { guide } = await makeRound();
    const answer = await server.call('deleteAdminFile', { session: jmac.session, path: { id: guide } });
    expect(answer.status).toBe(409);
  });
});

describe('a round that begins with an earlier one', () => {
  it('hands out the same files until they are replaced, and says which those are', {
    tags: ['slow'],
  }, async () => {
    const { projectId, guide } = await makeRound();
    offset += 10_000;
    const { body: next } = await server.call('createProject', {
      session: jmac.session,
      body: {
        ...anotherRound(),
        displayCodeOffset: offset,
        displayCodeWidth: 5,
        copyFromProjectId: projectId,
        materialFileIds: [guide],
      },
    });
    expect(next.materials.map(({ id }) => id)).toEqual([guide]);
    expect(next.carriedMaterialIds).toEqual([guide]);
    const path = { id: projectId };
    const earlier = await server.call('getProject', { session: jmac.session, path });
    expect(earlier.body.carriedMaterialIds).toEqual([]);
    const renewed = await upload('公募要領_次の回.pdf');
    const saved = await server.call('updateProject', {
      session: jmac.session,
      path: { id: next.id },
      body: { materialFileIds: [renewed] },
    });
    expect(saved.body.carriedMaterialIds).toEqual([]);
    // The earlier round keeps its own.
    const kept = await server.call('getProject', { session: jmac.session, path });
    expect(kept.body.materials.map(({ id }) => id)).toEqual([guide]);
  });
});
