import { describe, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { createNormaliser } from './normaliseBody.ts';

const normaliserFor = createNormaliser(loadContractDocument());
const corporation = normaliserFor({ path: '/api/admin/corporation', method: 'post' });
const account = normaliserFor({ path: '/api/corporate/{corporationID}/bank_account', method: 'post' });

describe('normalising a request body by the contract', () => {
  it('reads full-width digits and hyphens of 法人番号, postal code and phone', () => {
    const body = {
      corporateNumber: '７９９９９０１０００００１',
      postalCode: '〒１００−０００１',
      phone: '０３ー１２３４ー００００',
    };
    expect(corporation(body)).toEqual({
      corporateNumber: '7999901000001',
      postalCode: '1000001',
      phone: '0312340000',
    });
  });

  it('keeps the T of an invoice number', () => {
    expect(corporation({ invoiceNumber: 'ｔ７９９９９０１０００００１' })).toEqual({
      invoiceNumber: 'T7999901000001',
    });
  });

  it('turns hiragana and half-width kana into full-width katakana', () => {
    expect(corporation({ nameKana: 'みらいｼｮｸﾄﾞｳ' })).toEqual({ nameKana: 'ミライショクドウ' });
  });

  it('turns an account holder into the letters of a bank file', () => {
    expect(account({ accountHolderKana: 'カ）ミライショクドウ' })).toEqual({
      accountHolderKana: 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ',
    });
  });

  it('leaves names alone, also 𠮷 and ㍿', () => {
    const body = { name: '㍿𠮷野家', memo: null, capital: 1000 };
    expect(corporation(body)).toEqual(body);
  });

  it('leaves what is no object to the check that follows', () => {
    expect(corporation('text')).toBe('text');
    expect(corporation(undefined)).toBeUndefined();
  });
});
