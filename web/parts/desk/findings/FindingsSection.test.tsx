import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { deskWorld } from '#web/mock/world/world.ts';
import { ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { button, field, fill, press } from '#web/testing/acts.ts';
import { finding } from '#web/testing/findings.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { FindingsSection } from './FindingsSection.tsx';
import type { Finding } from './findings.ts';
import type { DueDay } from './useDueDay.ts';

const returnPhrases = deskWorld.saw('getReturnPhrases');
const area = { x: 0.1, y: 0.1, width: 0.2, height: 0.1 };
const usual: DueDay = { day: '2026-11-30', setDay: () => {}, isDay: true, isUsual: true };

type Options = { mayReturn?: boolean; hasTried?: boolean; due?: DueDay; pageCount?: number };

type WrittenProps = Required<Omit<Options, 'due'>> & {
  initial: Finding[];
  due: DueDay;
  onNow: (now: readonly Finding[]) => void;
  onDraw: () => void;
};

/** The desk keeps the findings; here the test does. */
const Written = ({ initial, onNow, ...section }: WrittenProps) => {
  const [findings, setFindings] = useState<readonly Finding[]>(initial);
  const put = (next: readonly Finding[]): void => {
    setFindings(next);
    onNow(next);
  };
  return (
    <FindingsSection
      {...section}
      findings={findings}
      marks={[]}
      renderPage={null}
      drawingId={null}
      dueRefusal={undefined}
      onTakeOver={() => {}}
      isTakingOver={false}
      saving="none"
      onAdd={() => {}}
      onChange={(id, change) => put(findings.map((each) => (each.id === id ? { ...each, ...change } : each)))}
      onRemove={({ id }) => put(findings.filter((each) => each.id !== id))}
    />
  );
};

/** The findings as they are written; `now` tells what they are. */
const write = (initial: Finding[], options: Options = {}) => {
  let now: readonly Finding[] = initial;
  const onDraw = vi.fn();
  const usually = { mayReturn: true, hasTried: false, due: usual, pageCount: 3 };
  const keep = (next: readonly Finding[]): void => {
    now = next;
  };
  renderWithServices(<Written {...usually} {...options} {...{ initial, onDraw }} onNow={keep} />, {
    handlers: { getReturnPhrases: reply(returnPhrases) },
  });
  return { now: () => now, onDraw };
};

const phrasesOf = (category: ReviewCategory) =>
  returnPhrases.items.filter(({ reviewCategory }) => reviewCategory === category);

describe('a finding on the desk', () => {
  it('says where it is: on its page, or in the document as a whole', () => {
    write([finding({ page: 2 }), finding({ id: 'b' })]);
    expect(screen.getByText('2ページ')).toBeTruthy();
    expect(screen.getByText('書類全体')).toBeTruthy();
  });

  it('gets another page by hand, and loses the area that was drawn on the first', () => {
    const { now } = write([finding({ page: 1, area })]);
    press('区分とページ');
    fill('ページ', '3');
    expect(now()).toMatchObject([{ page: 3, area: null }]);
    fill('ページ', '');
    expect(now()).toMatchObject([{ page: null }]);
  });

  it('gets another category by hand, and with it the phrases of that category', async () => {
    const { now } = write([finding()]);
    press('区分とページ');
    fill('確認区分', String(ReviewCategory.Expenses));
    expect(now()).toMatchObject([{ category: ReviewCategory.Expenses }]);
    const [phrase] = phrasesOf(ReviewCategory.Expenses);
    if (phrase !== undefined) expect(await screen.findByRole('button', { name: phrase.label })).toBeTruthy();
  });

  it('takes its area off again', () => {
    const { now, onDraw } = write([finding({ page: 1, area })]);
    press('印を付け直す');
    expect(onDraw).toHaveBeenCalledExactlyOnceWith('a');
    press('印を外す');
    expect(now()).toMatchObject([{ page: 1, area: null }]);
    expect(screen.queryByRole('button', { name: '印を外す' })).toBeNull();
  });

  it('is asked for words only after a try to send the document back', () => {
    write([finding()]);
    expect(screen.queryByText('指摘の内容を入力してください。')).toBeNull();
    write([finding({ id: 'b' })], { hasTried: true });
    expect(screen.getByText('指摘の内容を入力してください。')).toBeTruthy();
  });

  it('is left with Escape, so that the keys of the desk work again, not while kana are converted', () => {
    write([finding({ comment: '日付' })]);
    const words = field(/^指摘の内容/);
    words.focus();
    fireEvent.keyDown(words, { key: 'Escape', isComposing: true });
    expect(document.activeElement).toBe(words);
    fireEvent.keyDown(words, { key: 'Escape' });
    expect(document.activeElement).toBe(words.closest('li'));
  });
});

describe('a stock phrase', () => {
  it('is put into the words, and shown as used', async () => {
    const [phrase] = phrasesOf(ReviewCategory.Document);
    if (phrase === undefined) throw new Error('a phrase');
    const { now } = write([finding()]);
    fireEvent.click(await screen.findByRole('button', { name: phrase.label }));
    expect(now()).toMatchObject([{ comment: phrase.text }]);
    expect(button(phrase.label).getAttribute('aria-pressed')).toBe('true');
  });

  it('is one of three until more are asked for', async () => {
    const phrases = phrasesOf(ReviewCategory.Document);
    write([finding()]);
    await screen.findByRole('button', { name: phrases[0]?.label ?? '' });
    const shown = () =>
      phrases.filter(({ label }) => screen.queryByRole('button', { name: label }) !== null).length;
    expect(shown()).toBe(Math.min(3, phrases.length));
    if (phrases.length > 3) {
      press(`ほか${phrases.length - 3}件`);
      expect(shown()).toBe(phrases.length);
    }
  });
});

describe('the day for all findings', () => {
  it('says that it is the usual one, at 17:00', () => {
    write([finding()]);
    expect(screen.getByText('17:00まで').textContent).toMatch(/17:00まで.*通常の期限/);
  });

  it('is asked for when what stands there is none', () => {
    write([finding()], { hasTried: true, due: { ...usual, day: '来週', isDay: false, isUsual: false } });
    expect(screen.getByText('再提出の期限を入力してください。')).toBeTruthy();
  });
});

it('findings of a document that came into other hands stay to be read, and say so', () => {
  write([finding({ comment: '日付の誤り' })], { mayReturn: false });
  expect(screen.getByText('書きかけの指摘が残っています')).toBeTruthy();
  expect(field(/^指摘の内容/).value).toBe('日付の誤り');
  expect(screen.queryByRole('button', { name: '指摘を加える' })).toBeNull();
  expect(screen.queryByLabelText('再提出の期限')).toBeNull();
});
