import type { Family } from '#bff/core/actor.ts';
import { ApplicationStatus, PaperKind } from '#bff/generated/contract/enums.ts';
import { requiredDocuments } from '#bff/programmes/engine.ts';
import { namingQuotations } from '#bff/programmes/shared/sample.ts';
import { FAMILY_LINES } from '#rules/families.ts';
import { idNameOf } from '#rules/familyNames.ts';
import { makeCall, programmeIn, putRequired } from '../applications.ts';
import type { TestSession } from '../client.ts';
import { makeApplicant } from '../people.ts';
import type { Walk } from './walk.ts';
import { example } from './walkPeople.ts';

/** A second mail is not sent at once. */
const A_MINUTE_MS = 60_000;

/** The token of a session that has just begun; its name differs by family. */
const tokenIn = (session: unknown): string =>
  String(Object.entries(Object(session)).find(([key]) => /[tT]oken$/.test(key))?.[1]);

const FIRST = 'Kaisei-2026!';
const SECOND = 'Tsugi-2027!';
const THIRD = 'Saigo-2028!';

/** One family's way: its words and its call. */
type Way = {
  readonly walk: Walk;
  readonly family: Family;
  readonly projectId: number;
  readonly email: string;
};

const sessionOf = (family: Family, session: unknown): TestSession => ({
  context: family,
  token: tokenIn(session),
});

const register = async ({ walk, family, projectId: projectID, email }: Way): Promise<void> => {
  const { server, named, mailedToken } = walk;
  const { title: name } = FAMILY_LINES[family];
  const person = {
    projectID,
    email,
    password: FIRST,
    applicantType: 0,
    name: '株式会社みらい食堂',
    contactName: '三浦 さくら',
  };
  const begun = await named(`create${name}Application`, { body: person });
  await server.runJobs('sendMails');
  server.setNow(new Date(server.now().getTime() + A_MINUTE_MS));
  await named(`send${name}ApplicationEmailConfirmation`, { session: sessionOf(family, begun.session) });
  await named(`confirm${name}ApplicationEmail`, { body: { token: await mailedToken(email) } });
};

const logIn = async (way: Way, password: string): Promise<TestSession> => {
  const { walk, family, projectId: projectID, email } = way;
  const operation = `create${FAMILY_LINES[family].title}ApplicationSession`;
  return sessionOf(family, await walk.named(operation, { body: { email, password, projectID } }));
};

/** Answers, files and the receipt; the desk sees a file of a draft, too. */
const handIn = async ({ walk, family }: Way, session: TestSession, desk: TestSession): Promise<void> => {
  const { server, named, upload } = walk;
  const { title: name } = FAMILY_LINES[family];
  const programme = programmeIn(family);
  await named(`get${name}ApplicationSession`, { session, path: { id: session.token.split('.')[0] } });
  const self = await named(`get${name}ApplicationSelf`, { session });
  await walk.step('getApplicationLoginTarget', { path: { applicationId: self.id } });
  const answers = Object.fromEntries(Object.entries(programme.answers).filter(([, value]) => value !== null));
  await named(`update${name}ApplicationSelf`, { session, body: answers });
  const documents = requiredDocuments(programme.definition, programme.answers);
  const made = documents.find(({ madeOf }) => madeOf !== null);
  await named(`preview${name}ApplicationPaper`, { session, path: { type: made?.value } });
  const required = documents.filter(({ isRequired, madeOf }) => isRequired && madeOf === null);
  const [first] = required.filter(({ extensions }) => extensions.includes('.pdf'));
  const meta = { fileName: 'a.pdf', [idNameOf(family)]: self.id, type: first?.value };
  const path = { id: (await upload(`upload${name}ApplicationFile`, session, meta)).id };
  await named(`download${name}ApplicationFile`, { session, path });
  await named(`export${name}ApplicationFiles`, { session: desk, query: { id: [self.id] } });
  await named(`delete${name}ApplicationFile`, { session, path });
  const files = await putRequired(server, programme, self.id, programme.answers);
  const rows = namingQuotations(programme.definition, programme.answers, (type) => files.get(type));
  const changed = Object.entries(rows).filter(([key, value]) => value !== programme.answers[key]);
  await named(`update${name}ApplicationSelf`, { session, body: Object.fromEntries(changed) });
  await named(`update${name}ApplicationSelf`, { session, body: { action: 'submit' } });
  const receipt = await server.database.client.receipt.findFirstOrThrow({
    where: { applicationId: self.id },
  });
  await named(`get${name}ApplicationReceipt`, { session, path: { id: receipt.id } });
  await named(`download${name}ApplicationReceipt`, { session, path: { id: receipt.id } });
  await named(`get${name}FiledApplication`, { session });
  await named(`download${name}FiledApplication`, { session });
  const filed = { session: desk, path: { id: self.id } };
  await named(`getAdmin${name}FiledApplication`, filed);
  await named(`downloadAdmin${name}FiledApplication`, filed);
};

/** The office is asked, with a file, and what it answers is read. */
const askOffice = async ({ walk, family }: Way, session: TestSession): Promise<void> => {
  const { named, upload } = walk;
  const { title: name } = FAMILY_LINES[family];
  const file = await upload(`upload${name}ApplicationThreadFile`, session, { fileName: 'a.pdf' });
  const body = { subject: '見積書について', body: '期限が切れていてもよいですか。', fileIds: [file.id] };
  const { id } = await named(`create${name}ApplicationThread`, { session, body });
  const path = { id };
  await named(`list${name}ApplicationThreads`, { session });
  await named(`list${name}ApplicationWaiting`, { session });
  await named(`create${name}ApplicationThreadMessage`, { session, path, body: { body: '写しです。' } });
  const { messages } = await named(`get${name}ApplicationThread`, { session, path });
  const messageId = (messages as { id: number }[]).at(-1)?.id;
  await named(`read${name}ApplicationThread`, { session, path, body: { messageId } });
};

/** The desk reads what was handed in, begins its check and deletes a draft. */
const lookAtDesk = async (way: Way, applicant: TestSession, session: TestSession): Promise<void> => {
  const { walk, family, projectId } = way;
  const { server, named } = walk;
  const { title: name } = FAMILY_LINES[family];
  const { id } = await named(`get${name}ApplicationSelf`, { session: applicant });
  await named(`list${name}Applications`, { session, query: { project_id: projectId } });
  await named(`export${name}Applications`, { session, query: { format: 'xlsx' } });
  await named(`get${name}Application`, { session, path: { id } });
  await named(`update${name}Application`, { session, path: { id }, body: { action: 'startCheck' } });
  const { application: draft } = await makeApplicant(server, { projectId, family });
  await named(`delete${name}Application`, { session, path: { id: draft.id } });
};

/** The application, as if it had passed its check, is declined; its letter is issued, made, and read by the applicant. */
const readLetter = async (
  { walk, family }: Way,
  applicant: TestSession,
  session: TestSession,
): Promise<void> => {
  const { server, named } = walk;
  const { title: name } = FAMILY_LINES[family];
  const { id } = await named(`get${name}ApplicationSelf`, { session: applicant });
  const data = { status: ApplicationStatus.UnderReview };
  await server.database.client.application.update({ where: { id }, data });
  await named(`update${name}Application`, { session, path: { id }, body: { action: 'decline' } });
  const letter = {
    applicationID: id,
    kind: PaperKind.NonAdoption,
    reason: '評価点が基準に達しなかったため。',
  };
  const paper = await named('issuePaper', { session, body: letter });
  await server.runJobs('makeIssuedPapers');
  const path = { id: paper.id };
  await named(`list${name}ApplicationIssuedPapers`, { session: applicant });
  await named(`get${name}ApplicationIssuedPaper`, { session: applicant, path });
  await named(`download${name}ApplicationIssuedPaper`, { session: applicant, path });
};

const changePasswords = async (way: Way, session: TestSession, jmac: TestSession): Promise<void> => {
  const { walk, family, projectId, email } = way;
  const { named, mailedToken } = walk;
  const { title: name } = FAMILY_LINES[family];
  const path = { projectId };
  await named(`get${name}ApplicationMailPreferences`, { session });
  await named(`update${name}ApplicationMailPreferences`, { session, body: example('MailPreferencesUpdate') });
  await named(`download${name}ApplicationPersonalRecord`, { session });
  const change = { currentPassword: FIRST, newPassword: SECOND };
  await named(`change${name}ApplicationPassword`, { session, body: change });
  await named(`send${name}ApplicationPasswordReset`, { path, body: { email } });
  const token = await mailedToken(email);
  await named(`verify${name}ApplicationPasswordReset`, { path, body: { token } });
  await named(`use${name}ApplicationPasswordReset`, { path, body: { token, password: THIRD } });
  const byDesk = { session: jmac, path: { id: projectId }, body: { email } };
  await named(`sendAdmin${name}ApplicationPasswordReset`, byDesk);
  await named(`invalidate${name}ApplicationSession`, { session: await logIn(way, THIRD) });
};

/** From registering to handing in, and the desk's side of it, for one family. */
export const walkApplication = async (walk: Walk, family: Family, jmac: TestSession): Promise<void> => {
  const project = await makeCall(walk.server, programmeIn(family));
  const way: Way = { walk, family, projectId: project.id, email: `walk-${family}@example.jp` };
  await register(way);
  const session = await logIn(way, FIRST);
  await handIn(way, session, jmac);
  await askOffice(way, session);
  await lookAtDesk(way, session, jmac);
  await readLetter(way, session, jmac);
  await changePasswords(way, session, jmac);
};
