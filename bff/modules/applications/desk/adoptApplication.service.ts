import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicantType, DocumentType, NotificationKind } from '#bff/generated/contract/enums.ts';
import { findAccountById, issuePasswordLink } from '#bff/modules/access/index.ts';
import { insertExpensePlan, insertMyPageHistory, refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { findMembership } from '#bff/parts/ownership/members.data.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { adoptedMail } from '#bff/platform/mail/texts/applicationMails.ts';
import { expensePlanOf } from '#bff/programmes/engine.ts';
import {
  createAdoptedCorporation,
  createContact,
  createSections,
  findCorporationByNumber,
  findProjectContacts,
  findSectionIdByType,
  hasOtherMyPage,
  hasPrimaryContact,
  insertAdoptionNotification,
  lockCorporateNumber,
  reviveContact,
  saveAdoptedMyPage,
} from '../adoptions.data.ts';
import { applicationMailInput, mailApplicant } from '../applicantMails.service.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import { applicationMessage } from '../applications.words.ts';
import type { Dossier } from '../dossier.service.ts';
import { type ActionInput, authorise, moveApplication } from '../moveApplication.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { myPageColumns, sectionsOf } from './adoptedMyPage.service.ts';
import { type AdoptionTerms, adoptionTermsOf, type DecidedTerms } from './adoptionTerms.service.ts';

/** A submitted application has these; the database's CHECK keeps others out. */
const held = <Value>(value: Value | null, name: string): Value => {
  if (value === null) throw new ApiError('INTERNAL_ERROR', { cause: new Error(`submitted without ${name}`) });
  return value;
};

/** Detailed codes of an industry begin with the two digits of its group. */
const industryCodeOf = ({ industryGroup, industryCode }: ApplicationRow): number | null =>
  industryCode !== null && Math.floor(industryCode / 100) === industryGroup ? industryCode : null;

/** The corporation with the same corporate number as it is, else a new one with what the application holds. */
const corporationFor = async (scope: Scope, row: ApplicationRow): Promise<number> => {
  const isCorporation = row.applicantType === ApplicantType.Corporation;
  const number = isCorporation ? held(row.corporateNumber, 'corporateNumber') : null;
  if (number !== null) await lockCorporateNumber(scope.db, number);
  const known = number === null ? null : await findCorporationByNumber(scope.db, number);
  if (known !== null) return known;
  const id = await createAdoptedCorporation(scope.db, {
    applicantType: held(row.applicantType, 'applicantType'),
    corporateNumber: number,
    legalForm: held(row.legalForm, 'legalForm'),
    name: held(row.name, 'name'),
    nameKana: held(row.nameKana, 'nameKana'),
    representativeTitle: row.representativeTitle,
    representativeName: held(row.representativeName, 'representativeName'),
    postalCode: held(row.postalCode, 'postalCode'),
    prefecture: held(row.prefecture, 'prefecture'),
    streetAddress: row.address,
    phone: held(row.contactPhone, 'contactPhone'),
    industryGroup: row.industryGroup,
    industryCode: industryCodeOf(row),
    capital: row.capital,
    employees: row.employees,
    establishedOn: row.establishedOn,
    createdAt: scope.now,
  });
  await scope.audit({
    action: 'created',
    target: { kind: 'corporation', id },
    applicationId: row.id,
    after: { name: row.name, corporateNumber: number },
  });
  return id;
};

/** Who logs in to the my page: the applicant's own address. @throws TRANSITION_NOT_ALLOWED when another has it */
const contactFor = async (scope: Scope, dossier: Dossier, corporationId: number): Promise<number> => {
  const { row } = dossier;
  const { projectId, applicationUser } = row;
  const place = { projectId, corporationId };
  const contacts = await findProjectContacts(scope.db, { projectId, email: applicationUser.email });
  const isPrimary = !(await hasPrimaryContact(scope.db, place));
  const own = contacts.find((contact) => contact.corporationId === corporationId);
  if (contacts.some((contact) => contact.isActive && contact !== own)) {
    refuseNow(dossier, scope, applicationMessage('contactTaken'));
  }
  if (own?.isActive) return own.id;
  if (own) {
    await reviveContact(scope.db, own.id, isPrimary);
    return own.id;
  }
  return createContact(scope.db, {
    ...place,
    name: row.contactName ?? applicationUser.name,
    nameKana: row.contactKana,
    email: applicationUser.email,
    phone: row.contactPhone,
    isPrimary,
  });
};

const createMyPage = async (
  scope: Scope,
  dossier: Dossier,
  corporationId: number,
  adoptedAmount: number,
): Promise<number> => {
  const columns = { ...myPageColumns(scope, dossier, corporationId), appliedAmount: adoptedAmount };
  if (await hasOtherMyPage(scope.db, columns)) {
    refuseNow(dossier, scope, applicationMessage('alreadyUndertaking'));
  }
  const mypageId = await saveAdoptedMyPage(scope.db, columns);
  // Only now: whoever joins another undertaking meanwhile has waited for the my page, or has been waited for.
  if ((await findMembership(scope.db, columns)) !== null) {
    refuseNow(dossier, scope, applicationMessage('memberOfOther'));
  }
  const sections = await sectionsOf(scope, dossier);
  await createSections(
    scope.db,
    sections.map((section) => ({ ...section, mypageId })),
  );
  const plan = expensePlanOf(dossier.definition, dossier.answers);
  await insertExpensePlan(scope.db, { mypageId, effectiveOn: columns.adoptedOn, ...plan });
  await insertMyPageHistory(scope.db, {
    mypageId,
    machine: 'projectStatus',
    action: 'adopt',
    toStatus: 0,
    ...historyActorOf(scope),
    createdAt: scope.now,
  });
  await refreshMyPageFacts(scope, mypageId);
  return mypageId;
};

/** The notice of the adoption on the my page, with amount and conditions. */
const noticeOf = ({ row }: Dossier, { adoptedAmount, adoptionConditions }: DecidedTerms): string =>
  applicationMessage('adoptionNoticeBody', {
    plan: row.planTitle ?? '',
    code: row.displayCode ?? '',
    amount: adoptedAmount.toLocaleString('ja-JP'),
    conditions:
      adoptionConditions === null
        ? ''
        : applicationMessage('adoptionNoticeConditions', { conditions: adoptionConditions }),
  });

const notify = async (
  scope: Scope,
  dossier: Dossier,
  mypageId: number,
  terms: DecidedTerms,
): Promise<void> => {
  await insertAdoptionNotification(scope.db, {
    mypageId,
    kind: NotificationKind.NoticeIssued,
    title: applicationMessage('adoptionNoticeTitle'),
    body: noticeOf(dossier, terms),
    sectionId: await findSectionIdByType(scope.db, {
      mypageId,
      documentType: DocumentType.AdoptionNotice,
    }),
    createdById: scope.actor?.kind === 'admin' ? scope.actor.adminUserId : null,
    createdAt: scope.now,
  });
};

const mail = async (
  scope: Scope,
  { row }: Dossier,
  contactId: number,
  terms: DecidedTerms,
): Promise<void> => {
  const input = applicationMailInput(scope, row);
  await mailApplicant(scope, row, adoptedMail({ ...input, ...terms }));
  const account = await findAccountById(scope.db, 'user', contactId);
  if (account === null) throw new ApiError('INTERNAL_ERROR');
  await issuePasswordLink(scope, account, 'user', {
    kind: 'adopted',
    displayCode: row.displayCode ?? '',
    planName: row.planTitle ?? '',
  });
};

export type Adoption = {
  readonly mypageId: number;
  readonly corporationId: number;
  readonly corporationUserId: number;
};

/**
 * Adopts an application: corporation (matched by corporate number), its contact, my page with the application's code,
 * sections, notice and the mail to set a password. All or nothing: it must run in one transaction.
 * @throws TRANSITION_NOT_ALLOWED, ACCESS_DENIED, INVALID_PARAMETER for an amount that cannot be
 */
export const adoptApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput & AdoptionTerms,
): Promise<Adoption> => {
  const move = authorise(scope, dossier, input);
  const terms = adoptionTermsOf(dossier, input);
  await moveApplication(scope, dossier, move, { ...terms, decidedAt: scope.now });
  const corporationId = await corporationFor(scope, dossier.row);
  const mypageId = await createMyPage(scope, dossier, corporationId, terms.adoptedAmount);
  const corporationUserId = await contactFor(scope, dossier, corporationId);
  await notify(scope, dossier, mypageId, terms);
  await mail(scope, dossier, corporationUserId, terms);
  await scope.audit({
    action: 'created',
    target: { kind: 'myPage', id: mypageId },
    mypageId,
    applicationId: dossier.row.id,
    projectId: dossier.row.projectId,
    after: { corporationId, displayCode: dossier.row.displayCode },
  });
  return { mypageId, corporationId, corporationUserId };
};
