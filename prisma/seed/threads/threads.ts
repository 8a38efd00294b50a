import type { Db } from '#bff/core/database.ts';
import { ThreadMessageKind, ThreadStatus } from '#bff/generated/contract/enums.ts';
import { jmac, type SeedActor } from '../engine/actors.ts';
import { at, type Seed, workday } from '../engine/context.ts';
import type { Place } from '../myPages/place.ts';
import { type SeedThread, templateData, threadData } from './threadData.ts';

const { Call, Message, Note } = ThreadMessageKind;

const callCentre: SeedActor = { kind: 'admin', id: 3, name: '窓口 和子', adminType: 2 };

type Written = { readonly kind: number; readonly authorKind: string; readonly createdAt: Date };

const messagesOf = (seed: Seed, { user }: Place, { messages }: SeedThread) =>
  messages.map(({ by, kind, on, time, body }) => {
    const author = { user, jmac, cs: callCentre }[by];
    const createdAt = at(seed, workday(seed, on), time);
    const call = kind === 'Call' ? { callerName: user.name, calledAt: createdAt } : {};
    return {
      kind: kind === undefined ? Message : { Call, Note }[kind],
      ...{ body, authorKind: author.kind, authorId: author.id ?? 0, authorName: author.name },
      ...call,
      createdAt,
    };
  });

/** The office's turn since the first word that it has not answered; as the product itself would have left it. */
const standingOf = (written: readonly Written[], isClosed: boolean) => {
  if (isClosed) return { status: ThreadStatus.Closed };
  const isAnswer = ({ kind, authorKind }: Written) => kind === Message && authorKind === 'admin';
  const open = written.slice(written.findLastIndex(isAnswer) + 1).find(({ kind }) => kind !== Note);
  return open === undefined
    ? { status: ThreadStatus.Answered }
    : { status: ThreadStatus.WaitingOffice, waitingSince: open.createdAt };
};

const addThread = async (db: Db, seed: Seed, place: Place, data: SeedThread): Promise<void> => {
  const written = messagesOf(seed, place, data);
  const said = written.filter(({ kind }) => kind === Message);
  const hasAnswer = said.some(({ authorKind }) => authorKind === 'admin');
  const section =
    data.section === undefined
      ? null
      : await db.section.findFirst({ where: { mypageId: place.id, title: data.section, deletedAt: null } });
  const [first] = written;
  if (first === undefined) return;
  const thread = await db.thread.create({
    data: {
      ...{ projectId: place.data.projectId, mypageId: place.id, sectionId: section?.id ?? null },
      subject: data.subject,
      ...standingOf(written, data.isClosed ?? false),
      assigneeUserId: hasAnswer ? jmac.id : null,
      lastMessageAt: (said.at(-1) ?? first).createdAt,
      createdAt: first.createdAt,
      messages: { create: written },
    },
    include: { messages: { orderBy: { id: 'asc' } } },
  });
  const answer = thread.messages.findLast(
    ({ kind, authorKind }) => kind === Message && authorKind === 'admin',
  );
  if (answer === undefined) return;
  const read = data.isClosed ? { readMessageId: answer.id, readAt: answer.createdAt } : {};
  await db.thread.update({ where: { id: thread.id }, data: { officeMessageId: answer.id, ...read } });
};

/** What businesses asked, what they were answered, and what the call centre noted. */
export const writeThreads = async (db: Db, seed: Seed, places: readonly Place[]): Promise<void> => {
  await db.threadTemplate.createMany({ data: [...templateData] });
  for (const data of threadData) {
    const place = places.find((one) => one.data.code === data.code);
    if (place !== undefined) await addThread(db, seed, place, data);
  }
};
