import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { draftWorld, filedWorld, returnedWorld } from '../../world/application.ts';
import { publicProject } from './applicantCall.ts';
import { asAsked, formDefinition } from './applicantForm.ts';

type Application = components['schemas']['GeneralApplication'];

/** 青葉 一郎 of 株式会社みらい食堂, who applies for the third call (LOOK application-form). */
export const miraiSession = draftWorld.session;

const filed = asAsked(filedWorld.saw('getGeneralApplicationSelf'));

/** Handed in, and the desk has begun to look: what the desk opens is made of it (application.ts). */
export const submittedApplication: Application = {
  ...filed,
  availableActions: [
    {
      action: 'pullBack',
      allowed: false,
      reason: '事務局が確認を始めたため、引き戻せません。修正が必要なときは事務局にご連絡ください',
    },
    ...filed.availableActions,
  ],
};

/** Returned with three places; the first is answered. */
export const returnedApplication: Application = asAsked(returnedWorld.saw('getGeneralApplicationSelf'));

const [receiptOf] = filedWorld.sawAll('getGeneralApplicationReceipt');
const [summaryOf] = filed.receipts;
if (receiptOf === undefined || summaryOf === undefined) throw new Error('a receipt');

/** The proof of the first submission. */
export const miraiReceipt = receiptOf;

/** The same as an application lists it. */
export const receiptSummary = summaryOf;

/** Everything the applicant's pages read; a change answers the application with what was sent. */
export const applicantHandlers = (application: Application) =>
  ({
    getPublicProject: reply(publicProject),
    getFormDefinition: reply(formDefinition, 1),
    getGeneralApplicationSelf: reply(application, application.version),
    updateGeneralApplicationSelf: ({ body }) => {
      const sent = typeof body === 'object' && body !== null ? body : {};
      return reply({ ...application, ...sent, version: application.version + 1 }, application.version + 1);
    },
    getGeneralApplicationReceipt: reply(miraiReceipt),
    listGeneralApplicationIssuedPapers: reply({ items: [], nextCursor: null, total: 0 }),
  }) satisfies MockHandlers;
