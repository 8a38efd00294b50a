import type { AdminType } from '#web/api/generated/enums.ts';
import { AdminType as Types } from '#web/api/generated/enums.ts';
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
  'admin/AdminUsers': 'screens-admin-users',
  'admin/IngredientApplications': 'screens-admin-applications-ingredient',
  'admin/NotoApplications': 'screens-admin-applications-noto',
  'admin/InclusiveApplications': 'screens-admin-applications-inclusive',
  'user/SectionPage': 'screens-user-section',
  'user/ReceiptPage': 'screens-user-receipt',
};

/** The id of the stories that were written for a page: `admin/MyPageList` → `screens-admin-my-page-list`. */
export const fileIdOf = ({ file }: Pick<Row, 'file'>): string =>
  OWN_IDS[file] ??
  `screens-${file
    .split('/')
    .map((part) => kebab(part).replace(/^-/, ''))
    .join('-')}`;
