import { randomUUID } from 'node:crypto';
import { FAMILIES, type Family, type SessionContext } from '#bff/core/actor.ts';
import type { ContractDocument, MountedOperation } from '#bff/core/contractDocument.ts';
import { PaperKind } from '#bff/generated/contract/enums.ts';
import { SESSION_SCHEMES } from '#bff/http/middleware/sessionHeaders.ts';
import { byFamily } from '#rules/families.ts';
import { idNameOf } from '#rules/familyNames.ts';
import { programmeIn } from '../applications.ts';
import { sampleRequest } from './samples.ts';
import { sessionIn, type World } from './world.ts';

/** The kind of session that an operation asks for first; undefined when it asks for none. */
export const contextOf = ({ security }: MountedOperation): SessionContext | undefined => {
  const [scheme] = security.flatMap((requirement) => Object.keys(requirement));
  return scheme === undefined ? undefined : SESSION_SCHEMES.get(scheme)?.context;
};

/** The family an address belongs to; the general one has no name in it. */
const familyOf = (path: string) => FAMILIES.find((family) => path.includes(`/${family}/`)) ?? 'general';

type IdOf = (world: World, operation: MountedOperation) => number | string;

const projectId: IdOf = (world, operation) =>
  operation.path.includes('/application/')
    ? world.applications[familyOf(operation.path)].projectId
    : world.project.id;

const applicationId: IdOf = (world, { path }) => world.applications[familyOf(path)].applicationId;

/** A document that a family makes of the answers. */
const madeTypeOf = (family: Family): number =>
  programmeIn(family).definition.documents.find(({ madeOf }) => madeOf !== null)?.value ?? 0;

/** What an id in a path names, by the part of the path before it. */
const idBehind: Readonly<Record<string, IdOf>> = {
  session: (world, operation) => sessionIn(world, contextOf(operation) ?? 'admin').token.split('.')[0] ?? '',
  project: projectId,
  admin_user: (world) => world.clerk.id,
  corporation: (world) => world.corporation.id,
  corporate: (world) => world.corporation.id,
  user: (world) => world.colleague.id,
  my_page: (world) => world.myPage.id,
  section: (world) => world.section.id,
  history: (world) => world.history.id,
  member: (world) => world.member.id,
  my_page_report: (world) => world.report.id,
  change_request: (world) => world.changeRequest.id,
  amount_proposal: (world) => world.amountProposal.id,
  notification: (world) => world.notification.id,
  disposal: (world) => world.disposal.id,
  property: (world) => world.property.id,
  payment_item: (world) => world.paymentItem.id,
  issued_paper: (world, { path }) =>
    path.startsWith('/api/application/')
      ? world.applications[familyOf(path)].issuedPaper.id
      : world.issuedPaper.id,
  paper_template: () => PaperKind.GrantDecision,
  recovery: (world) => world.recovery.id,
  erasure: (world) => world.erasure.id,
  record: (world) => `mypage-${world.myPage.id}`,
  reminder: (world) => `section-${world.section.id}`,
  relief: (world) => world.recoveryRelief.id,
  payment: (world) => world.payout.id,
  payment_batch: (world) => world.batch.id,
  announcement: (world) => world.announcement.id,
  file: (world, { path }) =>
    path.startsWith('/api/application/') ? world.applications[familyOf(path)].fileId : world.fileId,
  receipt: (world, { path }) => {
    if (path.includes('/recovery/')) return world.recoveryReceipt.id;
    return path.startsWith('/api/application/')
      ? world.applications[familyOf(path)].receiptId
      : world.receipt.id;
  },
  finding_draft: () => randomUUID(),
  list_view: () => randomUUID(),
  export_run: (world) => world.exportRunId,
  job: (world) => world.jobId,
  bulk_run: (world) => world.bulkRun.id,
  webhook: (world) => world.webhook.id,
  pending_act: (world) => world.pendingActId,
  machine_key: (world) => world.machineKey.id,
  mail: (world) => world.mailId,
  anchor: (world) => world.anchorDay,
  calendar: (world) => world.calendarToken,
  mail_copy: (world) => world.mailCopy.id,
  second_factor: (world) => world.secondFactorId,
  login_provider: () => 'sso',
  identity: (world, { path }) => (path.startsWith('/api/user/') ? world.userIdentityId : world.identityId),
  question: (world) => world.question.id,
  thread_template: (world) => world.threadTemplate.id,
  thread: (world, { path }) =>
    path.startsWith('/api/application/') ? world.applications[familyOf(path)].thread.id : world.thread.id,
  paper: (_world, { path }) => madeTypeOf(familyOf(path)),
  application: applicationId,
  filed: applicationId,
  ...byFamily(() => applicationId),
  login_target: applicationId,
};

const pathOf = (world: World, operation: MountedOperation): Record<string, number | string> => {
  const parts = operation.path.split('/');
  const entries = parts.flatMap((part, index) => {
    if (!part.startsWith('{')) return [];
    const idOf = idBehind[parts[index - 1] ?? ''];
    if (idOf === undefined) throw new Error(`no id for ${operation.path}`);
    return [[part.slice(1, -1), idOf(world, operation)] as const];
  });
  return Object.fromEntries(entries);
};

/** What an id outside of the path names, by its own name. */
const namedIds: Readonly<Record<string, IdOf>> = {
  mypageID: (world) => world.myPage.id,
  mypageId: (world) => world.myPage.id,
  sectionID: (world) => world.section.id,
  sectionId: (world) => world.section.id,
  section_id: (world) => world.section.id,
  projectID: projectId,
  projectId: projectId,
  corporationID: (world) => world.corporation.id,
  inspectorUserId: (world) => world.inspector.id,
  assigneeAdminUserId: (world) => world.backOffice.id,
  passbookFileId: (world) => world.passbook.id,
  ...Object.fromEntries(FAMILIES.map((family) => [idNameOf(family), applicationId])),
  id: (world, { operationId }) => {
    if (operationId === 'makePersonalRecord') return world.colleague.id;
    return /Notifications$/.test(operationId) ? world.myPage.id : world.section.id;
  },
};

const withIds = (world: World, operation: MountedOperation, sample: unknown): unknown => {
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, namedIds[name]?.(world, operation) ?? value]),
  );
};

export type WorldRequest = {
  readonly path: Record<string, number | string>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly isUpload: boolean;
};

/** A request that fits the contract, made of its examples, about a world's records. */
export const worldRequest = (
  document: ContractDocument,
  world: World,
  operation: MountedOperation,
): WorldRequest => {
  const { query, body, isUpload } = sampleRequest(document, operation);
  return {
    path: pathOf(world, operation),
    query: withIds(world, operation, query) as Record<string, unknown>,
    body: withIds(world, operation, body),
    isUpload,
  };
};

/** The meta of an upload that names somebody's records. */
export const metaOf = ({ path }: MountedOperation, world: World): object => {
  const family = familyOf(path);
  const { applicationId, documentType } = world.applications[family];
  const fileName = 'a.pdf';
  if (path.endsWith('/bulk_run/file'))
    return { fileName: '一覧.csv', kind: 'declineApplications', list: 'generalApplications' };
  // Deals go to the caller's own my page.
  if (path.endsWith('/import_file')) return { fileName: '一覧.csv', isDryRun: true };
  if (path.endsWith('/thread_file'))
    return path.startsWith('/api/application/') ? { fileName } : { fileName, mypageID: world.myPage.id };
  if (!path.startsWith('/api/application/'))
    return { fileName, mypageID: world.myPage.id, sectionID: world.section.id };
  return { fileName, [idNameOf(family)]: applicationId, type: documentType };
};
