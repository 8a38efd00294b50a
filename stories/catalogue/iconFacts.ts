import type { Source } from './sources.ts';

/** A shape of lucide-react that the product draws. */
export type IconFact = { readonly name: string; readonly usedIn: readonly string[] };

const iconsOf = ({ code }: Source): string[] =>
  [...code.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/\bas \w+/, '').trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Every icon of the product by name, with the sources that import it. */
export const iconFacts = (sources: readonly Source[]): IconFact[] => {
  const places = sources.flatMap((source) => iconsOf(source).map((name) => ({ name, path: source.path })));
  return [...Map.groupBy(places, ({ name }) => name)]
    .map(([name, found]) => ({ name, usedIn: found.map(({ path }) => path) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
};
