import type { Family } from '#bff/core/actor.ts';
import { requiredDocuments } from '#bff/programmes/engine.ts';
import { FAMILY_LINES } from '#rules/families.ts';
import { idNameOf } from '#rules/familyNames.ts';
import { makeCall, programmeIn, putFile } from '../applications.ts';
import type { TestSession } from '../client.ts';
import { makeApplicant } from '../people.ts';
import type { Walk } from './walk.ts';

/** A second mail is not sent at once. */
const A_MINUTE_MS = 60_000;

/** The token of a session that has just begun; its name differs by family. */
const tokenIn = (session: unknown): string =>
  String(Object.entries(Object(session)).find(([key]) => /[tT]oken$/.test(key))?.[1]);

const FIRST = 'Kaisei-2026!';
const SECOND = 'Tsugi-2027!';
const THIRD = 'Saigo-2028!';

/** From registering to handing in, and the desk's side of it, for one family. */
export const walkApplication = async (walk: Walk, family: Family, jmac: TestSession): Promise<void> => {
  const { server, named, upload, mailedToken } = walk;
  const { title: name } = FAMILY_LINES[family];
  const programme = programmeIn(family);
  const project = await makeCall(server, programme);
  const email = `walk-${family}@example.jp`;
  const projectID = project.id;
  const path = { projectId: projectID };

  const person = {
    projectID,
    email,
    password: FIRST,
    applicantType: 0,
    name: '株式会社みらい食堂',
    contactName: '三浦 さくら',
  };
  const begun = await named(`create${name}Application`, { body: person });
  await server.runJobs();
  server.setNow(new Date(server.now().getTime() + A_MINUTE_MS));
  await named(`send${name}ApplicationEmailConfirmation`, {
    session: { context: family, token: tokenIn(begun.session) },
  });
  await named(`confirm${name}ApplicationEmail`, { body: { token: await mailedToken(email) } });
  const logIn = async (password: string): Promise<TestSession> => {
    const answer = await named(`create${name}ApplicationSession`, { body: { email, password, projectID } });
    return { context: family, token: tokenIn(answer) };
  };
  const session = await logIn(FIRST);
  await named(`get${name}ApplicationSession`, { session, path: { id: session.token.split('.')[0] } });
  const self = await named(`get${name}ApplicationSelf`, { session });
  await walk.step('getApplicationLoginTarget', { path: { applicationId: self.id } });

  const answers = Object.fromEntries(Object.entries(programme.answers).filter(([, value]) => value !== null));
  await named(`update${name}ApplicationSelf`, { session, body: answers });
  const required = requiredDocuments(programme.definition, programme.answers).filter(
    ({ isRequired }) => isRequired,
  );
  const [first] = required.filter(({ extensions }) => extensions.includes('.pdf'));
  const meta = { fileName: 'a.pdf', [idNameOf(family)]: self.id, type: first?.value };
  const file = await upload(`upload${name}ApplicationFile`, session, meta);
  await named(`download${name}ApplicationFile`, { session, path: { id: file.id } });
  await named(`delete${name}ApplicationFile`, { session, path: { id: file.id } });
  for (const document of required) await putFile(server, self.id, document);
  await named(`update${name}ApplicationSelf`, { session, body: { action: 'submit' } });
  const receipt = await server.database.client.receipt.findFirstOrThrow({
    where: { applicationId: self.id },
  });
  await named(`get${name}ApplicationReceipt`, { session, path: { id: receipt.id } });

  await named(`list${name}Applications`, { session: jmac, query: { project_id: projectID } });
  await named(`get${name}Application`, { session: jmac, path: { id: self.id } });
  await named(`update${name}Application`, {
    session: jmac,
    path: { id: self.id },
    body: { action: 'startCheck' },
  });
  const { application: draft } = await makeApplicant(server, { projectId: projectID, family });
  await named(`delete${name}Application`, { session: jmac, path: { id: draft.id } });

  await named(`change${name}ApplicationPassword`, {
    session,
    body: { currentPassword: FIRST, newPassword: SECOND },
  });
  await named(`send${name}ApplicationPasswordReset`, { path, body: { email } });
  const token = await mailedToken(email);
  await named(`verify${name}ApplicationPasswordReset`, { path, body: { token } });
  await named(`use${name}ApplicationPasswordReset`, { path, body: { token, password: THIRD } });
  await named(`sendAdmin${name}ApplicationPasswordReset`, {
    session: jmac,
    path: { id: projectID },
    body: { email },
  });
  await named(`invalidate${name}ApplicationSession`, { session: await logIn(THIRD) });
};
