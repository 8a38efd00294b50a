import { idNameOf } from '#rules/familyNames.ts';
import type { TestDraft } from './applications.ts';
import type { TestServer } from './server.ts';

export const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** A small PDF. @param mark makes it another one */
export const pdf = (mark = ''): Uint8Array<ArrayBuffer> =>
  bytes(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${mark}\nstartxref\n0\n%%EOF\n`);

type Upload = {
  readonly type: number;
  readonly fileName?: string;
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly applicationId?: number;
  readonly replacedFileID?: string | undefined;
};

/** Hands files of applications in as their applicants do. */
export const uploader = (server: () => TestServer) => (draft: TestDraft, given: Upload) => {
  const { type, fileName = '見積書_𠮷田.pdf', content = pdf(), applicationId, replacedFileID } = given;
  const meta = {
    fileName,
    type,
    [idNameOf(draft.family)]: applicationId ?? draft.applicationId,
    ...(replacedFileID === undefined ? {} : { replacedFileID }),
  };
  return server().call(draft.operations.upload, {
    session: draft.session,
    body: { meta } as never,
    file: { name: 'upload.pdf', content },
  });
};

/** 見積書 of the general family. */
export const QUOTATION = 6;
