import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationFacts } from '#web/api/generated/operations.ts';
import { createMockFetch, type MockHandlers, type OperationId } from './createMockFetch.ts';
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
import { himawariHandlers } from './scenarios/himawari.ts';
import {
  confirmedSection,
  freshSection,
  returnedSection,
  submittedSection,
} from './scenarios/himawariSections.ts';
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

type Ref = { readonly $ref: string };
type Answers = Readonly<
  Record<string, Ref | { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
>;
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Answers }>>>>;
  readonly components: object;
};

const contract: Contract = parse(
  readFileSync(new URL('../../generated/openapi.yaml', import.meta.url), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

/** The schema of an operation's JSON answer, its references made absolute. */
const schemaOf = (id: OperationId): object | null => {
  const { path, method } = operationFacts[id];
  const responses = contract.paths[path]?.[method]?.responses ?? {};
  const answer = responses['200'] ?? responses['201'];
  const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  return schema === undefined
    ? null
    : JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'));
};

const cases = Object.entries(scenarios).flatMap(([name, handlers]) =>
  Object.keys(handlers).map((id) => ({ name, handlers, id: id as OperationId })),
);

describe('scenarios', () => {
  it.each(cases)('$name answers $id as the contract says', async ({ handlers, id }) => {
    const { path, method } = operationFacts[id];
    const url = `http://mock.invalid${path.replace(/\{\w+\}/g, '1')}`;
    const response = await createMockFetch(handlers)(new Request(url, { method: method.toUpperCase() }));
    expect(response.status).toBeLessThan(300);
    const schema = schemaOf(id);
    if (schema === null) {
      expect(response.headers.get('content-type')).not.toBe('application/json');
      return;
    }
    const validate = ajv.compile(schema);
    validate(await response.json());
    expect(validate.errors ?? []).toEqual([]);
  });
});
