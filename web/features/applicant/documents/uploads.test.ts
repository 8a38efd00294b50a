import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/errors.ts';
import { DocumentRequirement } from '#web/api/generated/enums.ts';
import type { FormDocument } from '../model/types.ts';
import { acceptOf, failureOf, fileProblem } from './uploads.ts';

const document: FormDocument = {
  documentList: 'DocumentType',
  type: 6,
  label: '見積書',
  requirement: DocumentRequirement.Required,
  conditionText: null,
  allowedExtensions: ['pdf', 'xlsx'],
  maxBytes: 52_428_800,
  maxFiles: 20,
  guidance: null,
  form: null,
};

describe('fileProblem', () => {
  it('takes the kinds of the document, however they are written', () => {
    expect(fileProblem({ name: '見積書.PDF', size: 1200 }, document)).toBeNull();
    expect(fileProblem({ name: '見積書.zip', size: 1200 }, document)).toContain('PDF・Excel のファイル');
  });

  it('refuses what is empty or too large before it is sent', () => {
    expect(fileProblem({ name: 'a.pdf', size: 0 }, document)).toContain('中身');
    expect(fileProblem({ name: 'a.pdf', size: 52_428_801 }, document)).toContain('50.0MB');
  });
});

describe('failureOf', () => {
  it('lets a broken connection and a broken server be tried again', () => {
    expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ state: 'interrupted', problem: null });
    expect(failureOf(new ApiError({ status: 503, code: 1101 })).state).toBe('interrupted');
  });

  it('says in the server’s words why a file was refused', () => {
    const detail = 'ウイルスが見つかりました。';
    expect(failureOf(new ApiError({ status: 400, code: 1003, detail }))).toEqual({
      state: 'refused',
      problem: detail,
    });
  });
});

describe('acceptOf', () => {
  it('is the list that a file picker takes', () => {
    expect(acceptOf(document)).toBe('.pdf,.xlsx');
  });
});
