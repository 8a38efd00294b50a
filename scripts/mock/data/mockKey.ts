import { MachineScope } from '#bff/generated/contract/enums.ts';
import type { ScopeFactory } from '#bff/http/scopeFactory.ts';
import { insertMachineKey } from '#bff/modules/access/machineKeys/machineKeys.data.ts';
import { hashSecret } from '#bff/platform/secrets/secrets.ts';

const PUBLIC_ID = '00000000000000aa';
/** As published as the demo's password; 43 letters, as a drawn one has. */
const SECRET = 'a-key-for-the-mock-that-opens-nothing-else-';

/** With which a partner calls the mock; the same at each start, so that it can stand in his settings. */
export const MOCK_KEY = `hojo_${PUBLIC_ID}.${SECRET}`;

/** Who has made it: 事務局 花子. */
const MAKER_ID = 1;
const REQUESTS_PER_MINUTE = 300;

/** Adds the key of the mock, which may read all that keys can be allowed to. */
export const addMockKey = async (scopes: ScopeFactory): Promise<void> => {
  const scope = scopes.forSystem('mock');
  await insertMachineKey(scope.db, {
    name: 'モックの連携キー',
    publicId: PUBLIC_ID,
    secretHash: hashSecret(SECRET),
    scopes: Object.values(MachineScope),
    allRounds: true,
    projectIds: [],
    allowedAddresses: [],
    requestsPerMinute: REQUESTS_PER_MINUTE,
    expiresOn: null,
    createdById: MAKER_ID,
    createdAt: scope.now,
  });
};
