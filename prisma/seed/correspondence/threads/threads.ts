import type { Db } from '#bff/core/database.ts';
import { ThreadMessageKind, ThreadStatus } from '#bff/generated/contract/enums.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { jmac, type SeedActor } from '../../engine/actors.ts';
import { at, type Seed, workday } from '../../engine/context.ts';
import { printPaper } from '../../files/papers.ts';
import type { Place } from '../../myPages/place.ts';
import { applicantThreadData } from './applicantThreadData.ts';
import { type SeedMessage, type SeedThread, templateData, threadData } from './threadData.ts';

const { Call, Message, Note } = ThreadMessageKind;

const callCentre: SeedActor = { kind: 'admin', id: 3, name: '窓口 和子', adminType: 2 };

/** Whose a thread is. */
type Party = {
  readonly projectId: number;
  readonly mypageId?: number;
  readonly applicationId?: number;
  readonly asker: SeedActor;
};

/** The file of a message, taken in before anything is written. */
const attach = (seed: Seed, { asker, projectId: _p, ...owner }: Party, message: SeedMessage) => {
  const { attachment, on, time } = message;
  if (attachment === undefined) return [];
  const given = workday(seed, on);
  const content = printPaper({
    title: '営業許可証（控え）',
    dated: formatEraDay(given),
    to: asker.name,
    from: ['架空保健所'],
    lead: '下記の営業を許可する。',
    facts: [
      ['営業の種類', '飲食店営業'],
      ['営業者', asker.name],
    ],
    note: '備考：この控えは見本です。',
  });
  const file = { purpose: 'thread', ...owner, fileName: attachment, content, by: asker } as const;
  return [{ fileId: seed.files.add({ ...file, at: at(seed, given, time) }).id, sequence: 1 }];
};

const messagesOf = (seed: Seed, party: Party, { messages }: SeedThread) =>
  messages.map((message) => {
    const { by, kind, on, time, body } = message;
    const author = { asker: party.asker, jmac, cs: callCentre }[by];
    const createdAt = at(seed, workday(seed, on), time);
    const call = kind === 'Call' ? { callerName: party.asker.name, calledAt: createdAt } : {};
    return {
      kind: kind === undefined ? Message : { Call, Note }[kind],
      ...{ body, authorKind: author.kind, authorId: author.id ?? 0, authorName: author.name },
      ...call,
      createdAt,
      files: { create: attach(seed, party, message) },
    };
  });

/** A thread with all that was written in it. */
type WrittenThread = {
  readonly data: SeedThread;
  readonly party: Party;
  readonly written: ReturnType<typeof messagesOf>;
};

type Written = Pick<WrittenThread['written'][number], 'kind' | 'authorKind' | 'createdAt'>;

/** The office's turn since the first word that it has not answered; as the product itself would have left it. */
const standingOf = (written: readonly Written[], isClosed: boolean) => {
  if (isClosed) return { status: ThreadStatus.Closed };
  const isAnswer = ({ kind, authorKind }: Written) => kind === Message && authorKind === 'admin';
  const open = written.slice(written.findLastIndex(isAnswer) + 1).find(({ kind }) => kind !== Note);
  return open === undefined
    ? { status: ThreadStatus.Answered }
    : { status: ThreadStatus.WaitingOffice, waitingSince: open.createdAt };
};

/** The undertaking with that code. */
const ofPlace = (places: readonly Place[], code: string): Party[] =>
  places
    .filter(({ data }) => data.code === code)
    .map(({ id, data, user }) => ({ projectId: data.projectId, mypageId: id, asker: user }));

/** The application with that code. */
const ofApplication = ({ rows }: Seed, code: string): Party[] =>
  rows.application
    .filter(({ displayCode }) => displayCode === code)
    .map(({ id, projectId, applicationUserId }) => {
      const name = rows.applicationUser.find((user) => user.id === applicationUserId)?.name ?? '';
      return { projectId, applicationId: id ?? 0, asker: { kind: 'applicant', id: applicationUserId, name } };
    });

/** What businesses and applicants asked, what they were answered, and what was noted; their files are taken in. */
export const addThreads = (seed: Seed, places: readonly Place[]): WrittenThread[] => {
  const threadsOf = (all: readonly SeedThread[], partiesOf: (code: string) => Party[]) =>
    all.flatMap((data) =>
      partiesOf(data.code).map((party) => ({ data, party, written: messagesOf(seed, party, data) })),
    );
  return [
    ...threadsOf(threadData, (code) => ofPlace(places, code)),
    ...threadsOf(applicantThreadData, (code) => ofApplication(seed, code)),
  ];
};

const writeThread = async (db: Db, { data, party, written }: WrittenThread): Promise<void> => {
  const said = written.filter(({ kind }) => kind === Message);
  const hasAnswer = said.some(({ authorKind }) => authorKind === 'admin');
  const { asker: _asker, ...whose } = party;
  const section =
    data.section === undefined || whose.mypageId === undefined
      ? null
      : await db.section.findFirst({
          where: { mypageId: whose.mypageId, title: data.section, deletedAt: null },
        });
  const [first] = written;
  if (first === undefined) return;
  const thread = await db.thread.create({
    data: {
      ...{ ...whose, sectionId: section?.id ?? null },
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

/** Writes them, once what they are about is written, and the answers that the office gives often. */
export const writeThreads = async (db: Db, threads: readonly WrittenThread[]): Promise<void> => {
  await db.threadTemplate.createMany({ data: [...templateData] });
  for (const thread of threads) await writeThread(db, thread);
};
