import type { ComponentType } from 'react';
import { readDonts } from './donts.ts';
import type { Donts } from './dontsOfPart.ts';

let all: Promise<Donts> | undefined;

const known = new Map<string, Promise<ComponentType | null>>();

const find = async (part: string): Promise<ComponentType | null> => {
  all ??= readDonts();
  return (await all)[part] ?? null;
};

/** The live picture of what is not done with a part, found once; null where it cannot be shown. */
export const dontOf = (part: string): Promise<ComponentType | null> => {
  const found = known.get(part) ?? find(part);
  known.set(part, found);
  return found;
};
