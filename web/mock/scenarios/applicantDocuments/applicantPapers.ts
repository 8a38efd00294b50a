import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { applicantHandlers } from '../applicant.ts';
import { publicProject } from '../applicantCall.ts';
import { draftApplication } from '../applicantDraft.ts';
import { formDefinition } from '../applicantForm.ts';
import { uuid } from '../sectionParts.ts';

type Schemas = components['schemas'];

const handedOut = (number: number, fileName: string, sizeBytes: number): Schemas['AttachedFile'] => ({
  id: uuid(700 + number),
  fileName,
  sizeBytes,
  contentType: 'application/pdf',
  sha256: '9f86'.repeat(16),
});

const [first, ...others] = formDefinition.documents;
if (first === undefined) throw new Error('the form has no documents');

/** The letter on top of an application, made of its answers. */
const letter: Schemas['FormDocument'] = {
  ...first,
  type: 0,
  label: '応募申請書（様式1）',
  form: '様式1',
  isMadeFromAnswers: true,
};

/** The same form with a document that needs no upload, and one whose form is handed out. */
const madeForm: Schemas['FormDefinition'] = {
  ...formDefinition,
  documents: [letter, { ...first, template: handedOut(2, '事業計画書の様式.docx', 48_204) }, ...others],
};

/** A round that hands out its 公募要領 and a form. */
export const callWithFiles: Schemas['PublicProject'] = {
  ...publicProject,
  documents: madeForm.documents,
  materials: [
    handedOut(1, '公募要領.pdf', 384_213),
    handedOut(
      3,
      '交付規程及び補助対象経費の考え方（令和6年度補正予算事業、第2次公募用、令和8年10月改訂）.pdf',
      1_884_213,
    ),
  ],
};

/** A draft whose letter is made when it is handed in. */
export const papersDraft: typeof draftApplication = {
  ...draftApplication,
  requiredDocuments: [
    { key: 'ApplicationForm', type: 0, label: letter.label, isRequired: true, fileCount: 0 },
    ...draftApplication.requiredDocuments,
  ],
};

/** What its pages read. */
export const papersHandlers: MockHandlers = {
  ...applicantHandlers(papersDraft),
  getFormDefinition: reply(madeForm, 1),
  getPublicProject: reply(callWithFiles),
};
