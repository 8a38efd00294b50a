import type { Scope } from '#bff/core/scope.ts';
import type { QuestionRow } from '#bff/data/questions/questions.ts';
import { questionFile as words } from '#bff/text/lists/questions.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { type AskedFile, allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn } from '../exports/table.ts';
import { requireProject } from '../projects/projects.ts';
import { listQuestions, type QuestionSearch } from './questions.ts';

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
