import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RUNS } from '../../stories/.storybook/runs.ts';
import { CHECKS, type Check, root } from './checks.ts';
import { SUITES } from './suites.ts';

const testFiles = globSync('**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', '.data'].includes(name),
});

const suitesOf = (path: string): string[] =>
  Object.entries(SUITES)
    .filter(
      ([, { include, exclude }]) =>
        include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)),
    )
    .map(([name]) => name);

/** Of vitest: the tests of the suites of the first ring that are left to the second. */
const ASKS_FOR_SLOW = '--tags-filter=slow';

/** Each with the ring in which a check runs it. */
const projectsOf = ({ ring, args }: Check): (string | undefined)[][] =>
  args.flatMap((word, at) => (word === '--project' ? [[args[at + 1], ring]] : []));

describe('the two rings', () => {
  it('have every file of tests in exactly one suite', () => {
    expect(testFiles.length).toBeGreaterThan(500);
    const astray = testFiles.filter((path) => suitesOf(path).length !== 1);
    expect(astray.map((path) => `${path}: ${suitesOf(path)}`)).toEqual([]);
  });

  it('run every suite once, in the ring that it belongs to', () => {
    const runs = CHECKS.filter(({ args }) => !args.includes(ASKS_FOR_SLOW)).flatMap(projectsOf);
    const suites = Object.entries(SUITES).map(([name, { ring }]) => [name, ring]);
    expect(runs.toSorted()).toEqual(suites.toSorted());
  });

  it('run a test that is tagged slow in the second, and nowhere else', () => {
    const leftOut = CHECKS.filter(({ args }) => args.includes('--tags-filter=!slow')).flatMap(projectsOf);
    const asked = CHECKS.filter(({ args }) => args.includes(ASKS_FOR_SLOW)).flatMap(projectsOf);
    expect(asked).toEqual(leftOut.map(([name]) => [name, 'slow']));
  });

  it('have each check once', () => {
    const names = CHECKS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('run what the commands for linting run', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const commands = `${scripts.lint} && ${scripts['lint:contract']} && ${scripts.typecheck}`.split(' && ');
    const run = CHECKS.map(({ command, args }) => [command.split('/').at(-1), ...args].join(' '));
    const missing = commands.filter(
      (command) => !/^node scripts\/(bundle|lib\/ready)/.test(command) && !run.includes(command),
    );
    expect(missing).toEqual([]);
  });
});

const storyFiles = globSync('{ui-kit,stories}/**/*.stories.tsx', { cwd: root });

/** The files in which something is tagged so, each as often as it is. */
const tagged = (tag: string): string[] =>
  storyFiles
    .flatMap((path) => Array(readFileSync(join(root, path), 'utf8').split(`'${tag}'`).length - 1).fill(path))
    .map((path) => path.replace(/^.*\/|\.stories\.tsx$/g, ''))
    .toSorted();

describe('the stories', () => {
  it('play in the first ring, and are looked at in the second', () => {
    const runs = Object.entries(RUNS).map(([name, { ring }]) => [name, ring]);
    const names = new Set(Object.keys(RUNS));
    expect(CHECKS.filter(({ name }) => names.has(name)).map(({ name, ring }) => [name, ring])).toEqual(runs);
    expect([RUNS.plays.isLookedAt, RUNS.stories.isLookedAt]).toEqual([false, true]);
  });

  it('are all in the second ring, but those that the walks through the matrix open', () => {
    expect(RUNS.stories.without).toEqual([]);
    expect(tagged('!test')).toEqual(['AdminCells', 'ApplicationCells', 'UserCells']);
  });

  it('are all in the first ring, but those walks and the longest', () => {
    expect(RUNS.plays.without).toEqual(['slow']);
    const slow = tagged('slow');
    expect(slow.filter((name) => name.endsWith('Walk'))).toEqual([
      'AdminWalk',
      'ApplicationWalk',
      'UserWalk',
    ]);
    expect(slow.length).toBeLessThan(600);
  });
});
