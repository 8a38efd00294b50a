import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenProps } from '../screens/Screen.tsx';
import type { Row } from './rows.ts';

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

const files = import.meta.glob<StoryFile>(['../screens/**/*.stories.tsx', '!../screens/access/logIn/*']);

/** The address of a story's file below stories/screens. */
const pathOf = (file: string): string => `../screens/${file}.stories.tsx`;

/** A story that shows a page by an address and the answers of the contract. */
const isScene = (args: object): args is ScreenProps => 'path' in args && 'handlers' in args;

/** A story that was written for a page. */
export type WrittenStory = {
  readonly name: string;
  readonly args: ScreenProps;
  /** The window that it asks for: `phone`. */
  readonly viewport: unknown;
  readonly hasPlay: boolean;
};

/** The stories beside the scene of a row that open an address, too. */
export const storiesBeside = async ({ file }: Row): Promise<WrittenStory[]> => {
  const { default: meta, ...stories } = (await files[pathOf(file)]?.()) ?? {};
  return Object.entries(stories).flatMap(([name, { args: own, globals, play }]) => {
    const args = { ...meta?.args, ...own };
    return isScene(args)
      ? [{ name, args, viewport: globals?.viewport?.value, hasPlay: play !== undefined }]
      : [];
  });
};

const read = async ({ file, scene }: Row): Promise<ScreenProps> => {
  const module = await files[pathOf(file)]?.();
  const story = module?.[scene];
  if (module === undefined || story === undefined) throw new Error(`There is no story ${scene} in ${file}`);
  const args = { ...module.default.args, ...story.args };
  if (!isScene(args)) throw new Error(`The story ${scene} of ${file} has no address or no answers`);
  return args;
};

const scenes = new Map<Row, Promise<ScreenProps>>();

/** The page of a row when all is well: the arguments of the story that it names, read once. */
export const sceneOf = (row: Row): Promise<ScreenProps> => {
  const known = scenes.get(row) ?? read(row);
  scenes.set(row, known);
  return known;
};
