import { type Edge, ORDER } from './importsBetween.ts';

const BEGIN = '<!-- modules: begin (npm run modules) -->';
const END = '<!-- modules: end -->';

const placeOf = (name: string): number => ORDER.indexOf(name);

/** An import of a module that stands behind the one that imports. */
export const isAgainstOrder = ({ from, to }: Edge): boolean => placeOf(to) > placeOf(from);

const sumOf = (edges: readonly Edge[]): number => edges.reduce((sum, { files }) => sum + files.length, 0);

const importCount = (edges: readonly Edge[]): string => `${sumOf(edges)} imports on ${edges.length} edges`;

const lineOf = (edge: Edge): string =>
  `  ${edge.from} ${isAgainstOrder(edge) ? '-.->' : '-->'}|${edge.files.length}| ${edge.to}`;

const drawing = (edges: readonly Edge[]): string[] => [
  '```mermaid',
  'flowchart TB',
  ...ORDER.toReversed().map((name) => `  ${name}`),
  ...edges.map(lineOf),
  '```',
];

const cellOf = (edges: readonly Edge[], from: string, to: string): string => {
  if (from === to) return '·';
  const edge = edges.find((one) => one.from === from && one.to === to);
  if (edge === undefined) return '';
  return isAgainstOrder(edge) ? `**${edge.files.length}**` : `${edge.files.length}`;
};

const table = (edges: readonly Edge[]): string[] => [
  `| imports ↓ of → | ${ORDER.join(' | ')} |`,
  `|--|${'--|'.repeat(ORDER.length)}`,
  ...ORDER.map((from) => `| ${from} | ${ORDER.map((to) => cellOf(edges, from, to)).join(' | ')} |`),
];

/** Which files ask a module that stands on theirs. */
const askingUpwards = (edges: readonly Edge[]): string[] =>
  edges
    .filter(isAgainstOrder)
    .map(
      ({ from, to, files }) =>
        `- ${from} → ${to}: ${[...new Set(files)].map((file) => `\`${file}\``).join(', ')}`,
    );

/** The modules and their imports as a drawing of Mermaid and as a table, with what goes against their order. */
export const drawModules = (edges: readonly Edge[]): string =>
  [
    `${importCount(edges)}; against the order (dashed, and bold in the table): ${importCount(edges.filter(isAgainstOrder))}.`,
    '',
    ...drawing(edges),
    '',
    ...table(edges),
    ...(edges.some(isAgainstOrder) ? ['', 'What still asks upwards:', '', ...askingUpwards(edges)] : []),
  ].join('\n');

/**
 * The page with a new drawing between its two marks.
 * @throws Error where the page has not got them
 */
export const putDrawing = (page: string, drawn: string): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The page has no place for the drawing: ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n${drawn}\n${END}${after}`;
};
