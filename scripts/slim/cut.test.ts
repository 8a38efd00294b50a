import { describe, expect, it } from 'vitest';
import { withAnswers, withoutBranches, withoutMethods } from './cut.ts';

describe('what is left out of a library', () => {
  it('is a method, with what it asked for in its head; an init stays, empty, for those who prepare with it', () => {
    const slim = withoutMethods(
      'class I18n { t() { return 1 } dir(way = list()) { return 2 } init() { return 3 } }',
      {
        I18n: 'dir init',
      },
    );
    expect(slim).not.toContain('list');
    const I18n = new Function(`${slim}; return I18n`)();
    expect(new I18n().t()).toBe(1);
    expect(new I18n().init()).toBeUndefined();
    expect('dir' in new I18n()).toBe(false);
  });

  it('is what a method does that the library binds: whoever calls it is told', () => {
    const slim = withoutMethods('class I18n { dir() { return 2 } at() { return this.dir.bind(this) } }', {
      I18n: 'dir',
    });
    const I18n = new Function(`${slim}; return I18n`)();
    expect(new I18n().at()).toThrow('left out by scripts/slim');
  });

  it('is how a function finds its answer', () => {
    const code =
      'const isOdd = (n) => n % 2 === 1; function nameOf(n) { return names[n] } const answers = [isOdd(2), nameOf(2)];';
    const slim = withAnswers(code, { isOdd: 'true', nameOf: "'two'" });
    expect(new Function(`${slim}; return answers`)()).toEqual([true, 'two']);
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
    expect(() => withAnswers('const a = 1;', { a: '2' })).toThrow('nothing to leave out at a');
  });
});
