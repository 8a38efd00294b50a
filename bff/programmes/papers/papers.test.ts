import { describe, expect, it } from 'vitest';
import type { Paper, PaperBlock } from '#bff/core/paper.ts';
import { contractFacts as facts } from '#bff/testing/programmes/facts.ts';
import {
  allProgrammes,
  business,
  ingredientR6,
  type SampleProgramme,
} from '#bff/testing/programmes/programmes.ts';
import { calculate } from '../engine.ts';
import type { Answers, DocumentDefinition } from '../familyTypes.ts';
import { paperOf } from './paperOf.ts';

const made = ({ definition }: SampleProgramme) =>
  definition.documents.flatMap((document) =>
    document.madeOf === null ? [] : [{ ...document, madeOf: document.madeOf }],
  );

const print = (
  { definition, answers: own, project }: SampleProgramme,
  document: ReturnType<typeof made>[number],
  changed: Answers = {},
): Paper => {
  const answers = { ...own, ...changed };
  return paperOf(
    {
      definition,
      answers,
      facts,
      calculation: calculate(definition, answers, project),
      project: { name: '公募', deskName: '事務局', completionDeadline: project.completionDeadline },
      datedOn: '2026-11-22',
      attached: [],
      isDraft: false,
    },
    document,
  );
};

const textsOf = (block: PaperBlock): string[] => {
  if (block.kind === 'facts') return block.rows.flat();
  if (block.kind === 'table')
    return [...block.columns.map(({ label }) => label), ...block.rows.flat(), ...block.sums.flat()];
  return 'text' in block ? [block.text] : [];
};

const wordsOf = (paper: Paper): string => paper.blocks.flatMap(textsOf).join('\n');

const paperNamed = (programme: SampleProgramme, key: string, changed?: Answers): Paper => {
  const document = made(programme).find((one) => one.key === key);
  if (!document) throw new RangeError(`${key} is not made`);
  return print(programme, document, changed);
};

describe.each(allProgrammes.map((programme) => [programme.name, programme] as const))(
  '%s',
  (_name, programme) => {
    it('has no question but the survey that stands on none of its papers', () => {
      const papers = made(programme).map(({ madeOf }) => madeOf);
      const sections = papers.flatMap(({ sections: own = [] }) => own);
      const asked = programme.definition.steps
        .flatMap((step) => step.sections)
        .filter(({ id }) => !sections.includes(id))
        .map(({ id }) => id);
      expect(asked).toEqual(['files', 'survey']);
    });

    it('prints every answer of its sample in words, never as the number of an enumeration', () => {
      const words = made(programme)
        .map((document) => wordsOf(print(programme, document)))
        .join('\n');
      expect(words).toContain(String(programme.answers.name));
      expect(words).not.toMatch(/undefined|null|\[object/);
    });
  },
);

describe('a paper made of the answers', () => {
  it('adds up the expenses, and says of every row what it claims', () => {
    const [table] = paperNamed(business, 'ApplicationExpenseBreakdown').blocks.filter(
      ({ kind }) => kind === 'table',
    );
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.columns.map(({ label }) => label)).toContain('うち補助対象額（税抜）');
    expect(table.sums).toEqual([['', '合計', '', '8,480,000円', '3,960,000円', '8,100,000円']]);
  });

  it('tells the details of a row under its words, so that the amounts keep their columns', () => {
    const row = {
      category: 1,
      description: '製造ライン',
      amountTaxExcluded: 900,
      quantity: 2,
      supplierName: 'みほん製機',
    };
    const paper = paperNamed(business, 'ApplicationExpenseBreakdown', { expenses: [row] });
    const table = paper.blocks.find(({ kind }) => kind === 'table');
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.columns.map(({ label }) => label)).toEqual(['No.', '区分', '内容', '金額（税抜）']);
    expect(table.rows[0]?.[2]).toBe('製造ライン\n数量：2　見積先：みほん製機');
  });

  it('is a letter to the desk where the form is one, with the number of the form above its title', () => {
    const paper = paperNamed(business, 'ApplicationForm');
    expect([paper.form, paper.title]).toEqual(['様式1', '応募申請書']);
    expect(paper.letter?.to).toBe('事務局　御中');
    expect(paper.letter?.from[1]).toEqual(['名称', '株式会社みらい食堂']);
  });

  it('leaves out what is not asked of this applicant, and a welcome promise that was not given', () => {
    const pledged = { environmentCheck: true, wageIncrease: true };
    const form = wordsOf(paperNamed(ingredientR6, 'IngR6ApplicationForm', pledged));
    const without = wordsOf(paperNamed(ingredientR6, 'IngR6ApplicationForm', { wageIncrease: false }));
    expect(form).not.toContain('代表者生年月日');
    expect(form).toContain('賃上げを表明します');
    expect(without).not.toContain('賃上げを表明します');
  });

  it('takes a draft as it is: nothing answered yet, or half typed', () => {
    const empty = { expensesA: null, expensesB: [], establishedOn: '平成2', postalCode: '100', name: null };
    const words = made(ingredientR6).map((document) => wordsOf(print(ingredientR6, document, empty)));
    expect(words.join('\n')).toContain('平成2');
  });

  it('lists what is handed in, and how', () => {
    const document: DocumentDefinition | undefined = business.definition.documents.find(
      ({ key }) => key === 'ApplicationCheckSheet',
    );
    const words = wordsOf(paperNamed(business, document?.key ?? ''));
    expect(words).toContain('応募申請書（様式1）\n入力した内容から作成');
    expect(words).toContain('見積書（応募時）\n添付');
  });
});
