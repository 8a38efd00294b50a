import { countNumbers } from '../numbers/countNumbers.ts';
import type { TestServer } from '../server.ts';

const next = countNumbers();

type Place = { readonly corporationId: number; readonly projectId: number };

/** A further address of a business, confirmed unless the test says otherwise. */
export const makeMailCopy = (server: TestServer, place: Place, data: object = {}) =>
  server.database.client.mailCopy.create({
    data: {
      ...{ ...place, name: '経理部', email: `keiri${next()}@example.jp` },
      ...{ sentAt: server.now(), confirmedAt: server.now(), ...data },
    },
  });
