import type { TestServer } from '#bff/testing/server.ts';
import { STORY_NOW } from '#stories/storyNow.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { withoutChance } from './steady.ts';
import { visitorsOf } from './visitors.ts';
import { type Answers, walk } from './walk.ts';

/**
 * What the server with the demo answers to those who look at the stories, on the day of the stories.
 * @param server a new one
 */
export const captureWorld = async (server: TestServer): Promise<[name: string, answers: Answers][]> => {
  const since = new Date();
  server.setNow(STORY_NOW);
  await seedDemo(server.scopes);
  const captured: [string, Answers][] = [];
  for (const [name, visitor] of Object.entries(await visitorsOf(server))) {
    captured.push([name, withoutChance(await walk(server, visitor), since, server.now()) as Answers]);
  }
  return captured;
};
