import { describe, expect, it } from 'vitest';
import { CONTEXTS, contextsFor, SESSION_CONTEXTS, type SessionContext } from './contexts.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';
import { operationFacts } from './generated/operations.ts';

/** The contract's security scheme is called after the context (contract.md). */
const schemeOf = (context: SessionContext): string => `${context}Session`;

describe('a call carries the session that its address takes (spec 6)', () => {
  it.each([
    ['/api/admin/session', ['admin']],
    ['/api/admin/application/ingredient/5', ['admin']],
    ['/api/user/my_page/self', ['user']],
    ['/api/corporate/7/bank_account', ['user']],
    ['/api/application/self', ['admin', 'application']],
    ['/api/application/project/3/password/reset_token/send', ['admin', 'application']],
    ['/api/application/ingredient/self', ['admin', 'applicationIngredient']],
    ['/api/application/noto/file', ['admin', 'applicationNoto']],
    ['/api/application/inclusive', ['admin', 'applicationInclusive']],
    ['/api/administrator', []],
    ['/api/openapi.json', []],
  ])('%s → %j', (pathname, contexts) => {
    expect(contextsFor(pathname)).toEqual(contexts);
  });

  it('for every operation of the contract that asks for a session', () => {
    const without = Object.entries(operationFacts).filter(([, { path, security }]) => {
      const schemes = security.flatMap((alternative) => Object.keys(alternative));
      const carried = contextsFor(path).map(schemeOf);
      return schemes.length > 0 && !carried.some((scheme) => schemes.includes(scheme));
    });
    expect(without.map(([operationId]) => operationId)).toEqual([]);
  });
});

describe('the six cookies (spec 9)', () => {
  it('have the names of the specification', () => {
    expect(SESSION_CONTEXTS.map((context) => CONTEXTS[context].cookie)).toEqual([
      'adminToken',
      'userToken',
      'applicationIngredientUserToken',
      'applicationNotoUserToken',
      'applicationInclusiveUserToken',
      'applicationUserToken',
    ]);
  });

  it('are written at path /, same-site, and Secure on https only', () => {
    const jar = { cookie: '' };
    writeCookie(jar, 'adminToken', 'id.secret', true);
    expect(jar.cookie).toBe('adminToken=id.secret; Path=/; SameSite=Strict; Secure');
    writeCookie(jar, 'adminToken', 'id.secret', false);
    expect(jar.cookie).toBe('adminToken=id.secret; Path=/; SameSite=Strict');
    clearCookie(jar, 'adminToken', true);
    expect(jar.cookie).toBe('adminToken=; Max-Age=0; Path=/; SameSite=Strict; Secure');
  });

  it('are found by their whole name', () => {
    const jar = { cookie: 'xuserToken=a; userToken=b.c; applicationUserToken=' };
    expect(readCookie(jar, 'userToken')).toBe('b.c');
    expect(readCookie(jar, 'applicationUserToken')).toBeNull();
    expect(readCookie(jar, 'Token')).toBeNull();
  });
});
