/** A part of a paper, as answers of the contract have it. */
type Block = {
  readonly text: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly { readonly label: string }[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly string[])[];
  readonly photos: readonly { readonly label: string; readonly caption: string }[];
};

const wordsOfBlock = ({ text, facts, columns, rows, sums, photos }: Block): string[] => [
  ...(text === null ? [] : [text]),
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...columns.map(({ label }) => label),
  ...rows.flat(),
  ...sums.flat(),
  ...photos.flatMap(({ label, caption }) => [label, caption]),
];

/** Everything that a paper says below its title, in its order, as its page has it. */
export const wordsOfPaper = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(wordsOfBlock).filter((words) => words !== '');

/** The value beside a label; undefined where the paper has no such label. */
export const factIn = (blocks: readonly Block[], label: string): string | undefined =>
  blocks.flatMap(({ facts }) => facts).find((fact) => fact.label === label)?.value;

/** Without spaces: readers of a PDF tell them in their own ways. */
export const bareWords = (words: string): string => words.replaceAll(/\s/g, '');

/** The letters of a PDF's pages without what stands at the foot of each: what begins on one page may end on the next. */
export const bareBody = (pages: readonly string[]): string =>
  pages
    .map(bareWords)
    .map((page, index) => page.slice(0, page.lastIndexOf(`${index + 1}/${pages.length}`)))
    .join('');
