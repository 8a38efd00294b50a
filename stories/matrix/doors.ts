/** The states of the pages in front of the log-in; they are others than those of the pages behind it. */
export const DOOR_STATES = [
  'normal',
  'phone',
  'loading',
  'sending',
  'refused',
  'tooMany',
  'broken',
  'offline',
  'ended',
  'notFound',
] as const;

export type DoorState = (typeof DOOR_STATES)[number];

export const DOOR_STATE_WORDS: Readonly<Record<DoorState, string>> = {
  normal: 'ふつう',
  phone: '電話',
  loading: '読み込み中',
  sending: '送信中',
  refused: '入力が違う',
  tooMany: '回数が多い',
  broken: 'エラー',
  offline: '通信できない',
  ended: '期限切れ・無効',
  notFound: '見つからない',
};

/** A page in front of the log-in, and the stories that show it in its states. */
export type DoorRow = {
  readonly title: string;
  /** As authRouteOf recognises it. */
  readonly pattern: string;
  /** Below stories/screens/access/logIn, without `.stories.tsx`. */
  readonly file: string;
  /** The stories of the file; a state that is missing does not happen here. */
  readonly stories: Partial<Record<DoorState, string>>;
  /** Why the states that are missing do not happen. */
  readonly otherwise: string;
};

const NOTHING_READ = '入力だけの画面なので、起こりません';
const SAME_FORM = '入力の欄は「管理者」「企業」のログインと同じ部品です。そちらの行で見られます';

const PASSWORD = {
  sending: 'Checking',
  refused: 'Mismatch',
  tooMany: 'AskTooOften',
  broken: 'AskFailed',
  offline: 'AskOffline',
  ended: 'Expired',
  notFound: 'NeverIssued',
} as const;

/** Every address that authRouteOf knows; a test holds them against it. */
export const DOOR_ROWS: readonly DoorRow[] = [
  {
    title: '管理者のログイン',
    pattern: '/admin/login',
    file: 'AdminLogin',
    stories: {
      normal: 'Normal',
      phone: 'Phone',
      sending: 'Sending',
      refused: 'WrongPassword',
      tooMany: 'TooManyTries',
      broken: 'GenericError',
      offline: 'Offline',
      ended: 'Expired',
    },
    otherwise: NOTHING_READ,
  },
  {
    title: '管理者のログイン：確認コード',
    pattern: '/admin/login',
    file: 'SecondStep',
    stories: {
      normal: 'Code',
      phone: 'AskedOnPhone',
      sending: 'Sending',
      refused: 'WrongCode',
      tooMany: 'TooMany',
      offline: 'Offline',
    },
    otherwise: NOTHING_READ,
  },
  {
    title: '管理者のログイン：外部アカウント',
    pattern: '/admin/login',
    file: 'ProviderLogin',
    stories: { normal: 'Admin', phone: 'Phone', broken: 'WaysUnknown', offline: 'Unreachable' },
    otherwise: SAME_FORM,
  },
  {
    title: '外部アカウントから戻ったところ（管理者）',
    pattern: '/admin/login/:provider',
    file: 'ProviderLogin',
    stories: { normal: 'Returned', phone: 'RefusedOnPhone', loading: 'Finishing', refused: 'Refused' },
    otherwise: '戻ってきた人は何も入力しません。断られると、ログインの画面に理由が出ます',
  },
  {
    title: 'パスワードの再設定（管理者）',
    pattern: '/admin/password',
    file: 'PasswordReset',
    stories: { ...PASSWORD, normal: 'SentToAdmin', phone: 'SentOnPhone' },
    otherwise: NOTHING_READ,
  },
  {
    title: '企業のログイン（事業を選ぶ前）',
    pattern: '/user/login',
    file: 'UserLoginWithoutProject',
    stories: {
      normal: 'Normal',
      phone: 'Phone',
      sending: 'Entering',
      refused: 'WrongPassword',
      tooMany: 'TooManyTries',
      offline: 'Offline',
      notFound: 'NoProject',
    },
    otherwise: SAME_FORM,
  },
  {
    title: '外部アカウントから戻ったところ（企業）',
    pattern: '/user/login/:provider',
    file: 'ProviderLogin',
    stories: { normal: 'CompanyChooses', refused: 'CompanyRefused' },
    otherwise: '管理者が戻ったところと同じ画面です。そちらの行で見られます',
  },
  {
    title: '企業のログイン',
    pattern: '/user/:projectId/login',
    file: 'UserLogin',
    stories: {
      normal: 'Normal',
      phone: 'Phone',
      loading: 'Loading',
      refused: 'WrongPassword',
      tooMany: 'TooManyTries',
      broken: 'LoadFailed',
      offline: 'Offline',
      ended: 'Expired',
      notFound: 'UnknownProject',
    },
    otherwise: SAME_FORM,
  },
  {
    title: 'パスワードの再設定（企業）',
    pattern: '/user/:projectId/password',
    file: 'PasswordReset',
    stories: { ...PASSWORD, normal: 'Ask', phone: 'AskOnPhone' },
    otherwise: NOTHING_READ,
  },
  {
    title: '応募者のログイン',
    pattern: '/application/project/:projectId/login',
    file: 'ApplicantLogin',
    stories: {
      normal: 'General',
      phone: 'Phone',
      loading: 'Loading',
      refused: 'WrongPassword',
      tooMany: 'TooManyTries',
      broken: 'LoadFailed',
      offline: 'Offline',
      ended: 'Invalidated',
      notFound: 'UnknownProject',
    },
    otherwise: SAME_FORM,
  },
  {
    title: '応募者のログイン（応募の番号から）',
    pattern: '/application/:applicationId/login',
    file: 'ApplicantLogin',
    stories: { normal: 'ByApplication', notFound: 'UnknownApplication' },
    otherwise: '公募回が分かると「応募者のログイン」の画面になります',
  },
  {
    title: 'パスワードの再設定（応募者）',
    pattern: '/application/project/:projectId/password',
    file: 'PasswordReset',
    stories: { ...PASSWORD, normal: 'SentToApplicant', phone: 'SentOnPhone' },
    otherwise: NOTHING_READ,
  },
];
