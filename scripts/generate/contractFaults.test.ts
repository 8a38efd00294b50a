import { describe, expect, it } from 'vitest';
import { refuseContractFaults } from './contractFaults.ts';

const sources = (shop: object, entry: object = { '/api/shop': { $ref: 'openapi/Shop.yaml#/~1api~1shop' } }) =>
  new Map<string, unknown>([
    ['openapi.yaml', { paths: entry }],
    ['openapi/Shop.yaml', { '/api/shop': shop }],
    ['openapi/schemas/shops.yaml', { Shop: { type: 'object' } }],
  ]);

const listing = { get: { schema: { $ref: 'schemas/shops.yaml#/Shop' } } };

describe('the written contract', () => {
  it('is whole when every reference leads somewhere and every path is listed', () => {
    expect(() => refuseContractFaults(sources(listing))).not.toThrow();
  });

  it('is refused for a wrong reference, with the file that it stands in', () => {
    const wrong = {
      get: { schema: { $ref: 'schemas/shops.yaml#/Shopp' } },
      post: { $ref: 'away.yaml#/Shop' },
    };
    expect(() => refuseContractFaults(sources(wrong))).toThrow(
      'openapi/Shop.yaml: $ref “schemas/shops.yaml#/Shopp” leads nowhere\nopenapi/Shop.yaml: $ref “away.yaml#/Shop” leads nowhere',
    );
  });

  it('is refused for a path that would never be served', () => {
    expect(() => refuseContractFaults(sources(listing, {}))).toThrow(
      'openapi/Shop.yaml: /api/shop is in no list: name it under “paths” of openapi.yaml',
    );
  });
});
