import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { BodyOf, Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { presentStartedApplicant } from '#bff/modules/access/index.ts';
import type { FamilyTitle } from '#rules/families.ts';
import { applicantAddress } from '#rules/familyNames.ts';
import { adminApplicationView, applicationView, readApplicationView } from './applicationViews.service.ts';
import { confirmApplicantEmail, resendConfirmation } from './apply/confirmEmail.service.ts';
import {
  type ApplicantCommand,
  changeOwnApplication,
  getOwnApplication,
} from './apply/ownApplication.service.ts';
import { type Registered, registerApplicant } from './apply/registerApplicant.service.ts';
import {
  type AdminCommand,
  changeApplication,
  deleteApplication,
  sendApplicantPasswordReset,
} from './desk/changeApplication.service.ts';
import { readForDesk } from './desk/deskFields.service.ts';
import { type Dossier, requireDossier } from './dossier.service.ts';

/*
 * The families have the same operations under their own paths: one set of handlers, made once for each.
 */

type SelfBody = BodyOf<`get${FamilyTitle}ApplicationSelf`>;
type RegisteredBody = BodyOf<`create${FamilyTitle}Application`>;
type AdminBody = BodyOf<`get${FamilyTitle}Application`>;

// The generated edge: which answers a family has is known to its form (checked by the engine), not to the compiler.
const presentSelf = (scope: Scope, dossier: Dossier): SelfBody =>
  wire(applicationView(scope, dossier)) as unknown as SelfBody;

const presentRead = async (scope: Scope, dossier: Dossier): Promise<SelfBody> =>
  wire(await readApplicationView(scope, dossier)) as unknown as SelfBody;

const presentAdmin = async (scope: Scope, dossier: Dossier): Promise<AdminBody> =>
  wire(await adminApplicationView(scope, dossier)) as unknown as AdminBody;

const versionOf = ({ row }: Dossier) => ({ version: row.version });

type CreateBody = Parameters<Handlers['createGeneralApplication']>[0]['body'];

type ById = { readonly path: { readonly id: number } };
type Versioned = { readonly ifMatchVersion: number | undefined };

/** A command's own properties; everything else in a body is a field of the form. */
const applicantCommand = ({
  action,
  reason,
  answers,
  ...fields
}: Omit<ApplicantCommand, 'fields'>): ApplicantCommand => ({ action, reason, answers, fields });

const adminCommand = (body: Omit<AdminCommand, 'fields'>): AdminCommand => {
  const { action, reason, onBehalfReason, returnItems, returnDueOn, closedReturnItemIds, ...rest } = body;
  const { answers, checklist, scores, bonusPoints, memo, assigneeAdminUserId, ...more } = rest;
  const { adoptedAmount, adoptionConditions, ...fields } = more;
  const returned = { returnItems, returnDueOn, closedReturnItemIds, answers };
  const desk = { checklist, scores, bonusPoints, memo, assigneeAdminUserId };
  const terms = { adoptedAmount, adoptionConditions };
  return { action, reason, onBehalfReason, ...returned, ...desk, ...terms, fields };
};

const presentRegistered = async (scope: Scope, family: Family, { session, applicationId }: Registered) => {
  const applicant = { ...scope, actor: session.actor };
  const dossier = await requireDossier(applicant, family, applicationId);
  const answer = {
    application: presentSelf(applicant, dossier),
    session: await presentStartedApplicant(scope, family, session),
  };
  // The generated edge: that both parts are of one family.
  return created(answer as RegisteredBody, {
    ...versionOf(dossier),
    location: applicantAddress(family, '/self'),
    cookies: session.cookies,
  });
};

const applicantRoutes = (family: Family) => ({
  create: async ({ body }: { readonly body: CreateBody }, scope: Scope) => {
    const { projectID: projectId, ...input } = body;
    const second = await registerApplicant(scope, family, { ...input, projectId });
    return {
      ...second,
      attach: async (inner: Scope) => presentRegistered(inner, family, await second.attach(inner)),
    };
  },
  readSelf: async ({ query }: { readonly query: { readonly applicationID?: number } }, scope: Scope) => {
    const dossier = await getOwnApplication(scope, family, query.applicationID);
    return ok(await presentRead(scope, dossier), versionOf(dossier));
  },
  updateSelf: async (
    { body, ifMatchVersion }: { readonly body: Omit<ApplicantCommand, 'fields'> } & Versioned,
    scope: Scope,
  ) => {
    const dossier = await changeOwnApplication(scope, family, applicantCommand(body), ifMatchVersion);
    return ok(presentSelf(scope, dossier), versionOf(dossier));
  },
  confirmEmail: async ({ body }: { readonly body: { readonly token: string } }, scope: Scope) => {
    await confirmApplicantEmail(scope, family, body.token);
    return noContent();
  },
  resendConfirmation: async (_request: unknown, scope: Scope) => {
    await resendConfirmation(scope, family);
    return noContent();
  },
});

const deskRoutes = (family: Family) => ({
  read: async ({ path }: ById, scope: Scope) => {
    const dossier = await readForDesk(scope, family, path.id);
    return ok(await presentAdmin(scope, dossier), versionOf(dossier));
  },
  update: async (
    { path, body, ifMatchVersion }: ById & Versioned & { readonly body: Omit<AdminCommand, 'fields'> },
    scope: Scope,
  ) => {
    const target = { family, id: path.id };
    const { attach, abandon } = await changeApplication(scope, target, adminCommand(body), ifMatchVersion);
    const answer = async (inner: Scope) => {
      const dossier = await attach(inner);
      return ok(await presentAdmin(inner, dossier), versionOf(dossier));
    };
    return { attach: answer, abandon };
  },
  remove: async ({ path, ifMatchVersion }: ById & Versioned, scope: Scope) => {
    await deleteApplication(scope, { family, id: path.id }, ifMatchVersion);
    return noContent();
  },
  sendReset: async ({ path, body }: ById & { readonly body: { readonly email: string } }, scope: Scope) => {
    await sendApplicantPasswordReset(scope, family, { projectId: path.id, email: body.email });
    return noContent();
  },
});

/** Everything of one family but its files. */
export const familyRoutes = (family: Family) => ({
  ...applicantRoutes(family),
  ...deskRoutes(family),
});
