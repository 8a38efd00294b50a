import type { Api } from '#web/api/client.ts';
import type { ApplicantContext } from '#web/api/contexts.ts';
import type { Files, UploadedFile, UploadOptions } from '#web/api/files.ts';
import type { components } from '#web/api/generated/types.ts';
import { contextOfFamily } from '#web/api/session.ts';
import type { ApplicantSession } from '#web/api/sessionState.ts';
import type { Store } from '#web/api/sessionStore.ts';
import type { Answers, ApplicantAction, Application, Family, ReturnAnswer } from './types.ts';

/*
 * The four families have the same operations under their own addresses: this is the one place that knows which.
 */

export const FAMILY_PATHS = {
  general: {
    root: '/api/application',
    self: '/api/application/self',
    confirmEmail: '/api/application/confirm_email',
    sendConfirmation: '/api/application/self/confirm_email/send',
    file: '/api/application/file',
    oneFile: '/api/application/file/{id}',
    receipt: '/api/application/receipt/{id}',
  },
  ingredient: {
    root: '/api/application/ingredient',
    self: '/api/application/ingredient/self',
    confirmEmail: '/api/application/ingredient/confirm_email',
    sendConfirmation: '/api/application/ingredient/self/confirm_email/send',
    file: '/api/application/ingredient/file',
    oneFile: '/api/application/ingredient/file/{id}',
    receipt: '/api/application/ingredient/receipt/{id}',
  },
  noto: {
    root: '/api/application/noto',
    self: '/api/application/noto/self',
    confirmEmail: '/api/application/noto/confirm_email',
    sendConfirmation: '/api/application/noto/self/confirm_email/send',
    file: '/api/application/noto/file',
    oneFile: '/api/application/noto/file/{id}',
    receipt: '/api/application/noto/receipt/{id}',
  },
  inclusive: {
    root: '/api/application/inclusive',
    self: '/api/application/inclusive/self',
    confirmEmail: '/api/application/inclusive/confirm_email',
    sendConfirmation: '/api/application/inclusive/self/confirm_email/send',
    file: '/api/application/inclusive/file',
    oneFile: '/api/application/inclusive/file/{id}',
    receipt: '/api/application/inclusive/receipt/{id}',
  },
} as const satisfies Record<Family, Record<string, string>>;

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

type StartedSession = ApplicantSession & {
  readonly applicationUserToken?: string;
  readonly applicationIngredientUserToken?: string;
  readonly applicationNotoUserToken?: string;
  readonly applicationInclusiveUserToken?: string;
};

const tokenOf = (started: StartedSession): string =>
  started.applicationUserToken ??
  started.applicationIngredientUserToken ??
  started.applicationNotoUserToken ??
  started.applicationInclusiveUserToken ??
  '';

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
  const { id, expiresAt, applicationUser } = body.session;
  const context: ApplicantContext = contextOfFamily(family);
  store.accept(context, { id, expiresAt, applicationUser }, tokenOf(body.session));
};

export type DocumentTarget = {
  readonly applicationId: number;
  readonly type: number;
  readonly replacedFileId?: string | undefined;
};

/** Sends a document of an application. @throws ApiError, TypeError when the connection broke, AbortError */
export const uploadDocument = (
  files: Files,
  family: Family,
  file: File,
  { applicationId, type, replacedFileId }: DocumentTarget,
  options: UploadOptions,
): Promise<UploadedFile> => {
  const common = {
    fileName: file.name,
    ...(replacedFileId === undefined ? {} : { replacedFileID: replacedFileId }),
  };
  // The generated edge: the numbers of a document are those of the family's own list, from its form.
  switch (family) {
    case 'general':
      return files.upload(
        FAMILY_PATHS.general.file,
        file,
        { ...common, applicationID: applicationId, type: type as components['schemas']['DocumentType'] },
        options,
      );
    case 'ingredient':
      return files.upload(
        FAMILY_PATHS.ingredient.file,
        file,
        {
          ...common,
          applicationIngredientID: applicationId,
          type: type as components['schemas']['IngredientFileMeta']['type'],
        },
        options,
      );
    case 'noto':
      return files.upload(
        FAMILY_PATHS.noto.file,
        file,
        {
          ...common,
          applicationNotoID: applicationId,
          type: type as components['schemas']['NotoDocumentType'],
        },
        options,
      );
    case 'inclusive':
      return files.upload(
        FAMILY_PATHS.inclusive.file,
        file,
        {
          ...common,
          applicationInclusiveID: applicationId,
          type: type as components['schemas']['InclusiveDocumentType'],
        },
        options,
      );
  }
};
