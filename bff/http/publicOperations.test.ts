import { describe, expect, it } from 'vitest';
import { loadContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';

const document = loadContractDocument();
const operations = mountedOperations();

const isPublic = ({ security }: (typeof operations)[number]): boolean =>
  security.length === 0 || security.some((session) => Object.keys(session).length === 0);

const ofEachFamily = (name: (title: string) => string): string[] =>
  FAMILIES.map((family) => name(FAMILY_LINES[family].title));

/** Before a log-in, and after it is over. */
const LOG_INS = [
  'createAdminSession',
  'createUserSession',
  'listUserLoginProjects',
  'getApplicationLoginTarget',
  'listLoginProviders',
  ...['Admin', 'User'].flatMap((kind) => [`start${kind}ProviderLogIn`, `finish${kind}ProviderLogIn`]),
  ...ofEachFamily((family) => `create${family}ApplicationSession`),
  'invalidateAdminSession',
  'invalidateUserSession',
  ...ofEachFamily((family) => `invalidate${family}ApplicationSession`),
];

/** The address in a mail is what gives the right. */
const LINKS_OF_MAILS = [
  ...['send', 'verify', 'use'].flatMap((step) => [
    `${step}AdminPasswordReset`,
    `${step}UserPasswordReset`,
    ...ofEachFamily((family) => `${step}${family}ApplicationPasswordReset`),
  ]),
  ...ofEachFamily((family) => `confirm${family}ApplicationEmail`),
  'confirmMailCopy',
  'getSubscribedCalendar',
];

/** What anybody may read of a call, and the registration for it. */
const CALLS = [
  'listPublicProjects',
  'getPublicProject',
  'downloadProjectFiles',
  'downloadProjectFile',
  'getFormDefinition',
  'listPublicQuestions',
  'rateQuestion',
  'noteMissedSearch',
  ...ofEachFamily((family) => `create${family}Application`),
];

const CONTRACT = [
  'getEnumerations',
  'getDocumentTypes',
  'getServerTime',
  'getOpenapiYaml',
  'getOpenapiJson',
  'getDocs',
];

describe('an operation without a session', () => {
  it('is one of these and no other: a new one is thought about twice', () => {
    const found = operations.filter(isPublic).map(({ operationId }) => operationId);
    expect(found.toSorted()).toEqual([...LOG_INS, ...LINKS_OF_MAILS, ...CALLS, ...CONTRACT].toSorted());
  });
});

describe('an operation with a session', () => {
  it('says what it answers to who has none', () => {
    const silent = operations.filter((operation) => {
      const written = document.paths[operation.path]?.[operation.method] as { responses: object } | undefined;
      return !isPublic(operation) && !('401' in (written?.responses ?? {}));
    });
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });
});
