import axe from 'axe-core';
import type { State } from './states.ts';

/** As Storybook asks it of every story; the rows of 件数が多い are copies of a few, so their parts have the same names. */
const askedIn = (state: State): axe.RunOptions => ({
  resultTypes: ['violations'],
  rules: { region: { enabled: false }, 'landmark-unique': { enabled: state !== 'many' } },
});

/** What axe goes by besides the words: values that are words of HTML, and that the others are there at all. */
const LOOKED_AT = /^(?:role|class|style|type|href|alt|tabindex|hidden|disabled|open|aria-.+)$/;

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => LOOKED_AT.test(name))
    .map(({ name, value }) =>
      name === 'class' || name === 'style' || /^[a-z]+$/.test(value) ? `${name}=${value}` : name,
    )
    .toSorted()
    .join(' ');

/** How something is built, without its words; alike neighbours count once, as rows of a list do. */
const shapeOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent?.trim() ? '…' : '';
  const children = [...node.childNodes].map(shapeOf);
  const distinct = children.filter((child, at) => child !== '' && child !== children[at - 1]);
  return `<${node.tagName} ${attributesOf(node)}>${distinct.join('')}</>`;
};

/** What was looked at in this run, each in the width of its window. */
const seen = new Set<string>();

/**
 * What axe has to say of the page as it stands; a page built as one before in a window as wide is not looked at again.
 * @returns a line for each rule that is broken
 */
export const complaintsOf = async (body: HTMLElement, state: State): Promise<string[]> => {
  const shape = `${window.innerWidth} ${shapeOf(body)}`;
  if (seen.has(shape)) return [];
  seen.add(shape);
  const { violations } = await axe.run(body, askedIn(state));
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
