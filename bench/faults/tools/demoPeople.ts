import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DocumentCheckStatus, DocumentUploader } from '../../../bff/generated/contract/enums.ts';
import { ask, must, type Question } from './ask.ts';

/*
 * The people of the demo, as they work: JMAC changes corporations, a company sends files.
 */

const PASSWORD = 'Demo-2026!';
const PROJECT_ID = 5;
const CORPORATION_ID = 4;

/** Corporations of the demo that JMAC writes notes about. */
export const CORPORATION_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type People = { readonly jmac: Record<string, string>; readonly company: Record<string, string> };

const tokenOf = async (url: string, path: string, body: object): Promise<string> =>
  (await must<{ token: string }>(url, { method: 'POST', path, body })).token;

/** Logs both in. @returns the headers of their sessions */
export const logIn = async (url: string): Promise<People> => {
  const admin = { email: 'jmac@example.jp', password: PASSWORD };
  const user = { email: 'mamekura@example.jp', password: PASSWORD, projectID: PROJECT_ID };
  return {
    jmac: { 'x-admin-session': await tokenOf(url, '/api/admin/session', admin) },
    company: { 'x-session': await tokenOf(url, '/api/user/session', user) },
  };
};

export const readCorporation = (people: People, id: number): Question => ({
  path: `/api/admin/corporation/${id}`,
  headers: people.jmac,
});

export const changeCorporation = (people: People, id: number, memo: string): Question => ({
  method: 'PATCH',
  path: `/api/admin/corporation/${id}`,
  headers: people.jmac,
  body: { memo },
});

/** What callers ask who read and write in turn. */
export const readsAndChanges =
  (people: People) =>
  (index: number): Question => {
    const id = CORPORATION_IDS[index % CORPORATION_IDS.length] ?? 1;
    return index % 4 === 0 ? changeCorporation(people, id, randomUUID()) : readCorporation(people, id);
  };

/** Where a file may go. */
export type Place = { readonly mypageID: number; readonly sectionID: number };

type OwnPage = {
  readonly id: number;
  readonly sections: readonly { readonly id: number; readonly status: number; readonly uploader: number }[];
};
type Section = { readonly id: number; readonly allowedExtensions: readonly string[] };

/** The sections of the demo's company that take papers. */
export const openPlaces = async (url: string, { company: headers }: People): Promise<Place[]> => {
  const query = `projectID=${PROJECT_ID}&corporationID=${CORPORATION_ID}`;
  const page = await must<OwnPage>(url, { path: `/api/user/my_page/self?${query}`, headers });
  const open = page.sections.filter(
    ({ status, uploader }) => status === DocumentCheckStatus.Incomplete && uploader === DocumentUploader.User,
  );
  const sections = await Promise.all(
    open.map(({ id }) => must<Section>(url, { path: `/api/user/my_page/section/${id}`, headers })),
  );
  const places = sections.filter(({ allowedExtensions }) => allowedExtensions.includes('.pdf'));
  if (places.length === 0) throw new Error('the demo has no open section');
  return places.map(({ id }) => ({ mypageID: page.id, sectionID: id }));
};

export type Paper = { readonly content: Buffer; readonly fileName: string; readonly sha256: string };

/** A document that nobody else has sent. */
export const newPaper = (bytes = 20_000): Paper => {
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n%'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { content, fileName: `${randomUUID()}.pdf`, sha256 };
};

export const sendPaper = ({ company }: People, place: Place, { content, fileName }: Paper): Question => ({
  method: 'POST',
  path: '/api/user/file',
  headers: company,
  form: () => {
    const form = new FormData();
    form.set('meta', JSON.stringify({ fileName, ...place }));
    form.set('file', new Blob([new Uint8Array(content)]), fileName);
    return form;
  },
});

/** What is wrong with a file as it is served now; undefined when it is the one that was sent. */
export const wrongWith = async (
  url: string,
  { company }: People,
  id: string,
  sha256: string,
): Promise<string | undefined> => {
  const { status, bytes } = await ask(url, { path: `/api/user/file/${id}`, headers: company });
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return undefined;
  return `file ${id}: ${status} ${status === 200 ? 'with other bytes' : bytes.toString().slice(0, 200)}`;
};

export const removePaper = ({ company }: People, id: string): Question => ({
  method: 'DELETE',
  path: `/api/user/file/${id}`,
  headers: company,
});
