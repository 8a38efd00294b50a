import { describe, expect, it } from 'vitest';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { memoryStorage } from '#web/testing/testServices.ts';
import { AdminType } from './generated/enums.ts';
import { createKeeping } from './keeping.ts';
import { NOBODY, withSession } from './sessionState.ts';

const jmac = adminSession(AdminType.JMAC);
const colleague = { ...jmac, adminUser: { ...jmac.adminUser, id: jmac.adminUser.id + 1 } };

/** Pages of one browser, each in a tab of its own. */
const browser = () => {
  const local = memoryStorage();
  return {
    local,
    open: (session: typeof jmac) => {
      const tab = memoryStorage();
      const kept = createKeeping({ local, tab });
      kept.see(withSession(NOBODY, 'admin', session));
      return { kept, tab };
    },
  };
};

describe('what pages keep in this browser', () => {
  it('is written until their person logs out, and by no page of his that is still open after it, in whatever tab', () => {
    const { local, open } = browser();
    const [one, other] = [open(jmac), open(jmac)];
    one.kept.local.setItem('draft', 'a');
    expect(local.getItem('draft')).toBe('a');
    one.kept.end('admin');
    local.removeItem('draft');
    for (const { kept, tab } of [one, other]) {
      kept.local.setItem('draft', 'b');
      kept.tab.setItem('typed', 'b');
      expect([kept.isOver(), local.getItem('draft'), tab.getItem('typed')]).toEqual([true, null, null]);
    }
  });

  it('is kept again once he has logged in again, also in the tab that he had left open', () => {
    const { local, open } = browser();
    const [one, other] = [open(jmac), open(jmac)];
    one.kept.end('admin');
    open(jmac);
    other.kept.local.setItem('draft', 'c');
    expect(local.getItem('draft')).toBe('c');
  });

  it('of who has logged out stays away while somebody else is logged in', () => {
    const { local, open } = browser();
    const one = open(jmac);
    one.kept.end('admin');
    const { kept } = open(colleague);
    one.kept.local.setItem('draft', 'his');
    expect(local.getItem('draft')).toBeNull();
    kept.local.setItem('draft', 'hers');
    expect(local.getItem('draft')).toBe('hers');
  });

  it('is kept over the end of a session, which is no log-out', () => {
    const { local, open } = browser();
    const { kept } = open(jmac);
    kept.see(withSession(NOBODY, 'admin', null, 'expired'));
    kept.local.setItem('draft', 'a');
    expect(local.getItem('draft')).toBe('a');
  });
});
