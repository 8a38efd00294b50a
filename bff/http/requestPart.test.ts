import { expect, it } from 'vitest';
import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { requestPart } from './requestPart.ts';

const document: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'a contract', version: '1' },
  'x-change-log': [],
  paths: {
    '/thing': {
      get: {
        summary: 'for readers',
        parameters: [{ $ref: '#/components/parameters/Kind' }],
        responses: { '200': { description: 'for readers' } },
      },
    },
  },
  components: {
    schemas: { Kind: { type: 'integer', description: 'for readers' } },
    securitySchemes: {},
    requestBodies: {},
    parameters: {
      Kind: {
        name: 'kind',
        in: 'query',
        schema: { $ref: '#/components/schemas/Kind', maximum: 3 },
      } as ContractDocument['components']['parameters'][string],
    },
  },
};

it('a request has what it names in its place, what is asked beside a name as well, and nothing for readers', () => {
  const schema = { allOf: [{ type: 'integer' }], maximum: 3 };
  expect(requestPart(document, { path: '/thing', method: 'get' })).toEqual({
    parameters: [{ name: 'kind', in: 'query', schema, allowReserved: true }],
    responses: {},
  });
});
