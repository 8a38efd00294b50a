import { describe, expect, it } from 'vitest';
import { searchForm, searchNumber } from './searchForm.service.ts';

describe('what is typed into a search', () => {
  it.each([
    ['計測食堂　１２３４', '計測食堂1234'],
    ['ミライ食堂', 'ミライ食堂'],
    ['みらい食堂', 'ミライ食堂'],
    ['ﾐﾗｲ食堂', 'ミライ食堂'],
    ['㈱みらい', '株式会社ミライ'],
    ['㍿みらい', '株式会社ミライ'],
    ['（株）みらい', '株式会社ミライ'],
    ['(有)海風すし', '有限会社海風スシ'],
    ['ＡＢＣ Kitchen', 'abckitchen'],
    ['1‐2', '1-2'],
    ['カレー', 'カレー'],
    ['𠮷野家', '吉野家'],
    ['髙橋食品', '高橋食品'],
    ['山﨑', '山崎'],
    ['葛\u{E0100}城', '葛城'],
    ['味〜さい', '味~サイ'],
    ['味～さい', '味~サイ'],
    ['株式会社\u200Bゼロ幅', '株式会社ゼロ幅'],
  ])('%s is looked for as %s', (typed, form) => {
    expect(searchForm(typed)).toBe(form);
  });

  it.each([
    ['03-0000-0001', '0300000001'],
    ['０３（００００）０００１', '0300000001'],
    ['03 0000 0001', '0300000001'],
    ['+81-3-0000-0001', '0300000001'],
    ['03-0000', '030000'],
    ['3005', null],
    ['みらい', null],
    ['03-0000-000x', null],
  ])('%s is the number %s', (typed, number) => {
    expect(searchNumber(typed)).toBe(number);
  });
});
