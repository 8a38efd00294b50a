import { expect, it } from 'vitest';
import { crowdedRooms } from './rooms.ts';

const filesOf = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/f${index}${ending}`, text: '' }));

it('refuses a folder with 26 files of its own', () => {
  expect(crowdedRooms(filesOf('bff/services', 26))).toEqual([
    { place: 'bff/services', advice: '26 files; more than 25 want rooms by subject' },
  ]);
});

it('takes 25 files, and any number of tests and stories beside them', () => {
  const beside = [
    ...filesOf('web/parts/list', 30, '.test.tsx'),
    ...filesOf('web/parts/list', 30, '.stories.tsx'),
  ];
  expect(crowdedRooms([...filesOf('web/parts/list', 25), ...beside])).toEqual([]);
});

it('does not count what lies in rooms of the folder', () => {
  expect(crowdedRooms([...filesOf('web/parts/list', 20), ...filesOf('web/parts/list/grid', 20)])).toEqual([]);
});
