import type { PaperBlock } from '#bff/core/paper.ts';
import { isVisible } from '../engine/fields.ts';
import type { FieldDefinition } from '../familyTypes.ts';
import { tableOf } from './tableOf.ts';
import { type Reader, valueText } from './valueText.ts';
import { paperWords } from './words.ts';

type Fact = readonly [label: string, value: string];

const factOf = (field: FieldDefinition, reader: Reader): Fact => {
  const none = field.type === 'list' ? paperWords.noRows : paperWords.none;
  const value = field.type === 'list' ? '' : valueText(field, reader, reader.answers[field.name]);
  return [field.label, value || none];
};

/** Lists that the system puts together of others repeat what stands there already. */
const isPrinted = (field: FieldDefinition, { answers }: Reader): boolean =>
  field.type !== 'files' && !(field.type === 'list' && field.isAuto) && isVisible(field, answers);

/** What was promised, sentence by sentence; a promise that is welcome and was not given is left out. */
const promisesOf = (fields: readonly FieldDefinition[], { answers }: Reader): PaperBlock[] =>
  fields
    .filter(({ name, mustBeTrue }) => mustBeTrue || answers[name] === true)
    .map(({ label }, index) => ({ kind: 'text', text: paperWords.fact(`${index + 1}.`, label) }));

/**
 * Questions and answers in the order of the form: neighbours in one table of facts, each list in a table of its own.
 * @param reader answers with the figures that the form works out
 */
export const blocksOf = (fields: readonly FieldDefinition[], reader: Reader): PaperBlock[] => {
  const printed = fields.filter((field) => isPrinted(field, reader));
  if (printed.length > 0 && printed.every(({ type }) => type === 'boolean'))
    return promisesOf(printed, reader);
  const blocks: PaperBlock[] = [];
  let facts: Fact[] = [];
  const close = (): void => {
    if (facts.length > 0) blocks.push({ kind: 'facts', rows: facts });
    facts = [];
  };
  for (const field of printed) {
    const table = field.type === 'list' ? tableOf(field, reader) : null;
    if (table === null) {
      facts.push(factOf(field, reader));
      continue;
    }
    close();
    blocks.push({ kind: 'heading', level: 2, text: field.label }, table);
  }
  close();
  return blocks;
};
