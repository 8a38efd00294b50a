import type { Fact, Paper, PaperBlock } from '#bff/core/paper.ts';
import { type PaperField, PaperFieldLabel, PaperKind, PaperSeal } from '#bff/generated/contract/enums.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { TemplateText } from './defaultTemplates.words.ts';
import { fieldNamed, mayBeEmpty, type PaperFacts, requiredFields } from './paperFields.service.ts';
import { paperWords as words } from './papers.words.ts';

/*
 * A paper made of its template and of facts: pure, so that what is tried is what is issued, and the same paper is the
 * same bytes.
 */

const FIELD = /\{([^{}]*)\}/g;

/** The names that stand in braces. */
export const namesIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);

const fill = (text: string, facts: PaperFacts): string =>
  text.replaceAll(FIELD, (whole, name: string) => {
    const field = fieldNamed(name);
    return field === undefined ? whole : (facts[field] ?? words.none);
  });

/** What a paper says beside its template. */
export type Filling = {
  readonly kind: PaperKind;
  readonly template: TemplateText;
  readonly facts: PaperFacts;
  /** 株式会社みらい食堂　御中 */
  readonly to: string;
  /** As it is printed; where it will stand when there is none yet. */
  readonly number: string;
  readonly issuedOn: string;
  readonly note: string | null;
  /** The paper whose place this one takes. */
  readonly replaces: { readonly number: string; readonly issuedOn: string; readonly title: string } | null;
  /** Tables of the sheet with the expenses, or with what was inspected; none where there is nothing of the kind. */
  readonly breakdown: readonly PaperBlock[];
};

const text = (value: string, align?: 'center' | 'right'): PaperBlock =>
  align === undefined ? { kind: 'text', text: value } : { kind: 'text', text: value, align };

const linesOf = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const factBlock = ({ template, facts }: Filling): PaperBlock[] => {
  const rows = template.factFields.map((field): Fact => [PaperFieldLabel[field], facts[field] ?? words.none]);
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
};

const conditionBlocks = ({ template, facts }: Filling): PaperBlock[] => {
  const conditions = linesOf(fill(template.conditions, facts));
  if (conditions.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: words.conditions },
    ...conditions.map((condition, index) => text(words.condition(index + 1, condition))),
  ];
};

const noteBlocks = ({ note }: Filling): PaperBlock[] =>
  note === null ? [] : [{ kind: 'heading', level: 2, text: words.note }, text(note)];

const replacesBlock = ({ replaces }: Filling): PaperBlock[] =>
  replaces === null
    ? []
    : [text(words.replaces(formatEraDay(replaces.issuedOn), replaces.number, replaces.title))];

const appendixOf = (kind: PaperKind): string =>
  kind === PaperKind.InspectionReport ? words.inspected : words.appendix;

const breakdownBlocks = ({ kind, template, breakdown }: Filling): PaperBlock[] =>
  template.hasBreakdown && breakdown.length > 0
    ? [{ kind: 'sheet' }, { kind: 'heading', level: 1, text: appendixOf(kind) }, ...breakdown]
    : [];

/** The paper, as it is printed and shown. */
export const fillPaper = (filling: Filling): Paper => {
  const { template, facts, to, number, issuedOn } = filling;
  const desk = facts.deskName ?? words.none;
  return {
    form: null,
    over: facts.projectName ?? words.none,
    title: template.title,
    date: words.date(number, formatEraDay(issuedOn)),
    madeOn: issuedOn,
    letter: {
      to,
      from: [
        [words.from, desk],
        ...(template.seal === PaperSeal.Omitted ? [['', words.noSeal] as const] : []),
      ],
      hasSealArea: template.seal === PaperSeal.Square,
    },
    foot: desk,
    mark: null,
    blocks: [
      text(fill(template.body, facts)),
      ...replacesBlock(filling),
      text(words.below, 'center'),
      ...factBlock(filling),
      ...conditionBlocks(filling),
      ...noteBlocks(filling),
      text(words.end, 'right'),
      ...breakdownBlocks(filling),
    ],
  };
};

/** What the paper tells and nobody has registered, in the order of the contract. */
export const missingFields = ({
  kind,
  template,
  facts,
}: Pick<Filling, 'kind' | 'template' | 'facts'>): PaperField[] => {
  const named = [...namesIn(template.body), ...namesIn(template.conditions)].flatMap(
    (name) => fieldNamed(name) ?? [],
  );
  const told = new Set<PaperField>([...requiredFields(kind), ...template.factFields, ...named]);
  return [...told].filter((field) => facts[field] === null && !mayBeEmpty(field));
};
