import type { components } from './generated/types.ts';

type ProposedAct = components['schemas']['ProposedAct'];

/** What an operation answers that has been done: 202 is of those that a second person decides (domain 12). */
export type DoneBody<Body> = Exclude<Body, ProposedAct>;

/** Whether it was not done, but waits for a second person. */
export const isProposed = (body: unknown): body is ProposedAct =>
  typeof body === 'object' && body !== null && 'pendingActId' in body;
