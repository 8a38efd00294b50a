/**
 * `npm run bench:weights`: the JavaScript of pages, page by page, as quality.md marks it: gzip, everything that a
 * browser with an empty cache asks for until the page can be used. What the page fetches ahead when the browser is
 * idle is held back until then, and told apart. `-- login` takes only pages whose name contains the word. That every
 * page keeps its mark is a test: e2e/weights.slow.test.ts.
 */
import { startProduct } from '../e2e/product.ts';
import { type Chunk, countScripts, kilobytes, listOf, visitAs } from './weigh.ts';
import { MARKS_KB, type MeasuredPage, VISITORS } from './weightPages.ts';

type Weight = {
  readonly path: string;
  readonly needed: readonly Chunk[];
  readonly ahead: readonly Chunk[];
};

/** @returns whether the page keeps its mark */
const report = ({ name, kind }: MeasuredPage, { path, needed, ahead }: Weight): boolean => {
  const mark = MARKS_KB[kind];
  const weight = kilobytes(needed);
  const isKept = weight <= mark;
  const verdict = isKept ? 'kept' : `${(weight - mark).toFixed(1)} TOO MUCH`;
  console.log(`${name.padEnd(26)} ${weight.toFixed(1).padStart(6)} of ${mark} kB  ${verdict}  ${path}`);
  console.log(`    ${needed.length} files: ${listOf(needed)}`);
  if (ahead.length > 0)
    console.log(`    then, when idle, ${kilobytes(ahead).toFixed(1)} kB: ${listOf(ahead)}`);
  return isKept;
};

const word = process.argv[2] ?? '';
const product = await startProduct();
const verdicts: boolean[] = [];
try {
  console.log(`${countScripts()} files of JavaScript\n`);
  for (const visitor of VISITORS) {
    const measured = visitor.pages.filter(({ name }) => name.includes(word));
    if (measured.length === 0) continue;
    const open = await visitAs(product, visitor);
    for (const page of measured) {
      const { path, needed, letIdle, leave } = await open(page);
      verdicts.push(report(page, { path, needed, ahead: await letIdle() }));
      await leave();
    }
  }
} finally {
  await product.stop();
}
console.log(`\n${verdicts.filter(Boolean).length} of ${verdicts.length} pages keep their mark`);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
