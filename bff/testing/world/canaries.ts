import { FAMILIES } from '../../core/actor.ts';
import { ThreadMessageKind } from '../../generated/contract/enums.ts';
import type { TestServer } from '../server.ts';
import type { World } from './world.ts';

/** Stands in the records of every world, with a number of its own in each. */
export const CANARY = '社外秘';

/** Words that stand in the records of one world alone: whoever does not belong there never reads them. */
export const canaryOf = (world: World): string => `${CANARY}${world.myPage.id}号`;

/** What the office keeps to itself, also from the business that it is about. */
export const OFFICE_WORD = '事務局限りの覚え書き';

/** Writes a world's words, and the office's, into its records. */
export const plantCanaries = async (server: TestServer, world: World): Promise<void> => {
  const word = canaryOf(world);
  const { client } = server.database;
  await client.corporation.update({ where: { id: world.corporation.id }, data: { name: `株式会社${word}` } });
  await client.myPage.update({ where: { id: world.myPage.id }, data: { memo: OFFICE_WORD } });
  await client.section.update({ where: { id: world.section.id }, data: { title: word } });
  await client.notification.updateMany({ where: { mypageId: world.myPage.id }, data: { body: word } });
  const ofNotes = { kind: ThreadMessageKind.Note, threadId: world.thread.id };
  await client.threadMessage.updateMany({ where: ofNotes, data: { body: OFFICE_WORD } });
  for (const family of FAMILIES) {
    const id = world.applications[family].applicationUserId;
    await client.applicationUser.update({ where: { id }, data: { name: word } });
  }
};
