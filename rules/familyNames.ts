import { FAMILY_LINES, type Family } from './families.ts';

/*
 * What a family's name looks like in other places. The general family was there first: where the others are named,
 * it has no word (spec 3, 7).
 */

const wordOf = (family: Family) => (family === 'general' ? '' : FAMILY_LINES[family].title);
const dashedOf = (family: Family) => (family === 'general' ? '' : (`-${family}` as const));
const segmentOf = (family: Family) => (family === 'general' ? '' : (`/${family}` as const));

/** An address of the applicants: /api/application/noto/self. */
export const applicantAddress = <Rest extends string>(family: Family, rest: Rest) =>
  `/api/application${segmentOf(family)}${rest}` as const;

/** An address of the desk: /api/admin/application/noto/{id}. */
export const deskAddress = <Rest extends string>(family: Family, rest: Rest) =>
  `/api/admin/application${segmentOf(family)}${rest}` as const;

/** The page that lists the family's applications for the desk: /admin/application-noto. */
export const deskPage = (family: Family) => `/admin/application${dashedOf(family)}` as const;

/** The context of its sessions in the browser: applicationNoto. */
export const sessionContextOf = (family: Family) => `application${wordOf(family)}` as const;

/** The contract's security scheme: applicationNotoSession. */
export const sessionSchemeOf = (family: Family) => `application${wordOf(family)}Session` as const;

/** The header that carries a session's token: x-application-noto-session. */
export const sessionHeaderOf = (family: Family) => `x-application${dashedOf(family)}-session` as const;

/** The cookie of a session's token, and the name of the token in the answer of a log-in: applicationNotoUserToken. */
export const tokenNameOf = (family: Family) => `application${wordOf(family)}UserToken` as const;

/** What an upload calls the application: applicationNotoID. */
export const idNameOf = (family: Family) => `application${wordOf(family)}ID` as const;
