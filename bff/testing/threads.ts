import type { CallOptions, TestSession } from './client.ts';
import type { TestServer } from './server.ts';
import type { Desk } from './undertaking.ts';

/** Whoever asks is of that business, or that applicant. */
type Asker = { readonly projectId: number; readonly authorId: number };

type Business = Asker & { readonly mypageId: number; readonly memberId?: number | null };
type Applicant = Asker & { readonly applicationId: number };

const make = (
  { database: { client }, now }: TestServer,
  authorKind: 'user' | 'applicant',
  { authorId, ...party }: Business | Applicant,
) =>
  client.thread.create({
    data: {
      ...party,
      subject: '発注書の日付について',
      status: 0,
      waitingSince: now(),
      lastMessageAt: now(),
      messages: {
        create: {
          kind: 0,
          body: '発注日は契約日でよいですか。',
          authorKind,
          authorId,
          authorName: '海風 花子',
        },
      },
    },
    include: { messages: true },
  });

/** A question of a business that waits for the office. */
export const makeThread = (server: TestServer, business: Business) => make(server, 'user', business);

/** The same at a desk, and an answer that its office gives often. */
export const makeThreads = async (server: TestServer, { project, myPage, user }: Desk) => ({
  thread: await makeThread(server, { projectId: project.id, mypageId: myPage.id, authorId: user.id }),
  threadTemplate: await server.database.client.threadTemplate.create({
    data: { name: `期限の案内 ${myPage.id}`, body: '期限は {期限} です。' },
  }),
});

/** The same of an applicant. */
export const makeApplicantThread = (server: TestServer, applicant: Applicant) =>
  make(server, 'applicant', applicant);

type Words = {
  readonly subject?: string;
  readonly body?: string;
  readonly sectionId?: number;
  readonly returnItemId?: number;
  readonly fileIds?: string[];
};

type Entry = NonNullable<CallOptions<'createThreadMessage'>['body']>;

type Asking = { readonly idempotencyKey?: string; readonly session?: TestSession };

/** What a business and the call centre do with threads of one undertaking. */
export const threadTools = (server: TestServer, { myPage, user, cs }: Desk) => ({
  ask: (words: Words = {}, { session = user.session, ...key }: Asking = {}) =>
    server.call('createUserThread', {
      session,
      ...key,
      body: {
        mypageID: myPage.id,
        subject: '発注書の日付について',
        body: '発注日は契約日でよいですか。',
        ...words,
      },
    }),
  goOn: (id: number, body: string, fileIds: string[] = []) =>
    server.call('createUserThreadMessage', { session: user.session, path: { id }, body: { body, fileIds } }),
  own: (id: number) => server.call('getUserThread', { session: user.session, path: { id } }),
  ownList: (query: { unreadOnly?: boolean } = {}) =>
    server.call('listUserThreads', { session: user.session, query: { mypageID: myPage.id, ...query } }),
  readUpTo: (id: number, messageId: number) =>
    server.call('readUserThread', { session: user.session, path: { id }, body: { messageId } }),
  read: (id: number) => server.call('getThread', { session: cs.session, path: { id } }),
  begin: (entry: Partial<Entry>) =>
    server.call('createThread', {
      session: cs.session,
      body: { mypageID: myPage.id, subject: 'お電話の件', kind: 0, body: 'ご確認ください。', ...entry },
    }),
  answer: (id: number, entry: Partial<Entry> = {}, ifMatch?: number) =>
    server.call('createThreadMessage', {
      session: cs.session,
      path: { id },
      body: { kind: 0, body: '契約日で差し支えありません。', ...entry },
      ...(ifMatch === undefined ? {} : { ifMatch }),
    }),
  update: (id: number, body: NonNullable<CallOptions<'updateThread'>['body']>) =>
    server.call('updateThread', { session: cs.session, path: { id }, body }),
});

export type ThreadTools = ReturnType<typeof threadTools>;
