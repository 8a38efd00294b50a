import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type ContractDocument,
  contentTypesOf,
  loadContractDocument,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import { machinesOf } from '#bff/core/machines.ts';
import { machineProblems } from '#bff/core/stateMachine.ts';
import { handlers } from '#bff/handlers.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { toExpressPath } from './validator.ts';

const document = loadContractDocument();
const operations = mountedOperations();

type PublishedOperation = { readonly operationId: string; readonly 'x-transaction'?: string };

const publishedOperations = operations.map(({ path, method }) => ({
  method,
  ...(document.paths[path]?.[method] as PublishedOperation),
}));

describe('the contract', () => {
  it('has each of the 138 operations of the specification', () => {
    const specified = readFileSync(join(import.meta.dirname, '../testing/specifiedOperations.txt'), 'utf8');
    const lines = specified.trim().split('\n');
    const published = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    expect(lines).toHaveLength(138);
    expect(lines.filter((line) => !published.has(line))).toEqual([]);
  });

  it('is served as it is published: every operation has a handler, and no other is there', () => {
    const published = operations.map(({ operationId }) => operationId).sort();
    expect(Object.keys(handlers).sort()).toEqual(published);
  });

  it('says own for the operations that open their own transactions, phases for slow work, and no other word', () => {
    const words = publishedOperations.map((operation) => operation['x-transaction']);
    expect(new Set(words)).toEqual(new Set([undefined, 'own', 'phases']));
  });

  it('takes every file, every registration, what is counted for anybody, what the desk does with an application and the picture of a seal in two phases, nothing else', () => {
    const ofTheDesk = FAMILIES.map((family) => `update${FAMILY_LINES[family].title}Application`);
    const slow = operations.filter(
      (operation) =>
        contentTypesOf(document, operation).includes('multipart/form-data') ||
        /^create\w+Application$/.test(operation.operationId) ||
        [...ofTheDesk, 'reuseUserFile', 'rateQuestion', 'noteMissedSearch', 'saveProjectSeal'].includes(
          operation.operationId,
        ),
    );
    const inPhases = operations.filter(({ transaction }) => transaction === 'phases');
    expect(inPhases).toEqual(slow);
  });

  it('speaks of transactions only where something changes, and the server knows each', () => {
    const own = publishedOperations.filter((operation) => operation['x-transaction'] === 'own');
    expect(own.filter(({ method }) => method === 'get')).toEqual([]);
    const known = operations.filter(({ transaction }) => transaction === 'own');
    expect(known.map(({ operationId }) => operationId).sort()).toEqual(
      own.map(({ operationId }) => operationId).sort(),
    );
    expect(known.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['createAdminSession', 'changeUserPassword', 'updateNotoApplicationSelf']),
    );
  });

  it('lets nothing be late but the lists that the office and connected systems save as files', () => {
    const late = operations.filter(({ allowsStaleReads }) => allowsStaleReads);
    expect(late.length).toBeGreaterThan(20);
    expect(late.filter(({ operationId }) => !operationId.startsWith('export'))).toEqual([]);
    const schemes = late.flatMap(({ security }) => security.flatMap(Object.keys));
    expect(new Set(schemes)).toEqual(new Set(['adminSession', 'machineKey']));
    expect(late.filter(({ method }) => method !== 'get')).toEqual([]);
  });

  it('never lets a path with a parameter hide one without', () => {
    const hidden = operations.filter((operation, index) =>
      operations.slice(0, index).some((earlier) => {
        const pattern = toExpressPath(earlier.path).replaceAll(/:[^/]+/g, '[^/]+');
        return earlier.method === operation.method && new RegExp(`^${pattern}$`).test(operation.path);
      }),
    );
    expect(hidden.filter(({ path }) => !path.includes('{')).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['Prefecture', 47],
    ['IndustryGroup', 99],
    ['IndustryCode', 137],
    ['DocumentType', 94],
    ['IngR4DocumentType', 14],
    ['NotoDocumentType', 15],
    ['InclusiveDocumentType', 16],
    ['HowFound', 18],
  ])('names every member of %s (%i)', (name, count) => {
    const schema = document.components.schemas[name] as ContractDocument['components']['schemas'][string];
    expect(schema.enum).toHaveLength(count);
    expect(schema['x-enum-varnames']).toHaveLength(count);
    expect(schema['x-enum-descriptions']).toHaveLength(count);
  });

  it('draws machines whose every status is reached and left, or terminal', () => {
    const machines = Object.values(machinesOf(document));
    const problems = machines.flatMap((machine) => {
      const names = document.components.schemas[machine.enum]?.['x-enum-varnames'] as string[];
      return machineProblems(machine, names);
    });
    expect(problems).toEqual([]);
  });
});
