import { FAMILY_LINES } from '#rules/families.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import business from '../../captured/business.json?raw';
import goToEat from '../../captured/goToEat.json?raw';
import inclusive from '../../captured/inclusive.json?raw';
import ingredientR4 from '../../captured/ingredientR4.json?raw';
import ingredientR5 from '../../captured/ingredientR5.json?raw';
import ingredientR6 from '../../captured/ingredientR6.json?raw';
import noto from '../../captured/noto.json?raw';
import type { MockHandlers, MockRequest } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { deskWorld } from '../../world/world.ts';
import { adminUserHandlers } from '../access/admins.ts';
import { workCountsOf } from '../office/workCounts.ts';
import { findingDraftHandlers } from '../sections/findingDrafts.ts';

type Schemas = components['schemas'];

/** What every family's application has. */
type OwnApplication = Pick<
  Schemas['GeneralApplication'],
  'id' | 'version' | 'email' | 'projectId' | 'projectName' | 'domainType' | 'family' | 'displayCode'
> & { readonly contactName: string | null };

/** What the server answered about one round of a programme; `npm run capture` asks it again. */
export type Programme = {
  readonly project: Schemas['PublicProject'];
  readonly form: Schemas['FormDefinition'];
  /** Complete, and not handed in yet. */
  readonly own: OwnApplication;
  /** As the desk reads them: being written, handed in, in review. */
  readonly applications: readonly OwnApplication[];
  readonly submittedId: number;
  readonly list: Schemas['ApplicationSummaryList'];
  readonly activity: Schemas['ActivityList'];
  readonly round: Schemas['Project'];
};

/** The same of the family whose applications are known in full. */
type GeneralProgramme = Omit<Programme, 'own' | 'applications'> & {
  readonly own: OwnApplication & Schemas['GeneralApplication'];
  readonly applications: readonly (OwnApplication & Schemas['AdminGeneralApplication'])[];
};

const read = <Of extends Programme>(text: string): Of => JSON.parse(text);

/** The seven forms of the four families, each in a round that is open. */
export const programmes = {
  business: read<GeneralProgramme>(business),
  goToEat: read(goToEat),
  ingredientR4: read(ingredientR4),
  ingredientR5: read(ingredientR5),
  ingredientR6: read(ingredientR6),
  noto: read(noto),
  inclusive: read(inclusive),
} as const;

/** The operations of a programme's family, as the contract calls them. */
export const operationsOf = ({ project: { family } }: Programme) => {
  const name = FAMILY_LINES[family].title;
  return {
    list: `list${name}Applications`,
    read: `get${name}Application`,
    change: `update${name}Application`,
    readSelf: `get${name}ApplicationSelf`,
    changeSelf: `update${name}ApplicationSelf`,
  } as const;
};

/** The session of the applicant who writes the draft. */
export const applicantSessionOf = ({ own }: Programme): Schemas['ApplicationSession'] => ({
  id: '00000000-0000-4000-8000-000000000002',
  expiresAt: '2026-11-20T09:00:00.000Z',
  applicationUser: {
    id: own.id,
    name: own.contactName,
    email: own.email,
    isEmailConfirmed: true,
    applicationId: own.id,
    projectId: own.projectId,
    projectName: own.projectName,
    domainType: own.domainType,
    family: own.family,
  },
});

/** What the applicant's pages read; a change answers the application with what was sent. */
export const applicantHandlersOf = (programme: Programme): MockHandlers => {
  const { project, form, own } = programme;
  const { readSelf, changeSelf } = operationsOf(programme);
  return {
    getPublicProject: reply(project),
    getFormDefinition: reply(form, 1),
    [readSelf]: reply(own),
    [changeSelf]: ({ body }: MockRequest) => {
      const sent = typeof body === 'object' && body !== null ? body : {};
      return reply({ ...own, ...sent, version: own.version + 1 });
    },
  };
};

/** What the desk's pages of the family read. */
export const deskHandlersOf = (programme: Programme): MockHandlers => {
  const { applications, form, activity, round, list } = programme;
  const operations = operationsOf(programme);
  const one = recordAsked(applications);
  return {
    ...adminUserHandlers,
    ...findingDraftHandlers(),
    ...workCountsOf({ threads: () => [], applications: { [programme.project.family]: () => list.items } }),
    getReturnPhrases: reply(deskWorld.saw('getReturnPhrases')),
    [operations.list]: ({ query }: MockRequest) => reply(rowsAsked(list.items, query)),
    [operations.read]: one,
    [operations.change]: one,
    getFormDefinition: reply(form, 1),
    listActivity: reply(activity),
    listThreads: reply({ items: [], nextCursor: null, total: 0 }),
    getProject: recordAsked([round]),
    listProjects: reply({ items: [round], nextCursor: null, total: 1 }),
  };
};
