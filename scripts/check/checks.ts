import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ring, SUITES, type SuiteName } from './suites.ts';

export const root = join(import.meta.dirname, '../..');
export const reportDir = join(root, 'node_modules/.cache/reports');

/** A command of a ring: green when it exits 0. */
export type Check = {
  readonly name: string;
  readonly ring: Ring;
  /**
   * The checks of a track follow one another; the two tracks run side by side. Beside what keeps all processors busy
   * runs what uses one at most, or waits for keys, pages and servers; two of the second ring have changed places, so
   * that both tracks end at about the same time.
   */
  readonly track: 'computing' | 'waiting';
  readonly command: string;
  readonly args: readonly string[];
  /** A run of vitest writes its counts and failures here. */
  readonly report?: string;
};

export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** A tool whose exit code is its result. */
const tool = (name: string, ring: Ring, command: string, args: readonly string[]): Check => ({
  name,
  ring,
  // In the first ring its plays wait beside it.
  track: ring === 'first' ? 'computing' : 'waiting',
  command,
  args,
});

type Run = Pick<Check, 'track'> & {
  readonly config?: string;
  readonly projects?: readonly string[];
  /** Which tests, by their tags; all when there is none. */
  readonly tags?: string;
  /** All of the projects when there are none. */
  readonly files?: readonly string[];
};

/** One run of vitest. */
const vitest = (
  name: string,
  ring: Ring,
  { track, config = 'vitest.config.ts', projects = [], tags, files = [] }: Run,
): Check => ({
  name,
  ring,
  track,
  command: bin('vitest'),
  args: [
    ...['run', '--config', config],
    ...projects.flatMap((project) => ['--project', project]),
    ...(tags === undefined ? [] : [`--tags-filter=${tags}`]),
    ...files,
  ],
  report: join(reportDir, `${name}.json`),
});

const suite = (name: SuiteName, track: Check['track']): Check =>
  vitest(name, SUITES[name].ring, { track, projects: [name] });

/** The suites of the first ring in which a test may be left to the second by its tag. */
const TAGGED = ['unit', 'alone', 'screens'] as const satisfies readonly SuiteName[];

/** The files that may have such tests, however the tag is written: to load all takes as long as some tests. */
const filesWithSlow = (): string[] =>
  TAGGED.flatMap((name) =>
    globSync([...SUITES[name].include], { cwd: root, exclude: [...SUITES[name].exclude] }),
  ).filter((path) => readFileSync(join(root, path), 'utf8').includes("'slow'"));

/** Everything that is checked, in the order of its track; each stands in exactly one ring. */
export const CHECKS: readonly Check[] = [
  // One checker: several look at the same types again, and there is other work for a second processor.
  tool('types', 'first', bin('tsc'), ['-p', 'tsconfig.json', '--checkers', '1']),
  tool('lint', 'first', bin('biome'), ['check', '--error-on-warnings', '.']),
  tool('house', 'first', process.execPath, ['scripts/lint/house.ts']),
  vitest('unit', 'first', { track: 'computing', projects: TAGGED, tags: '!slow' }),
  vitest('plays', 'first', { track: 'waiting', config: 'stories/.storybook/vitest.plays.ts' }),
  suite('life', 'waiting'),
  suite('e2e', 'waiting'),
  tool('imports', 'slow', bin('depcruise'), [
    ...['rules', 'ui-kit', 'web', 'bff', 'client', 'stories', 'scripts', 'bench', 'prisma', 'e2e'],
  ]),
  tool('unused code', 'slow', bin('knip'), [
    '--no-progress',
    '--include',
    'files,exports,dependencies,unlisted,unresolved,duplicates',
  ]),
  tool('redocly', 'slow', bin('redocly'), ['lint', 'generated/openapi.yaml']),
  tool('spectral', 'slow', bin('spectral'), ['lint', 'generated/openapi.yaml', '--fail-severity', 'hint']),
  tool('published', 'slow', process.execPath, ['scripts/compareContract.ts']),
  tool('schema', 'slow', process.execPath, ['scripts/db/check.ts']),
  vitest('stories', 'slow', { track: 'computing', config: 'stories/.storybook/vitest.config.ts' }),
  suite('slow', 'computing'),
  suite('postgres', 'computing'),
  vitest('long', 'slow', { track: 'waiting', projects: TAGGED, tags: 'slow', files: filesWithSlow() }),
];
