/** How a part is used, in the language of who draws: `ui-kit/Button/Button.ja.json`. */
export type Guidance = {
  readonly use: string;
  readonly not: string;
  readonly keyboard: string;
  readonly reader: string;
  readonly do: string;
  readonly dont: string;
  /** The story that shows it done well. */
  readonly example: string;
};

const files = import.meta.glob<Guidance>('../../ui-kit/**/*.ja.json', { import: 'default' });

/** The part that a page of the catalogue is about: `ui-kit/進み具合（ProgressBar・Segments）` → `ProgressBar`. */
export const partOf = (title: string): string | null =>
  /^ui-kit\/.*（(\w+)(?:・\w+)*）$/.exec(title)?.[1] ?? null;

const pathOf = (part: string): string | undefined =>
  Object.keys(files).find((path) => path.endsWith(`/${part}.ja.json`));

const known = new Map<string, Promise<Guidance | null>>();

const read = async (part: string): Promise<Guidance | null> => (await files[pathOf(part) ?? '']?.()) ?? null;

/** The guidance of a part, read once; null for one that has none. */
export const guidanceOf = (part: string): Promise<Guidance | null> => {
  const found = known.get(part) ?? read(part);
  known.set(part, found);
  return found;
};

/** The folder of a part below the root: its source is there. */
export const folderOf = (part: string): string | null =>
  /ui-kit\/.*(?=\/)/.exec(pathOf(part) ?? '')?.[0] ?? null;
