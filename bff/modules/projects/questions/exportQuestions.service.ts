import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { requireProject } from '../projects.service.ts';
import type { QuestionRow } from './questions.data.ts';
import { listQuestions, type QuestionSearch } from './questions.service.ts';
import { questionFile as words } from './questions.words.ts';

const columns = (): ExportColumn<QuestionRow>[] => {
  const { enumLabel } = contractFacts();
  return [
    { heading: words.category, cellOf: ({ category }) => enumLabel('QuestionCategory', category) },
    { heading: words.question, width: 40, cellOf: ({ question }) => question },
    { heading: words.answer, width: 60, cellOf: ({ answer }) => answer },
    { heading: words.state, cellOf: ({ isPublished }) => (isPublished ? words.published : words.draft) },
    { heading: words.helpful, cellOf: ({ helpfulCount }) => helpfulCount },
    { heading: words.unhelpful, cellOf: ({ unhelpfulCount }) => unhelpfulCount },
    { heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
  ];
};

/** The questions of a round with their answers, as a file. @throws NOT_FOUND when the round is not there */
export const exportQuestions = async (scope: Scope, { search, keys, ...file }: AskedFile<QuestionSearch>) => {
  const { projectId } = search;
  const { shortName } = await requireProject(scope, projectId);
  return exportList(scope, {
    ...file,
    name: words.file(shortName),
    columns: columns(),
    rows: allRows(keys, (request) => listQuestions(scope, search, request)),
    target: { kind: 'project', id: projectId },
    filter: search,
    projectId,
  });
};
