import { describe, expect, it } from 'vitest';
import { readQueryGraph, withoutNestedWrites, writeQueryGraph } from './queryGraph.ts';

const strings = ['Member.createOne', 'data', 'name', 'corporation', 'create', 'connect', 'where', 'Kind'];
const nameOf = (word: string): number => strings.indexOf(word);

const edge = (word: string, child?: number, more: object = {}) => ({
  name: nameOf(word),
  kinds: 0,
  child,
  enumName: undefined,
  flags: 32,
  ...more,
});

/** `createOne({ data: { name, corporation: { create: { name }, connect: { name } } } })`, and a `where` of what it gives back. */
const graph = {
  inputNodes: [
    [edge('data', 1)],
    [edge('name', undefined, { kinds: 257, flags: 1 }), edge('corporation', 2)],
    [edge('create', 3), edge('connect', 4)],
    [edge('name', undefined, { kinds: 1, flags: 2, enumName: nameOf('Kind') })],
    [edge('name', undefined, { kinds: 1, flags: 1 })],
    [edge('create', 3)],
  ],
  outputNodes: [[{ name: nameOf('corporation'), args: 5, output: 0 }]],
  roots: [{ name: 0, args: 0, output: 0 }],
};

const BEYOND_ONE_BYTE = 300;

describe('the graph of all arguments', () => {
  it('is the same when it was read and written again, with numbers of more than one byte', () => {
    const wide = {
      ...graph,
      roots: Array.from({ length: BEYOND_ONE_BYTE }, (_, name) => ({ name, args: 0, output: undefined })),
    };
    expect(readQueryGraph(writeQueryGraph(wide))).toEqual(wide);
  });

  it('is refused in a format that is not known', () => {
    const text = writeQueryGraph(graph);
    const [longer, shorter] = [`${text}AAAA`, text.slice(0, -8)];
    expect(() => readQueryGraph(longer)).toThrow('another format');
    expect(() => readQueryGraph(shorter)).toThrow(RangeError);
  });

  it('loses writes within writes and what only they led to; what an operation takes itself stays', () => {
    const { inputNodes, outputNodes, roots } = withoutNestedWrites(graph, strings);
    const wordsOf = inputNodes.map((edges) => edges.map(({ name }) => strings[name]));
    expect(wordsOf).toEqual([['data'], ['create'], ['name', 'corporation'], ['name'], []]);
    expect(roots[0]?.args).toBe(0);
    expect(outputNodes[0]?.[0]?.args).toBe(1);
    expect(inputNodes[1]?.[0]).toEqual(edge('create', 3));
    expect(inputNodes[2]?.[1]).toEqual(edge('corporation', 4));
  });
});
