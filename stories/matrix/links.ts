import type { AdminType } from '#web/parts/api/generated/enums.ts';
import { AdminType as Types } from '#web/parts/api/generated/enums.ts';
import { type AreaName, pageIdOf, type Row } from './rows.ts';
import type { State } from './states.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A story by the id of its file and its name in it: `WrongPassword`. */
export const storyHref = (fileId: string, story: string): string =>
  `?path=/story/${fileId}--${kebab(story).replace(/^-/, '')}`;

/** The story of a page in a state, as the catalogue's address; with the role of who looks. */
export const cellHref = (area: AreaName, row: Row, state: State, role?: AdminType): string => {
  const name = Object.entries(Types).find(([, type]) => type === role)?.[0];
  const seenBy = name === undefined ? '' : `&globals=role:${name}`;
  return `?path=/story/matrix-${area}--${kebab(state)}&args=page:${pageIdOf(row)}${seenBy}`;
};

/** They were named before their files were. */
const OWN_IDS: Readonly<Record<string, string>> = {
  'access/office/AdminUsers': 'screens-admin-users',
  'applications/office/IngredientApplications': 'screens-admin-applications-ingredient',
  'applications/office/NotoApplications': 'screens-admin-applications-noto',
  'applications/office/InclusiveApplications': 'screens-admin-applications-inclusive',
  'sections/company/SectionPage': 'screens-user-section',
  'sections/company/ReceiptPage': 'screens-user-receipt',
};

/** What the ids call the folders inside a module; the addresses of pages call three of them so, too. */
const AREAS_IN_IDS: Readonly<Record<string, string>> = {
  office: 'admin',
  company: 'user',
  applicant: 'application',
  logIn: 'auth',
};

/** The id of the stories that were written for a page: `myPages/office/MyPageList` → `screens-admin-my-page-list`. */
export const fileIdOf = ({ file }: Pick<Row, 'file'>): string => {
  const [, folder = '', name = ''] = file.split('/');
  return OWN_IDS[file] ?? `screens-${AREAS_IN_IDS[folder]}-${kebab(name).replace(/^-/, '')}`;
};
