import type { TestServer } from '#bff/testing/server.ts';
import { STORY_NOW } from '#stories/storyNow.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { captureOfficeDay } from './officeDay/officeDay.ts';
import { withoutChance, withoutLots } from './steady.ts';
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
  const restore = await server.remember();
  const captured: [string, Answers][] = [];
  for (const [name, visitor] of Object.entries(await visitorsOf(server))) {
    captured.push([name, withoutChance(await walk(server, visitor), since, server.now()) as Answers]);
  }
  // As if nobody had looked: neither has seen the other.
  await restore();
  const operations = withoutChance(await captureOfficeDay(server), since, server.now());
  captured.push(['operations', withoutLots(operations) as Answers]);
  return captured;
};
