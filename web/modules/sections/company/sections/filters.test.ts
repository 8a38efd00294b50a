import { expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentUploader } from '#web/parts/api/generated/enums.ts';
import { filterSections, sectionFilterOf } from './filters.ts';
import { aSection } from './testSection.ts';

const sections = [
  aSection({ id: 1, status: DocumentCheckStatus.Rejected }),
  aSection({ id: 2, status: DocumentCheckStatus.Incomplete }),
  aSection({ id: 3, status: DocumentCheckStatus.Incomplete, uploader: DocumentUploader.Admin }),
  aSection({ id: 4, status: DocumentCheckStatus.Confirming }),
  aSection({ id: 5, status: DocumentCheckStatus.MAFFConfirming }),
];

it.each([
  ['all', [1, 2, 3, 4, 5]],
  ['returned', [1]],
  ['incomplete', [2]],
  ['confirming', [4, 5]],
] as const)('%s shows the sections %j', (filter, ids) => {
  expect(filterSections(sections, filter).map(({ id }) => id)).toEqual(ids);
});

it('an unknown filter in the address shows all', () => {
  expect(sectionFilterOf('everything')).toBe('all');
  expect(sectionFilterOf(null)).toBe('all');
  expect(sectionFilterOf('returned')).toBe('returned');
});
