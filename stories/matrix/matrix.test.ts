import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';
import { describe, expect, it } from 'vitest';
import { matchRoute } from 'wouter';
import { AREAS, type Area, pagePatternOf } from '#web/app/routes/areas.ts';
import { broken, notFound, pending } from '#web/mock/reply.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { authRouteOf } from '#web/parts/navigation/authRoute.ts';
import { cellOf, refusedBy } from './cells.ts';
import { DOOR_ROWS } from './doors.ts';
import { fileIdOf } from './links.ts';
import { AREA_NAMES, pageIdOf, ROWS, type Row } from './rows.ts';
import { sceneOf, storiesBeside, type WrittenStory } from './scenes.ts';
import { STATES, type State } from './states.ts';

const rows = AREA_NAMES.flatMap((area) => ROWS[area]);
const screens = join(import.meta.dirname, '../screens');

const patternsOf = async (area: Area): Promise<string[]> => {
  const { pages } = await area.part.load();
  return pages.map((page) => pagePatternOf(area, page).replace(/\/$/, ''));
};

const rowAt = (pattern: string) => {
  const row = rows.find((one) => one.pattern === pattern);
  if (row === undefined) throw new Error(`No row for ${pattern}`);
  return row;
};

/** What the matrix makes of a page by one answer. */
const MADE_BY = new Map<unknown, State>([
  [pending, 'loading'],
  [broken, 'broken'],
  [notFound, 'notFound'],
]);

/** The state in which a story shows the page of a row and does nothing else; undefined for one that tells more. */
const stateOf = async (row: Row, { args, viewport, hasPlay }: WrittenStory): Promise<State | undefined> => {
  const { path, visitor, handlers } = await sceneOf(row);
  if (hasPlay || args.path !== path || args.visitor !== visitor) return undefined;
  const answers = new Map<string, unknown>(Object.entries(args.handlers));
  const usual = new Map<string, unknown>(Object.entries(handlers));
  const changed = [...new Set([...answers.keys(), ...usual.keys()])].filter(
    (id) => answers.get(id) !== usual.get(id),
  );
  if (viewport !== undefined) return changed.length > 0 ? undefined : STATES.find((one) => one === viewport);
  return changed.length === 1 && changed[0] === row.reads ? MADE_BY.get(answers.get(row.reads)) : undefined;
};

describe('the matrix of pages and states', () => {
  it('has a row for every page of the product, and none for a page that is gone', async () => {
    const patterns = (await Promise.all(AREAS.map(patternsOf))).flat();
    expect(rows.map(({ pattern }) => pattern).toSorted()).toEqual(patterns.toSorted());
  });

  it('calls every page by a name of its own', () => {
    expect(new Set(rows.map(pageIdOf)).size).toBe(rows.length);
  });

  it.each(rows)(
    '$pattern is shown by the story $scene of $file, which answers what the page reads',
    async (row) => {
      const { path, handlers } = await sceneOf(row);
      const [pathname = ''] = path.split(/[?#]/);
      expect(matchRoute(parse, row.pattern, pathname)[0]).toBe(true);
      expect(row.reads === null || row.reads in handlers).toBe(true);
    },
  );

  it('makes its states alone: no story is written for one of them that tells nothing more', async () => {
    const repeated = rows.map(async (row) => {
      const written = await storiesBeside(row);
      const states = await Promise.all(written.map((story) => stateOf(row, story)));
      return written.flatMap(({ name }, at) => {
        const state = states[at];
        return name !== row.scene && state !== undefined && cellOf(row, state).exists
          ? [`${row.file} ${name}: ${state}`]
          : [];
      });
    });
    expect((await Promise.all(repeated)).flat()).toEqual([]);
  });

  it('leads to the stories that were written for a page', () => {
    const wrong = rows.filter(
      (row) =>
        !readFileSync(join(screens, `${row.file}.stories.tsx`), 'utf8').includes(`id: '${fileIdOf(row)}'`),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it.each(AREA_NAMES)('has a story for every state that a page of %s can be met in', (area) => {
    const name = `${area[0]?.toUpperCase()}${area.slice(1)}`;
    const states = STATES.filter((state) => ROWS[area].some((row) => cellOf(row, state).exists));
    const cells = readFileSync(join(import.meta.dirname, `${name}Cells.stories.tsx`), 'utf8');
    expect(states.filter((state) => !cells.includes(`state: '${state}' }`))).toEqual([]);
  });
});

/** All that could be an address in front of the log-in: of every area, with and without its numbers. */
const couldBeDoors = ['admin', 'user', 'application'].flatMap((area) =>
  ['', '/project', '/7', '/project/7'].flatMap((place) =>
    ['login', 'password', 'login/entra'].map((page) => `/${area}${place}/${page}`),
  ),
);

describe('the table of the pages in front of the log-in', () => {
  it('has a row for every address that is recognised, and none for another', () => {
    const patterns = [...new Set(DOOR_ROWS.map(({ pattern }) => pattern))];
    const rowsAt = (path: string) => patterns.filter((pattern) => matchRoute(parse, pattern, path)[0]);
    const known = couldBeDoors.filter((path) => authRouteOf(path) !== null);
    expect(known.filter((path) => rowsAt(path).length !== 1)).toEqual([]);
    expect(patterns.filter((pattern) => !known.some((path) => rowsAt(path).includes(pattern)))).toEqual([]);
  });

  it('leads only to stories that exist, in the file of its page', () => {
    const wrong = DOOR_ROWS.flatMap(({ file, stories }) => {
      const code = readFileSync(join(screens, `access/logIn/${file}.stories.tsx`), 'utf8');
      const missing = Object.values(stories).filter(
        (story) => !code.includes(`export const ${story}: Story`),
      );
      return [
        ...missing.map((story) => `${file}: ${story}`),
        ...(code.includes(`id: '${fileIdOf({ file: `access/logIn/${file}` })}'`) ? [] : [file]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has a row for every file of stories in front of the log-in', () => {
    const files = readdirSync(join(screens, 'access/logIn')).filter((name) => name.endsWith('.stories.tsx'));
    expect([...new Set(DOOR_ROWS.map(({ file }) => `${file}.stories.tsx`))].toSorted()).toEqual(
      files.toSorted(),
    );
  });
});

describe('a state that does not exist says why', () => {
  it.each<[string, State, string]>([
    ['/admin/project', 'noPermission', 'どの役割も見られます'],
    ['/admin/project/:id', 'empty', '一覧ではありません'],
    ['/admin/project/new', 'loading', 'この画面が自分で読み込むものはありません'],
    ['/user/:projectId/duty', 'noPermission', '役割の別がありません'],
    ['/application/project/:projectId/about', 'sessionEnded', 'ログインしなくても見られます'],
  ])('%s: %s', (pattern, state, reason) => {
    expect(cellOf(rowAt(pattern), state)).toEqual({ exists: false, reason });
  });

  it('and who may not see a page stands in the contract', () => {
    expect(refusedBy(rowAt('/admin/audit'))).toEqual([
      AdminType.CS,
      AdminType.Inspector,
      AdminType.BackOffice,
    ]);
    expect(cellOf(rowAt('/admin/audit'), 'noPermission')).toEqual({ exists: true });
  });
});
