import { expect, it } from 'vitest';
import { hasLoginProviders, readSettings } from './settings.ts';

const pageWith = (contents: Record<string, string>) => ({
  querySelector: (selector: string) => {
    const name = /name="([^"]+)"/.exec(selector)?.[1] ?? '';
    const content = contents[name];
    return content === undefined ? null : { getAttribute: () => content };
  },
});

// The page of a test has only what readSettings reads.
const read = (contents: Record<string, string>) =>
  readSettings(pageWith(contents) as unknown as Pick<Document, 'querySelector'>);

it('takes what the server filled in', () => {
  expect(
    read({
      'csp-nonce': 'abc==',
      'environment-name': '検証環境',
      'public-site': 'https://public.example.jp/',
    }),
  ).toEqual({ cspNonce: 'abc==', environmentName: '検証環境', publicSite: 'https://public.example.jp/' });
});

it('counts what was not filled in, and an absent element, as empty', () => {
  expect(read({ 'csp-nonce': '', 'environment-name': ' ' })).toEqual({
    cspNonce: '',
    environmentName: '',
    publicSite: '',
  });
});

it('says whether there are providers to log in at', () => {
  const page = (content: string) => pageWith({ 'login-providers': content }) as never;
  expect([hasLoginProviders(page('some')), hasLoginProviders(page(''))]).toEqual([true, false]);
});
