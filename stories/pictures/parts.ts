import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A file of stories of the ui-kit. */
export type PartStories = {
  /** The id of the file: `ui-kit-button`. */
  readonly id: string;
  /** The ids of its stories: `ui-kit-button--all`. */
  readonly stories: readonly string[];
};

/** Every file of stories of the ui-kit. */
export const partStories = (root: string): PartStories[] =>
  globSync('ui-kit/**/*.stories.tsx', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .map((code) => {
      const [, id = ''] = /\bid: '(ui-kit-[^']+)'/.exec(code) ?? [];
      const names = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);
      return { id, stories: names.map((name) => toId(id, storyNameFromExport(name))) };
    })
    .toSorted((a, b) => a.id.localeCompare(b.id));

/**
 * What is pictured of a part that has no story with all its states: those of its stories that look different. None that
 * hides by itself: a slow machine would find it gone.
 */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'ui-kit-account-menu': ['open', 'long-name'],
  'ui-kit-brand-mark': ['large'],
  'ui-kit-breadcrumb': ['deep', 'phone'],
  'ui-kit-button-link': ['anchor'],
  'ui-kit-change-password-dialog': ['required', 'unauthorized'],
  'ui-kit-clip-text': ['clipped'],
  'ui-kit-data-grid': ['comfortable', 'compact', 'keyboard', 'phone'],
  'ui-kit-data-grid-long': ['scrolled'],
  'ui-kit-data-grid-narrow': ['names-give-way'],
  'ui-kit-data-grid-states': ['empty', 'failed', 'in-card-on-phone', 'loading'],
  'ui-kit-dialog': ['danger', 'long-content', 'question-on-phone'],
  'ui-kit-disclosure': ['opened'],
  'ui-kit-drawer': ['open'],
  'ui-kit-error-summary': ['in-form'],
  'ui-kit-evidence-grid': ['deals', 'narrow', 'phone'],
  'ui-kit-file-viewer': ['clipping', 'pages'],
  'ui-kit-filter-bar': ['choose', 'phone'],
  'ui-kit-finding-number': ['machine', 'person'],
  'ui-kit-layout': ['even', 'form-in-line', 'with-side'],
  'ui-kit-matrix-table': ['documents', 'first-column-stays'],
  'ui-kit-menu': ['open'],
  'ui-kit-pagination': ['middle'],
  'ui-kit-popover': ['below'],
  'ui-kit-progress-bar-chart': ['rounds'],
  'ui-kit-receipt': ['with-files'],
  'ui-kit-shell': ['admin', 'business', 'phone', 'phone-menu'],
  'ui-kit-skip-link': ['focused'],
  'ui-kit-snackbar': ['failure', 'over-dialog'],
  'ui-kit-tabs': ['links', 'parts'],
  // Its bars lie on layers whose letters are drawn a shade otherwise now and then; the screens of the desks show it.
  'ui-kit-desk-layout': [],
  // They show nothing of their own.
  'ui-kit-provider': [],
  'ui-kit-visually-hidden': [],
};

/**
 * The stories that are the pictures of a part: the one that shows all its states, or those that were chosen.
 * @throws Error that names a part for which nobody has chosen
 */
export const picturedOf = ({ id, stories }: PartStories): readonly string[] => {
  const sheet = `${id}--all`;
  if (stories.includes(sheet)) return [sheet];
  const names = CHOSEN[id];
  if (names === undefined) throw new Error(`Choose in stories/pictures/parts.ts what is pictured of ${id}.`);
  return names.map((name) => `${id}--${name}`);
};

/** The ids of parts for which a choice stands that no part needs. */
export const needlessChoices = (parts: readonly PartStories[]): string[] =>
  Object.keys(CHOSEN).filter((id) => {
    const part = parts.find((one) => one.id === id);
    return part === undefined || part.stories.includes(`${id}--all`);
  });

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what is provided to tests is declared by merging
  interface ProvidedContext {
    picturedParts: readonly string[];
  }
}
