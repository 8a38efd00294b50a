/*
 * Prisma's graph of all arguments of all its operations (`parameterizationSchema.graph`): by it the client finds the
 * values of a query, so that queries which differ by nothing else share their plan. Two thirds of it are writes within
 * writes (`data: { members: { create: … } }`), which only the demo's data makes; unpacked they take 12 MB of each process.
 * A query that the graph does not know works as well; its plan is made for its values alone.
 */

/** An argument by its name. Nothing here looks into its flags and kinds of values. */
type InputEdge = {
  readonly name: number;
  readonly kinds: number;
  readonly child: number | undefined;
  readonly enumName: number | undefined;
  readonly flags: number;
};
type OutputEdge = {
  readonly name: number;
  readonly args: number | undefined;
  readonly output: number | undefined;
};

/** Names are places in a list of strings, children places in a list of nodes. */
type QueryGraph = {
  readonly inputNodes: readonly (readonly InputEdge[])[];
  readonly outputNodes: readonly (readonly OutputEdge[])[];
  readonly roots: readonly OutputEdge[];
};

const CONTINUES = 128;

/** @throws RangeError when it ends too early: another format */
const createReader = (bytes: Buffer) => {
  let at = 0;
  const byte = (): number => {
    at += 1;
    return bytes.readUInt8(at - 1);
  };
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= CONTINUES) {
      const next = byte();
      value += (next % CONTINUES) * scale;
      if (next < CONTINUES) return value;
    }
  };
  const short = (): number => byte() + byte() * 256;
  /** One more than the number; 0: there is none. */
  const optional = (): number | undefined => {
    const value = number();
    return value === 0 ? undefined : value - 1;
  };
  const list = <Item>(length: number, item: () => Item): Item[] => Array.from({ length }, item);
  return { byte, number, short, optional, list, isAtEnd: () => at === bytes.length };
};

/** @throws Error when the text is no graph as this release of Prisma writes it */
export const readQueryGraph = (text: string): QueryGraph => {
  const { byte, number, short, optional, list, isAtEnd } = createReader(Buffer.from(text, 'base64url'));
  const [inputs, outputs, roots] = [number(), number(), number()];
  const inputEdge = (): InputEdge => ({
    name: number(),
    kinds: short(),
    child: optional(),
    enumName: optional(),
    flags: byte(),
  });
  const outputEdge = (): OutputEdge => ({ name: number(), args: optional(), output: optional() });
  const graph = {
    inputNodes: list(inputs, () => list(number(), inputEdge)),
    outputNodes: list(outputs, () => list(number(), outputEdge)),
    roots: list(roots, outputEdge),
  };
  if (!isAtEnd()) throw new Error('the generated client holds a graph of another format');
  return graph;
};

/** Seven bits a byte, the lowest first. */
const varint = (value: number): number[] =>
  value < CONTINUES ? [value] : [(value % CONTINUES) + CONTINUES, ...varint(Math.floor(value / CONTINUES))];

const optional = (value: number | undefined): number[] => varint(value === undefined ? 0 : value + 1);

/** The text that `readQueryGraph` reads. */
export const writeQueryGraph = ({ inputNodes, outputNodes, roots }: QueryGraph): string => {
  const inputEdge = ({ name, kinds, child, enumName, flags }: InputEdge) => [
    ...varint(name),
    kinds % 256,
    Math.floor(kinds / 256),
    ...optional(child),
    ...optional(enumName),
    flags,
  ];
  const outputEdge = ({ name, args, output }: OutputEdge) => [
    ...varint(name),
    ...optional(args),
    ...optional(output),
  ];
  const bytes = [
    ...[inputNodes.length, outputNodes.length, roots.length].flatMap(varint),
    ...inputNodes.flatMap((edges) => [...varint(edges.length), ...edges.flatMap(inputEdge)]),
    ...outputNodes.flatMap((edges) => [...varint(edges.length), ...edges.flatMap(outputEdge)]),
    ...roots.flatMap(outputEdge),
  ];
  return Buffer.from(bytes).toString('base64url');
};

/** What a relation takes within the data of another record. */
const NESTED_WRITES = new Set([
  'create',
  'createMany',
  'connect',
  'connectOrCreate',
  'disconnect',
  'delete',
  'deleteMany',
  'update',
  'updateMany',
  'upsert',
]);

/** The graph without writes within writes, and without the nodes that only those led to. */
export const withoutNestedWrites = (graph: QueryGraph, strings: readonly string[]): QueryGraph => {
  const { inputNodes, outputNodes, roots } = graph;
  const argumentsOf = [...roots, ...outputNodes.flat()].flatMap(({ args }) => args ?? []);
  const places = new Map<number, number>();
  const keep = (node: number): void => {
    if (!places.has(node)) places.set(node, places.size);
  };
  // The arguments of an operation are its own: `upsert({ create, update })` is no write within another.
  const operations = new Set(argumentsOf);
  const edgesOf = (node: number): InputEdge[] =>
    (inputNodes[node] ?? []).filter(
      ({ name }) => operations.has(node) || !NESTED_WRITES.has(strings[name] ?? ''),
    );
  for (const node of argumentsOf) keep(node);
  // A Map gives what is added while it is walked, too.
  for (const node of places.keys())
    for (const { child } of edgesOf(node)) if (child !== undefined) keep(child);
  const placeOf = (node: number | undefined) => (node === undefined ? undefined : places.get(node));
  const moved = (edge: OutputEdge): OutputEdge => ({ ...edge, args: placeOf(edge.args) });
  return {
    inputNodes: [...places.keys()].map((node) =>
      edgesOf(node).map((edge) => ({ ...edge, child: placeOf(edge.child) })),
    ),
    outputNodes: outputNodes.map((edges) => edges.map(moved)),
    roots: roots.map(moved),
  };
};
