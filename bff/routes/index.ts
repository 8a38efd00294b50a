import type { Handlers } from '../contract/handlers.ts';
import { passwordRoutes } from './passwords.ts';
import { sessionRoutes } from './sessions.ts';

/** Every operation of the contract with its handler: a missing one does not compile, nor does one too many. */
export const handlers = { ...sessionRoutes, ...passwordRoutes } as unknown as Handlers;
