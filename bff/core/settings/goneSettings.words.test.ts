import { describe, expect, it } from 'vitest';
import { refuseGoneSettings } from './goneSettings.words.ts';

describe('a setting that is gone', () => {
  it.each([
    ['WARM_UP', { WARM_UP: 'off' }, 'WARM_UP'],
    ['how late a replica may be', { REPLICA_MAX_LAG_MS: '5000' }, 'REPLICA_MAX_LAG_MS'],
    ['several servers', { DATABASE_URL: 'postgres://hojo:x@one:5432,two:5432/hojo' }, 'HAProxy'],
    ['several servers without a name', { DATABASE_URL: 'postgresql://one,two/hojo' }, 'HAProxy'],
  ])('ends the start with a sentence that names the way: %s', (_what, env, word) => {
    expect(() => refuseGoneSettings(env)).toThrow(word);
    expect(() => refuseGoneSettings(env)).toThrow('もう一度起動してください');
  });

  it('is told beside all others', () => {
    expect(() => refuseGoneSettings({ WARM_UP: 'on', REPLICA_MAX_LAG_MS: '1' })).toThrow(
      /WARM_UP.*REPLICA_MAX_LAG_MS/s,
    );
  });

  it.each([
    {},
    { WARM_UP: '' },
    { DATABASE_URL: 'postgres://hojo:a,b@one:5432/hojo?options=-c%20jit=off,x' },
    { DATABASE_REPLICA_URL: 'postgres://two/hojo' },
  ])('is none of those that are left: %j', (env) => {
    expect(() => refuseGoneSettings(env)).not.toThrow();
  });
});
