import { describe, expect, it } from 'vitest';
import { MockFault } from '#web/mock/createMockFetch.ts';
import { beginStory, failOnFaults, faultReporter } from './storyFaults.ts';

const unanswered = new MockFault('getAdminUser has no answer (get /api/admin/admin_user/4)');

describe('a fault of a scenario', () => {
  it('fails its story and names the operation, once', () => {
    beginStory('screens-admin-users--normal');
    const report = faultReporter();
    report(unanswered);
    report(unanswered);
    expect(failOnFaults).toThrow(
      /^The scenario is at fault\.\nscreens-admin-users--normal: getAdminUser has no answer[^\n]*$/,
    );
    expect(failOnFaults).not.toThrow();
  });

  it('belongs to the story that asked, also when it comes after its end', () => {
    beginStory('screens-admin-users--normal');
    const report = faultReporter();
    failOnFaults();
    beginStory('screens-admin-users--phone');
    report(unanswered);
    expect(failOnFaults).toThrow('screens-admin-users--normal: getAdminUser has no answer');
  });
});
