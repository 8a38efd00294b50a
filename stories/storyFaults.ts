import type { MockFault } from '#web/mock/createMockFetch.ts';

let currentStory = '';
const faults: string[] = [];

/** From now on a fault belongs to this story. @param id of the story */
export const beginStory = (id: string): void => {
  currentStory = id;
};

/** Takes the faults of the mock that answers the current story, also those that come after its end. */
export const faultReporter = (): ((fault: MockFault) => void) => {
  const story = currentStory;
  return ({ message }) => {
    faults.push(`${story}: ${message}`);
  };
};

/** Fails the story whose scenario cannot answer, or answers what the contract does not know. @throws Error */
export const failOnFaults = (): void => {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`The scenario is at fault.\n${[...new Set(found)].join('\n')}`);
};
