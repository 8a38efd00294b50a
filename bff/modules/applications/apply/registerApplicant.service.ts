import type { Family } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import {
  type Account,
  countRegistration,
  findAccountById,
  passwordMessages,
  type StartedSession,
  startSession,
} from '#bff/modules/access/index.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import { checkPasswordPolicy } from '#bff/platform/secrets/policy.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { tidyText } from '#rules/text.ts';
import {
  findCallProject,
  insertApplication,
  insertApplicationHistory,
  insertApplicationUser,
} from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { isOfFamily } from '../programmeForms.service.ts';
import { registrationRefusal } from './callWindow.service.ts';
import { sendConfirmation } from './confirmEmail.service.ts';

export type RegistrationInput = {
  readonly projectId: number;
  readonly email: string;
  readonly password: string;
  readonly applicantType: number;
  readonly name?: string | null | undefined;
  readonly contactName?: string | null | undefined;
};

/** @throws NOT_FOUND for what no applicant sees, TRANSITION_NOT_ALLOWED outside of the call */
const requireOpenCall = async (scope: Scope, family: Family, projectId: number): Promise<void> => {
  const project = await findCallProject(scope.db, projectId);
  if (!project?.isPublished || !isOfFamily(project, family)) throw new ApiError('NOT_FOUND');
  const refusal = registrationRefusal(project, scope.now);
  if (refusal !== null) throw new ApiError('OUTSIDE_PERIOD', { detail: refusal });
};

const refuseTakenEmail = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'application_user_email_key')) throw error;
  const message = applicationMessage('emailTaken');
  throw new ApiError('EMAIL_ALREADY_EXISTS', {
    detail: message,
    errors: [{ pointer: '/email', code: 1009, message }],
    cause: error,
  });
};

const textOrNull = (text: string | null | undefined): string | null => tidyText(text ?? '') || null;

/** Names of people are shorter than names of companies. */
const MAX_PERSON_NAME = 50;

const personNameOf = (contactName: string | null, name: string | null, email: string): string =>
  [...(contactName ?? name ?? email)].slice(0, MAX_PERSON_NAME).join('');

/** A registration with its password hashed. */
type HashedInput = Omit<RegistrationInput, 'password'> & { readonly passwordHash: string };

const createAccount = async (scope: Scope, family: Family, input: HashedInput): Promise<Account> => {
  const { projectId, applicantType, email, passwordHash } = input;
  const name = textOrNull(input.name);
  const contactName = textOrNull(input.contactName);
  const user = await insertApplicationUser(scope.db, {
    projectId,
    family,
    email,
    name: personNameOf(contactName, name, email),
    passwordHash,
    at: scope.now,
  }).catch(refuseTakenEmail);
  const own = { projectId, family, applicationUserId: user.id, applicantType, name, contactName };
  const applicationId = await insertApplication(scope.db, {
    ...own,
    contactEmail: email,
    createdAt: scope.now,
  });
  const account = await findAccountById(scope.db, 'applicant', user.id);
  if (account === null) throw new ApiError('INTERNAL_ERROR');
  await insertApplicationHistory(scope.db, {
    applicationId,
    action: 'created',
    toStatus: 0,
    actorKind: 'applicant',
    actorId: user.id,
    actorName: user.name,
    createdAt: scope.now,
  });
  return account;
};

export type Registered = { readonly session: StartedSession; readonly applicationId: number };

const register = async (scope: Scope, family: Family, input: HashedInput): Promise<Registered> => {
  await requireOpenCall(scope, family, input.projectId);
  const account = await createAccount(scope, family, input);
  await sendConfirmation(scope, {
    id: account.id,
    name: account.name,
    email: account.email,
    projectId: input.projectId,
  });
  const session = await startSession(scope, family, account);
  const applicationId = account.applicationId ?? 0;
  await recordAudit(
    { ...scope, actor: session.actor },
    {
      action: 'created',
      target: { kind: 'application', id: applicationId },
      applicationId,
      projectId: input.projectId,
    },
  );
  return { session, applicationId };
};

/**
 * Begins an application: account, draft, confirmation mail and a session at once. The password is hashed, and the
 * registration counted, before the transaction: a hash may wait for its turn, and holds no connection meanwhile.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED (outside of the call), EMAIL_ALREADY_EXISTS, INVALID_PARAMETER (password),
 * TOO_MANY_REQUESTS
 */
export const registerApplicant = async (
  scope: Scope,
  family: Family,
  { password, ...given }: RegistrationInput,
): Promise<SecondPhase<Registered>> => {
  await requireOpenCall(scope, family, given.projectId);
  const email = normaliseEmail(given.email);
  const problem = checkPasswordPolicy(password, { email });
  if (problem !== null) throw invalidField('/password', passwordMessages[problem]);
  await countRegistration(scope, email);
  const input = { ...given, email, passwordHash: await hashPassword(password) };
  // The arrival counts for the close, not the end of hashing the password.
  return {
    attach: (inner) => register({ ...inner, now: scope.now }, family, input),
    abandon: async () => undefined,
  };
};
