import type { TestServer } from '#bff/testing/server.ts';
import { STORY_NOW } from '#stories/storyNow.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { captureApplication } from './application.ts';
import { captureDryRuns } from './dryRuns.ts';
import { captureOfficeDay } from './officeDay/officeDay.ts';
import { type Moment, withoutChance, withoutLots } from './steady.ts';
import { visitorsOf } from './visitors.ts';
import { type Answers, walk } from './walk.ts';

/**
 * What the server with the demo answers to those who look at the stories, on the day of the stories.
 * @param server a new one
 */
export const captureWorld = async (server: TestServer): Promise<[name: string, answers: Answers][]> => {
  const moments: Moment[] = [];
  const at = (instant: string): void => {
    server.setNow(instant);
    moments.push({ since: new Date(), now: server.now() });
  };
  at(STORY_NOW);
  await seedDemo(server.scopes);
  const restore = await server.remember();
  const captured: [string, Answers][] = [];
  for (const [name, visitor] of Object.entries(await visitorsOf(server))) {
    captured.push([name, withoutChance(await walk(server, visitor), moments) as Answers]);
  }
  // As if nobody had looked: what happens from here on is not seen above, and neither of the two sees the other.
  await restore();
  at(STORY_NOW);
  const operations = withoutLots(withoutChance(await captureOfficeDay(server), moments)) as Answers;
  await restore();
  // In one piece: its files have one number each in all that is seen of it.
  const application = withoutChance(await captureApplication(server, at), moments);
  const dryRuns = withoutChance(await captureDryRuns(server, at), moments) as Answers;
  return [
    ...captured,
    ['operations', operations],
    ...(Object.entries(application) as [string, Answers][]),
    ['dryRuns', dryRuns],
  ];
};
