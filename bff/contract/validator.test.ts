import express from 'express';
import { expect, it, vi } from 'vitest';
import { loadContractDocument, mountedOperations } from '../core/contractDocument.ts';
import { createValidator } from './validator.ts';
import { createWarmUp } from './warmUp.ts';

vi.mock('./warmUp.ts', () => ({ createWarmUp: vi.fn() }));

/** The operations whose checks a process compiles before it is asked for them. */
const compiledAhead = (): string[] => {
  const add = vi.fn();
  vi.mocked(createWarmUp).mockReturnValue({ add, noteRequest: vi.fn(), warmUp: vi.fn() });
  const validator = createValidator({
    document: loadContractDocument(),
    authenticate: vi.fn(),
    upload: {},
    parseJson: express.json(),
  });
  return mountedOperations()
    .filter((operation) => {
      const before = add.mock.calls.length;
      validator.stepsFor(operation);
      return add.mock.calls.length > before;
    })
    .map(({ operationId }) => operationId);
};

it('what takes long to compile is compiled ahead, and nothing else, which would only take memory', () => {
  const ahead = compiledAhead();
  expect(ahead).toEqual(
    expect.arrayContaining([
      'updateGeneralApplicationSelf',
      'updateInclusiveApplicationSelf',
      'updateIngredientApplicationSelf',
      'updateNotoApplicationSelf',
    ]),
  );
  expect(ahead.length).toBeLessThan(mountedOperations().length / 20);
});
