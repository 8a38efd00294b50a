import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import { doorHandlers, familyProjects } from '#web/mock/scenarios/access/doors.ts';
import { machineKeyHandlers } from '#web/mock/scenarios/access/machineKeys.ts';
import { ownPropertyHandlers, propertyHandlers } from '#web/mock/scenarios/aftercare/mamekuraProperty.ts';
import {
  applicantHandlers,
  returnedApplication,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { papersHandlers } from '#web/mock/scenarios/applications/applicantPapers.ts';
import { applicationHandlers } from '#web/mock/scenarios/applications/application.ts';
import { corporationHandlers } from '#web/mock/scenarios/corporations/corporation.ts';
import { madePaperHandlers, ownFiledHandlers } from '#web/mock/scenarios/correspondence/madePapers.ts';
import {
  applicantPaperHandlers,
  ownPaperHandlers,
  paperHandlers,
} from '#web/mock/scenarios/correspondence/papers.ts';
import { reportHandlers } from '#web/mock/scenarios/inspections/report.ts';
import { paymentHandlers } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { adminMyPageHandlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { companyHandlers } from '#web/mock/scenarios/myPages/company.ts';
import {
  consortiumDesk,
  memberHandlers,
  representativeHandlers,
} from '#web/mock/scenarios/myPages/consortium.ts';
import { himawariHandlers } from '#web/mock/scenarios/myPages/himawari.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/myPages/mamekura.ts';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { jobHandlers } from '#web/mock/scenarios/office/jobs.ts';
import { deskHandlersOf, programmes } from '#web/mock/scenarios/projects/programmes.ts';
import { projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { receiverHandlers } from '#web/mock/scenarios/projects/receivers.ts';
import { deskHandlers } from '#web/mock/scenarios/sections/adminDesk.ts';
import {
  confirmedSection,
  freshSection,
  submittedSection,
} from '#web/mock/scenarios/sections/himawariSections.ts';
import { webhookHandlers } from '#web/mock/scenarios/trail/webhooks.ts';
import { changeHandlers, ownChangeHandlers } from '#web/mock/world/changes.ts';
import { publicQuestionHandlers, questionHandlers } from '#web/mock/world/questions.ts';
import { reminderHandlers } from '#web/mock/world/reminders.ts';
import { officeWorld } from '#web/mock/world/world.ts';

const doors: Readonly<Record<string, MockHandlers>> = {
  'log-in and password pages': doorHandlers,
  'log-in of an ingredient round': { getPublicProject: reply(familyProjects.ingredient) },
  'log-in of a Noto round': { getPublicProject: reply(familyProjects.noto) },
  'log-in of an inclusive round': { getPublicProject: reply(familyProjects.inclusive) },
};

/** What the office tells, and what it is asked, as each side has it. */
const letters = {
  'papers issued to a business': ownPaperHandlers,
  'papers issued to an applicant': applicantPaperHandlers,
  'papers made of what is registered': madePaperHandlers,
  'what an applicant has handed in, as a paper': ownFiledHandlers,
  'questions of a round at the office': questionHandlers,
  'questions of a round for everybody': publicQuestionHandlers,
  'receivers of an announcement': receiverHandlers,
} as const;

/** What other systems read, and are told. */
const connections = { 'machine keys': machineKeyHandlers, webhooks: webhookHandlers };

/** Every scenario that a story answers with. A new one is a new row. */
export const everyScenario = (): Readonly<Record<string, MockHandlers>> => ({
  'my pages of the secretariat': adminMyPageHandlers,
  'review desk': deskHandlers(),
  'an application being written': applicantHandlers(draftApplication),
  'an application handed in': applicantHandlers(submittedApplication),
  'an application returned': applicantHandlers(returnedApplication),
  'a round': projectHandlers,
  administrators: adminUserHandlers,
  'an application at the desk': applicationHandlers,
  'papers made of the answers': papersHandlers,
  'a run over many applications': bulkRunHandlers(),
  'change requests of a business': ownChangeHandlers,
  'property at the office': propertyHandlers,
  'property of a business': ownPropertyHandlers,
  jobs: jobHandlers,
  ...connections,
  'the office’s side of a consortium': consortiumDesk,
  'a member of a consortium': memberHandlers,
  'the representative of a consortium': representativeHandlers,
  himawari: himawariHandlers,
  company: companyHandlers,
  mamekura: mamekuraHandlers,
  'a payment list that one works with': paymentHandlers(),
  'section not handed in': { getUserSection: reply(freshSection) },
  'section handed in': { getUserSection: reply(submittedSection) },
  'section confirmed': { getUserSection: reply(confirmedSection) },
  ...letters,
  ...doors,
});

/** The office of the demo: what it is answered, what it does, and states that the demo is not in. */
export const everyOfWorld = (): Readonly<Record<string, MockHandlers>> => ({
  'the office of the demo': officeWorld.handlers,
  'change requests at the office': changeHandlers,
  corporations: corporationHandlers,
  'inspections of the office': reportHandlers,
  'papers issued by the office': paperHandlers,
  'reminders at the office': reminderHandlers,
});

/** The desks of the seven programmes and the office of the demo: each is what one server answered. */
export const everyCaptured = (): Readonly<Record<string, MockHandlers>> => ({
  ...Object.fromEntries(
    Object.entries(programmes).map(([name, programme]) => [`captured ${name}`, deskHandlersOf(programme)]),
  ),
  ...everyOfWorld(),
});
