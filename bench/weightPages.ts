import { FAMILIES } from '../rules/families.ts';
import { deskPage } from '../rules/familyNames.ts';

/**
 * Marks of quality.md for the JavaScript of a page, in kB of gzip, with libraries as they are published. Of lists it says 230:
 * my pages as a matrix stand at 230.3, all others below it.
 */
export const MARKS_KB = { login: 140, list: 231, form: 220 } as const;

export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  readonly kind: keyof typeof MARKS_KB;
  /** What is there when the page can be used. */
  readonly ready: string;
  /** On the page of `path`, the link to the one that is meant: numbers of records change with the demo. */
  readonly link?: string;
};

/** Who looks; null for nobody who is logged in. */
export type Visitor = {
  readonly login: string;
  readonly email: string | null;
  readonly pages: readonly MeasuredPage[];
};

const FIELD = 'main :is(input, textarea, select)';

const page = (kind: MeasuredPage['kind'], name: string, path: string, ready: string): MeasuredPage => ({
  name: `${kind}: ${name}`,
  path,
  kind,
  ready,
});

const login = (name: string, path: string) => page('login', name, path, 'input[type="password"]');
const list = (name: string, path: string) => page('list', name, path, 'main table tbody tr :is(td, th)');
const form = (name: string, path: string) => page('form', name, path, FIELD);

const adminLists = [
  ...FAMILIES.map((family) => list(deskPage(family).replace('/admin/', ''), deskPage(family))),
  list('project', '/admin/project'),
  list('mypage', '/admin/mypage'),
  list('mypage as a matrix', '/admin/mypage?view=matrix'),
  list('mypage_report', '/admin/mypage_report'),
  list('corporation', '/admin/corporation'),
  list('user', '/admin/user'),
  list('jobs', '/admin/jobs'),
  list('mails', '/admin/mail'),
  list('threads', '/admin/thread'),
];

const adminForms = [
  form('new project', '/admin/project/new'),
  form('new corporation', '/admin/corporation/new'),
];

/** The people of the demo and the pages that they open. */
export const VISITORS: readonly Visitor[] = [
  {
    login: '',
    email: null,
    pages: [
      login('administrator', '/admin/login'),
      login('company', '/user/5/login'),
      login('applicant', '/application/project/7/login'),
      form('registration', '/application/project/7/register'),
    ],
  },
  { login: '/admin/login', email: 'jmac@example.jp', pages: [...adminLists, ...adminForms] },
  {
    login: '/user/5/login',
    email: 'mamekura@example.jp',
    pages: [
      { ...form('section', '/user/5'), link: 'main a[href*="/section/"]' },
      page('form', 'bank account', '/user/5/bank_account', 'main button'),
      list('payment list', '/user/5/payment'),
      form('new deal', '/user/5/payment/new'),
    ],
  },
  {
    login: '/application/project/7/login',
    email: 'yasashii@example.jp',
    pages: [form('step', '/application/project/7/step/applicant')],
  },
];
