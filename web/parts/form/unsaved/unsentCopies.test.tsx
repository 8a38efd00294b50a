import { beforeEach, describe, expect, it } from 'vitest';
import { APPLICANT_CONTEXTS } from '#web/parts/api/contexts.ts';
import { forgetUnsent, hasUnsent } from './unsentCopies.ts';

const kept = (): string[] => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('application.31.unsent', '{}');
  localStorage.setItem('section.204.unsent', '{}');
  localStorage.setItem('shortcuts', 'off');
});

describe('what has not reached the server', () => {
  it.each([
    ...[...APPLICANT_CONTEXTS, 'admin' as const].map(
      (context) => [context, ['section.204.unsent', 'shortcuts']] as const,
    ),
    ['user', ['application.31.unsent', 'shortcuts']] as const,
  ])('of the session %s goes with its log-out, and nothing else', (context, left) => {
    expect(hasUnsent(localStorage, context)).toBe(true);
    forgetUnsent(localStorage, context);
    expect(kept()).toEqual(left);
    expect(hasUnsent(localStorage, context)).toBe(false);
  });
});
