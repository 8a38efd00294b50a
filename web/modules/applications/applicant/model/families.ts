import { byFamily } from '#rules/families.ts';
import { applicantAddress, idNameOf, tokenNameOf } from '#rules/familyNames.ts';
import type { Api } from '#web/parts/api/client.ts';
import type { Files, MetaOf, UploadedFile, UploadOptions } from '#web/parts/api/files.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { contextOfFamily } from '#web/parts/api/session.ts';
import type { Store } from '#web/parts/api/sessionStore.ts';
import type { Answers, ApplicantAction, Application, Family, ReturnAnswer } from './formTypes.ts';

/*
 * The families have the same operations under their own addresses: this is the one place that knows which.
 */

export const FAMILY_PATHS = byFamily((family) => ({
  root: applicantAddress(family, ''),
  self: applicantAddress(family, '/self'),
  confirmEmail: applicantAddress(family, '/confirm_email'),
  sendConfirmation: applicantAddress(family, '/self/confirm_email/send'),
  file: applicantAddress(family, '/file'),
  oneFile: applicantAddress(family, '/file/{id}'),
  receipt: applicantAddress(family, '/receipt/{id}'),
  paper: applicantAddress(family, '/self/paper'),
  filed: applicantAddress(family, '/self/filed'),
  waiting: applicantAddress(family, '/waiting'),
  issuedPapers: applicantAddress(family, '/issued_paper'),
  issuedPaper: applicantAddress(family, '/issued_paper/{id}'),
  threads: applicantAddress(family, '/thread'),
  thread: applicantAddress(family, '/thread/{id}'),
  threadMessage: applicantAddress(family, '/thread/{id}/message'),
  threadRead: applicantAddress(family, '/thread/{id}/read'),
  threadFile: applicantAddress(family, '/thread_file'),
}));

/** What is sent with a change: answers of the form, answers to the desk, an act. */
export type Change = {
  readonly fields?: Answers;
  readonly answers?: readonly ReturnAnswer[];
  readonly action?: ApplicantAction;
  readonly reason?: string;
};

export type Stored = { readonly body: Application; readonly etag: string | null };

/** The generated edge: the four families' applications by what they share. */
export const asApplication = (body: unknown): Application => body as Application;

/**
 * Saves, answers or acts; the answer is the application as it is now.
 * @throws ApiError, or TypeError when no answer came
 */
export const changeApplication = async (
  api: Api,
  family: Family,
  { fields = {}, ...command }: Change,
  ifMatch: string | null,
): Promise<Stored> => {
  // The generated edge: which answers a family takes is known to its form, which the server serves and checks.
  const body = { ...fields, ...command } as components['schemas']['ApplicantCommand'];
  const answer = await api.change('patch', FAMILY_PATHS[family].self, { body }, { ifMatch });
  return { body: asApplication(answer.body), etag: answer.etag };
};

/** Reads the caller's own application. @throws ApiError, or TypeError when no answer came */
export const readApplication = async (api: Api, family: Family): Promise<Stored | null> => {
  const answer = await api.read(FAMILY_PATHS[family].self, {});
  return answer === null ? null : { body: asApplication(answer.body), etag: answer.etag };
};

export type Registration = components['schemas']['ApplicationCreate'];

/** Each family names its token in its own way (spec 3). */
type StartedToken = { readonly [Name in ReturnType<typeof tokenNameOf>]?: string };

/**
 * Begins an application and logs its applicant in.
 * @throws ApiError 409 with code 1009 for an address that has an application in this round already
 */
export const register = async (
  api: Api,
  store: Store,
  family: Family,
  registration: Registration,
  idempotencyKey: string,
): Promise<void> => {
  const { body } = await api.change(
    'post',
    FAMILY_PATHS[family].root,
    { body: registration },
    { kind: 'credentials', idempotencyKey },
  );
  const { id, expiresAt, applicationUser, ...named } = body.session;
  const token: StartedToken = named;
  store.accept(contextOfFamily(family), { id, expiresAt, applicationUser }, token[tokenNameOf(family)] ?? '');
};

export type DocumentTarget = {
  readonly applicationId: number;
  readonly type: number;
  readonly replacedFileId?: string | undefined;
};

type Meta = MetaOf<(typeof FAMILY_PATHS)[Family]['file']>;

/** Sends a document of an application. @throws ApiError, TypeError when the connection broke, AbortError */
export const uploadDocument = (
  files: Files,
  family: Family,
  file: File,
  { applicationId, type, replacedFileId }: DocumentTarget,
  options: UploadOptions,
): Promise<UploadedFile> => {
  const meta = {
    fileName: file.name,
    [idNameOf(family)]: applicationId,
    type,
    ...(replacedFileId === undefined ? {} : { replacedFileID: replacedFileId }),
  };
  // The generated edge: the numbers of a document are those of the family's own list, from its form.
  return files.upload(FAMILY_PATHS[family].file, file, meta as Meta, options);
};
