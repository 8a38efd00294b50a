import { describe, expect, it } from 'vitest';
import { refuseContractFaults } from './contractFaults.ts';

const listed = { '/api/shop': { $ref: 'openapi/shops/Shop.yaml#/~1api~1shop' } };

const sources = (shop: object, entry: object = listed) =>
  new Map<string, unknown>([
    ['openapi.yaml', { paths: entry }],
    ['openapi/shops/Shop.yaml', { '/api/shop': shop }],
    ['openapi/shops/schemas/shops.yaml', { Shop: { type: 'object' } }],
    ['openapi/shared/responses.yaml', { NotFound: { description: 'ありません' } }],
  ]);

const listing = {
  get: { schema: { $ref: 'schemas/shops.yaml#/Shop' }, 404: { $ref: '../shared/responses.yaml#/NotFound' } },
};

describe('the written contract', () => {
  it('is whole when every reference leads somewhere and every path is listed', () => {
    expect(() => refuseContractFaults(sources(listing))).not.toThrow();
  });

  it('is refused for a wrong reference, with the file that it stands in', () => {
    const wrong = {
      get: { schema: { $ref: 'schemas/shops.yaml#/Shopp' } },
      post: { $ref: '../away/schemas/shops.yaml#/Shop' },
    };
    expect(() => refuseContractFaults(sources(wrong))).toThrow(
      'openapi/shops/Shop.yaml: $ref “schemas/shops.yaml#/Shopp” leads nowhere\nopenapi/shops/Shop.yaml: $ref “../away/schemas/shops.yaml#/Shop” leads nowhere',
    );
  });

  it('is refused for a path that would never be served', () => {
    expect(() => refuseContractFaults(sources(listing, {}))).toThrow(
      'openapi/shops/Shop.yaml: /api/shop is in no list: name it under “paths” of openapi.yaml',
    );
  });
});
