import { describe, expect, it } from 'vitest';
import { AdminType } from './generated/enums.ts';
import { mayCall } from './mayCall.ts';

describe('mayCall', () => {
  it('follows the roles of the contract', () => {
    expect(mayCall('createProject', AdminType.JMAC)).toBe(true);
    expect(mayCall('createProject', AdminType.MAFF)).toBe(false);
    expect(mayCall('updateCorporation', AdminType.CS)).toBe(true);
    expect(mayCall('getGeneralApplication', AdminType.Inspector)).toBe(false);
  });
});
