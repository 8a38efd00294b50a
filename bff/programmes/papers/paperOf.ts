import type { Fact, Paper, PaperBlock } from '#bff/core/paper.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { ContractFacts } from '../documents/facts.ts';
import { type Calculation, withFigures } from '../engine/calculate.ts';
import { requiredDocuments } from '../engine/documents.ts';
import { fieldsOf } from '../engine/fields.ts';
import type {
  Answers,
  DocumentDefinition,
  FieldDefinition,
  FormDefinition,
  FormSection,
  PaperContent,
} from '../familyTypes.ts';
import { blocksOf } from './sectionBlocks.ts';
import { type Reader, valueText } from './valueText.ts';
import { wideNumber, paperWords as words } from './words.ts';

/** An application as its papers are made of it. */
export type PaperSource = {
  readonly definition: FormDefinition;
  readonly answers: Answers;
  readonly calculation: Calculation;
  readonly facts: ContractFacts;
  readonly project: {
    readonly name: string;
    readonly deskName: string;
    readonly completionDeadline: CalendarDay;
  };
  /** The day of the paper: of the submission, or today. */
  readonly datedOn: CalendarDay;
  /** Documents of which the applicant hands in files of his own, by their numbers. */
  readonly attached: readonly number[];
  /** Not handed in: the paper says so on every page. */
  readonly isDraft: boolean;
};

type Part = Pick<FormSection, 'title' | 'fields'>;

/** @throws RangeError for a section or a question that the form does not have */
const partsOf = (definition: FormDefinition, { sections = [], fields = [] }: PaperContent): Part[] => {
  const known = definition.steps.flatMap((step) => step.sections);
  const missing = (name: string): never => {
    throw new RangeError(`a paper names ${name}, which the form does not have`);
  };
  return [
    ...sections.map((id) => known.find((section) => section.id === id) ?? missing(id)),
    ...fields.map((name) => {
      const found = fieldsOf(definition).find(({ field }) => field.name === name)?.field ?? missing(name);
      return { title: found.label, fields: [found] };
    }),
  ];
};

const readerOf = ({ answers, calculation, facts, project, datedOn }: PaperSource): Reader => {
  const { completionDeadline } = project;
  return { facts, answers: withFigures(answers, calculation, { today: datedOn, completionDeadline }) };
};

const textOf = (definition: FormDefinition, reader: Reader, name: string): string => {
  const field: FieldDefinition | undefined = fieldsOf(definition).find(
    (one) => one.field.name === name,
  )?.field;
  return field ? valueText(field, reader, reader.answers[name]) : '';
};

const senderOf = ({ definition }: PaperSource, reader: Reader): Fact[] => {
  const text = (...names: string[]): string =>
    names
      .map((name) => textOf(definition, reader, name))
      .join('')
      .trim();
  const { sender } = words;
  const representative = [text('representativeTitle'), text('representativeName')];
  return [
    [sender.address, [text('postalCode'), text('prefecture', 'address')].join('\n').trim() || words.none],
    [sender.name, text('name') || words.none],
    [sender.representative, representative.join('\u3000').trim() || words.none],
  ];
};

const documentTable = ({ definition, answers, attached }: PaperSource): PaperBlock => ({
  kind: 'table',
  columns: [words.number, words.document, words.handedIn].map((label, index) => ({
    label,
    isFigure: index === 0,
  })),
  rows: requiredDocuments(definition, answers)
    .filter(({ isRequired, value }) => isRequired || attached.includes(value))
    .map(({ label, madeOf, value }, index) => [
      String(index + 1),
      label,
      madeOf === null || attached.includes(value) ? words.byApplicant : words.byProduct,
    ]),
  sums: [],
});

/** A single part needs no number, and one that is called as the paper no heading. */
const partBlocks = (parts: readonly Part[], reader: Reader, title: string): PaperBlock[] => {
  const filled = parts
    .map((part) => ({ title: part.title, blocks: blocksOf(part.fields, reader) }))
    .filter(({ blocks }) => blocks.length > 0);
  if (filled.length === 1) return filled.flatMap(({ blocks }) => blocks);
  return filled.flatMap((part, index) => [
    { kind: 'heading', level: 1, text: words.section(wideNumber(index + 1), part.title) } as const,
    ...part.blocks.filter((block) => !(block.kind === 'heading' && block.text === title)),
  ]);
};

/** Everything that was asked of the applicant, with his answers in words: by the sections of the form, in its order. */
export const answerBlocks = (source: PaperSource): PaperBlock[] => {
  const sections = source.definition.steps.flatMap((step) => step.sections);
  return partBlocks(sections, readerOf(source), '');
};

const leadBlocks = ({ lead, isLetter }: PaperContent): PaperBlock[] => [
  ...(lead === undefined ? [] : [{ kind: 'text', text: lead } as const]),
  ...(isLetter ? [{ kind: 'text', text: words.below, align: 'center' } as const] : []),
];

/**
 * A document that repeats the form, as it stands in the answers.
 * @throws RangeError when its content names what the form does not have
 */
export const paperOf = (
  source: PaperSource,
  { label, form, madeOf }: Pick<DocumentDefinition, 'label' | 'form'> & { readonly madeOf: PaperContent },
): Paper => {
  const reader = readerOf(source);
  const { definition, project, datedOn, isDraft } = source;
  // The number of the form stands above the title, so the title does without it.
  const number = form !== null && /\d/.test(form) ? form : null;
  const title = number === null ? label : label.replace(`（${number}）`, '');
  return {
    form: number,
    over: project.name,
    title,
    date: formatEraDay(datedOn),
    madeOn: datedOn,
    letter: madeOf.isLetter ? { to: words.to(project.deskName), from: senderOf(source, reader) } : null,
    foot: textOf(definition, reader, 'name'),
    mark: isDraft ? words.draft : null,
    blocks: [
      ...leadBlocks(madeOf),
      ...partBlocks(partsOf(definition, madeOf), reader, title),
      ...(madeOf.listsDocuments ? [documentTable(source)] : []),
      ...(madeOf.isLetter ? [{ kind: 'text', text: words.end, align: 'right' } as const] : []),
    ],
  };
};
