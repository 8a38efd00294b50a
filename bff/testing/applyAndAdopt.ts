import { requiredDocuments } from '#bff/programmes/engine.ts';
import { namingQuotations } from '#bff/programmes/shared/sample.ts';
import { FAMILY_LINES, type Family } from '#rules/families.ts';
import { idNameOf } from '#rules/familyNames.ts';
import { programmeIn, type TestProgramme } from './applications.ts';
import type { TestSession } from './client.ts';
import { round } from './projects.ts';
import type { Walk } from './world/walk.ts';

/*
 * One application of a family from its call to its my page, over HTTP alone.
 */

export type Desk = { readonly jmac: TestSession; readonly backOffice: TestSession };

const EMAIL = 'family@example.jp';
const PASSWORD = 'Kaisei-2026!';

/** A clerk registers a round of the family's programme. */
const openRound = async (walk: Walk, jmac: TestSession, programme: TestProgramme): Promise<number> => {
  const { programKind, domainType, project, definition } = programme;
  const [displayCodeOffset, displayCodeWidth] = programme.displayCode;
  const rules = { ...project, expenseCategoryList: definition.expenseCategoryList };
  const codes = { displayCodeOffset, displayCodeWidth };
  const body = { ...round, ...rules, ...codes, programKind, domainType };
  return (await walk.step('createProject', { session: jmac, body })).id;
};

const registerIn = async (walk: Walk, family: Family, projectID: number) => {
  const { title } = FAMILY_LINES[family];
  const person = { name: '株式会社みらい食堂', contactName: '三浦 さくら', applicantType: 0 };
  const body = { ...person, projectID, email: EMAIL, password: PASSWORD };
  await walk.named(`create${title}Application`, { body });
  await walk.named(`confirm${title}ApplicationEmail`, { body: { token: await walk.mailedToken(EMAIL) } });
  const credentials = { email: EMAIL, password: PASSWORD, projectID };
  const started = await walk.named(`create${title}ApplicationSession`, { body: credentials });
  const token = Object.entries(started).find(([name]) => name.endsWith('UserToken'))?.[1];
  return { context: family, token: String(token) };
};

const fillIn = async (walk: Walk, family: Family, session: TestSession, programme: TestProgramme) => {
  const { title } = FAMILY_LINES[family];
  const self = await walk.named(`get${title}ApplicationSelf`, { session });
  const files = new Map<number, string>();
  for (const document of requiredDocuments(programme.definition, programme.answers)) {
    if (!document.isRequired || document.madeOf !== null) continue;
    const meta = { fileName: 'paper.pdf', [idNameOf(family)]: self.id, type: document.value };
    files.set(document.value, (await walk.upload(`upload${title}ApplicationFile`, session, meta)).id);
  }
  const named = namingQuotations(programme.definition, programme.answers, (type) => files.get(type));
  const answers = Object.entries(named).filter(([, value]) => value !== null);
  await walk.named(`update${title}ApplicationSelf`, { session, body: Object.fromEntries(answers) });
  return self.id;
};

/** Who looks at the form does not adopt: the back office checks, JMAC decides. */
const decide = async (walk: Walk, desk: Desk, programme: TestProgramme, id: number) => {
  const operation = `update${FAMILY_LINES[programme.definition.family].title}Application`;
  const checklist = programme.definition.checklist.map(({ key }) => ({ key, result: 1 }));
  const act = (session: TestSession, body: object) => walk.named(operation, { session, path: { id }, body });
  await act(desk.backOffice, { action: 'startCheck' });
  await act(desk.backOffice, { checklist, action: 'passFormCheck' });
  return act(desk.jmac, { action: 'adopt' });
};

/** Registers a round, applies, hands in and adopts. @returns the my page that the adoption made */
export const applyAndAdopt = async (walk: Walk, family: Family, desk: Desk) => {
  const { jmac } = desk;
  const programme = programmeIn(family);
  const projectId = await openRound(walk, jmac, programme);
  const session = await registerIn(walk, family, projectId);
  const id = await fillIn(walk, family, session, programme);
  const submit = { session, body: { action: 'submit' } };
  const submitted = await walk.named(`update${FAMILY_LINES[family].title}ApplicationSelf`, submit);
  const adopted = await decide(walk, desk, programme, id);
  const path = { id: Number(adopted.mypageId) };
  const myPage = await walk.step('getMyPage', { session: jmac, path });
  return { submitted, adopted, myPage };
};
