import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { cookieNameOf, cookieOf, SESSION_SCHEMES, sessionTokenOf } from './sessionHeaders.ts';

/** A request is read by its headers alone. */
const requestWith = (headers: Readonly<Record<string, string>>) =>
  ({ get: (name: string) => headers[name.toLowerCase()] }) as Request;

describe('the token of a session', () => {
  it('comes in the header that the contract names for its scheme', () => {
    const { securitySchemes } = loadContractDocument().components as unknown as {
      securitySchemes: Record<string, { name?: string }>;
    };
    // A connected system's key comes as HTTP's own Authorization.
    const named = Object.entries(securitySchemes).flatMap(([scheme, { name }]) =>
      name === undefined ? [] : [[scheme, name.toLowerCase()]],
    );
    const ours = [...SESSION_SCHEMES].map(([scheme, { header }]) => [scheme, header]);
    expect(ours.sort()).toEqual(named.sort());
  });

  it.each([...SESSION_SCHEMES.values()])(
    'of $context is not taken from another’s header',
    ({ context, header }) => {
      expect(sessionTokenOf(requestWith({ [header]: 'its own' }), context)).toBe('its own');
      const others = [...SESSION_SCHEMES.values()].filter((other) => other.header !== header);
      const headers = Object.fromEntries(others.map((other) => [other.header, 'another’s']));
      expect(sessionTokenOf(requestWith(headers), context)).toBeUndefined();
    },
  );
});

describe('the cookie that binds a session to its browser', () => {
  it('has the __Host- prefix over TLS only: browsers refuse it elsewhere', () => {
    expect(cookieNameOf('adminBinding', true)).toBe('__Host-adminBinding');
    expect(cookieNameOf('notoBinding', false)).toBe('notoBinding');
  });

  it('is found among others, whatever stands around it', () => {
    const request = requestWith({ cookie: 'a=1; userBinding=x%3D%2B; adminBinding="y"; b' });
    expect(cookieOf(request, 'userBinding')).toBe('x=+');
    expect(cookieOf(request, 'a')).toBe('1');
  });

  it('keeps the equals signs of its value', () => {
    expect(cookieOf(requestWith({ cookie: 'adminBinding=abc==' }), 'adminBinding')).toBe('abc==');
  });

  it('is not there where no cookie, another, or one with a longer name came', () => {
    expect(cookieOf(requestWith({}), 'adminBinding')).toBeUndefined();
    expect(cookieOf(requestWith({ cookie: 'xadminBinding=1' }), 'adminBinding')).toBeUndefined();
    expect(cookieOf(requestWith({ cookie: 'a=1' }), 'toString')).toBeUndefined();
  });

  it('does not stop a request when it is badly written', () => {
    expect(cookieOf(requestWith({ cookie: 'adminBinding=%E0%A4%A' }), 'adminBinding')).toBe('%E0%A4%A');
  });
});
