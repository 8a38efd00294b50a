import { describe, expect, it } from 'vitest';
import { withoutBranches, withoutMethods } from './cut.ts';

describe('what is left out of a library', () => {
  it('is the body of a method: whoever calls it is told', () => {
    const slim = withoutMethods('class I18n { t() { return 1 } dir() { return 2 } init() { return 3 } }', {
      I18n: 'dir init',
    });
    const I18n = new Function(`${slim}; return I18n`)();
    expect(new I18n().t()).toBe(1);
    expect(new I18n().init()).toBeUndefined();
    expect(() => new I18n().dir()).toThrow('left out by scripts/slim');
  });

  it('is every branch with a condition, and not what stands beside it', () => {
    const code = 'if (a.b) { one(); } else if (c) { two(); } else three(); if (a.b) four();';
    expect(withoutBranches(code, ['a.b', 'c'])).toBe(
      'if (false) { one(); } else if (false) { two(); } else three(); if (false) four();',
    );
  });

  it('breaks where another version of the library is written otherwise, instead of leaving nothing out', () => {
    expect(() => withoutMethods('class I18n { t() {} }', { I18n: 'dir' })).toThrow(
      'nothing to leave out at I18n.dir',
    );
    expect(() => withoutBranches('if (a) b();', ['c'])).toThrow('nothing to leave out at if (c)');
  });
});
