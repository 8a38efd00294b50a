import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { programmes } from '../projects/programmes.ts';
import { applicantHandlers } from './applicant.ts';
import { publicProject } from './applicantCall.ts';
import { draftApplication } from './applicantDraft.ts';
import { formDefinition } from './applicantForm.ts';

const { documents, materials } = publicProject;
const letters = documents.filter(({ type }) => type === 0);
const [template = null] = documents.flatMap((document) => document.template ?? []);

/** The same form with a letter that is made of the answers and needs no upload, and a plan whose form is handed out. */
const madeForm: typeof formDefinition = {
  ...formDefinition,
  documents: [
    ...letters,
    ...formDefinition.documents.map((document) =>
      document.type === 1 ? { ...document, template } : document,
    ),
  ],
};

/** A round that hands out more than its 公募要領 and a form: a file with a long name. */
export const callWithFiles: typeof publicProject = {
  ...publicProject,
  documents: madeForm.documents,
  materials: materials.flatMap((guidelines) => [
    guidelines,
    {
      ...guidelines,
      id: '00000000-0000-4000-8000-000000000703',
      fileName: '交付規程及び補助対象経費の考え方（令和6年度補正予算事業、第2次公募用、令和8年10月改訂）.pdf',
    },
  ]),
};

/** A draft whose letter is made when it is handed in. */
export const papersDraft: typeof draftApplication = {
  ...draftApplication,
  requiredDocuments: [
    ...programmes.business.own.requiredDocuments.filter(({ type }) => type === 0),
    ...draftApplication.requiredDocuments,
  ],
};

/** What its pages read. */
export const papersHandlers: MockHandlers = {
  ...applicantHandlers(papersDraft),
  getFormDefinition: reply(madeForm, 1),
  getPublicProject: reply(callWithFiles),
};
