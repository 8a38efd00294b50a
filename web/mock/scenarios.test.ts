import { describe, expect, it } from 'vitest';
import { operationFacts } from '#web/api/generated/operations.ts';
import { type OperationId, successStatusOf } from './contract.ts';
import { createMockFetch, type MockHandlers } from './createMockFetch.ts';
import { reply } from './reply.ts';
import { deskHandlers } from './scenarios/adminDesk.ts';
import { adminMyPageHandlers } from './scenarios/adminMyPages.ts';
import { adminUserHandlers } from './scenarios/admins.ts';
import { applicantHandlers, returnedApplication, submittedApplication } from './scenarios/applicant.ts';
import { draftApplication } from './scenarios/applicantDraft.ts';
import { applicationHandlers } from './scenarios/application.ts';
import { companyHandlers } from './scenarios/company.ts';
import { corporationHandlers } from './scenarios/corporation.ts';
import { doorHandlers, familyProjects } from './scenarios/doors.ts';
import { himawariHandlers } from './scenarios/himawari/himawari.ts';
import {
  confirmedSection,
  freshSection,
  returnedSection,
  submittedSection,
} from './scenarios/himawari/himawariSections.ts';
import { homeHandlers } from './scenarios/home.ts';
import { mamekuraHandlers } from './scenarios/mamekura.ts';
import { projectHandlers } from './scenarios/project.ts';
import { reportHandlers } from './scenarios/report.ts';

/** Every scenario that a story answers with. A new one is a new row. */
const scenarios: Record<string, MockHandlers> = {
  'my pages of the secretariat': adminMyPageHandlers,
  'review desk': deskHandlers(),
  'an application being written': applicantHandlers(draftApplication),
  'an application handed in': applicantHandlers(submittedApplication),
  'an application returned': applicantHandlers(returnedApplication),
  'home of administrators': homeHandlers,
  'a round': projectHandlers,
  'a corporation': corporationHandlers,
  administrators: adminUserHandlers,
  'an application at the desk': applicationHandlers,
  inspections: reportHandlers,
  himawari: himawariHandlers,
  company: companyHandlers,
  mamekura: mamekuraHandlers(returnedSection),
  'section not handed in': { getUserSection: reply(freshSection) },
  'section handed in': { getUserSection: reply(submittedSection) },
  'section confirmed': { getUserSection: reply(confirmedSection) },
  'log-in and password pages': doorHandlers,
  'log-in of an ingredient round': { getPublicProject: reply(familyProjects.ingredient) },
  'log-in of a Noto round': { getPublicProject: reply(familyProjects.noto) },
  'log-in of an inclusive round': { getPublicProject: reply(familyProjects.inclusive) },
};

const cases = Object.entries(scenarios).flatMap(([name, handlers]) =>
  Object.keys(handlers).map((id) => ({ name, handlers, id: id as OperationId })),
);

/** Scenarios that answer for some records only. */
const IDS: Partial<Record<string, string>> = { 'an application at the desk': '27' };

describe('scenarios', () => {
  // The mock holds each answer against the contract itself; see createMockFetch.test.ts.
  it.each(cases)('$name answers $id as the contract says', async ({ name, handlers, id }) => {
    const { path, method } = operationFacts[id];
    const url = `http://mock.invalid${path.replace(/\{\w+\}/g, IDS[name] ?? '1')}`;
    const response = await createMockFetch(handlers)(new Request(url, { method: method.toUpperCase() }));
    expect(response.status).toBe(successStatusOf(id));
  });
});
