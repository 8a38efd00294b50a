/**
 * 書類の提出：企業ユーザーとしてログインし、ファイルを送り、書類を提出します。
 * A business hands in a document: log-in, upload with its progress, submission.
 *
 *   HOJO_URL=… HOJO_EMAIL=… HOJO_PASSWORD=… node handInDocument.js <project> <section> <file>
 */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { ApiProblem, createClient } from 'hojo-jigyo-client';

const { HOJO_URL = '', HOJO_EMAIL = '', HOJO_PASSWORD = '' } = process.env;
const [project, section, path = ''] = process.argv.slice(2);
const sectionId = Number(section);

const client = createClient({
  baseUrl: HOJO_URL,
  session: {
    kind: 'user',
    logIn: { email: HOJO_EMAIL, password: HOJO_PASSWORD, projectID: Number(project) },
  },
});

const readSection = () => client.get('/api/user/my_page/section/{id}', { path: { id: sectionId } });

const handIn = async (): Promise<void> => {
  const { mypageId } = (await readSection()).body;
  const file = await client.upload('/api/user/file', {
    file: await openAsBlob(path),
    meta: { fileName: basename(path), mypageID: mypageId, sectionID: sectionId },
    onProgress: ({ sentBytes, totalBytes }) => {
      console.error(`${Math.floor((100 * sentBytes) / totalBytes)} %`);
    },
  });
  const { etag } = await readSection();
  const { body } = await client.patch('/api/user/my_page/section', {
    body: { id: sectionId, action: 'submit' },
    ifMatch: etag,
  });
  console.log(JSON.stringify({ status: body.status, sha256: file.sha256, receipts: body.receipts.length }));
};

try {
  await handIn();
} catch (error) {
  if (!(error instanceof ApiProblem)) throw error;
  // The sentence says what to do; the number is what the office asks for.
  console.log(JSON.stringify({ refused: error.reason, sentence: error.message, requestId: error.requestId }));
  process.exitCode = 1;
} finally {
  await client.logOut();
}
