import { Mail, Save, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { AccountMenu } from '#ui-kit/AccountMenu/index.ts';
import { Shell, type ShellDrawerContent } from '#ui-kit/Shell/index.ts';
import { LogOutConfirm } from '#web/modules/access/shared/session/LogOutConfirm.tsx';
import { useLogOut } from '#web/modules/access/shared/session/useLogOut.ts';
import type { SessionContext } from '#web/parts/api/contexts.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { shellText } from '#web/parts/text/shell.words.ts';
import { usePageOptions } from '../routes/page.ts';
import { currentMenuId } from './currentMenuId.ts';

// Loaded when it is first opened: a form library has no place in the weight of every page.
const DIALOGS = {
  password: createLazy(
    async () => (await import('#web/modules/access/shared/password/ChangePassword.tsx')).ChangePassword,
  ),
  mails: createLazy(
    async () =>
      (await import('#web/modules/correspondence/shared/mailPreferences/MailPreferences.tsx'))
        .MailPreferences,
  ),
  record: createLazy(
    async () => (await import('#web/modules/access/shared/personalRecord/OwnRecord.tsx')).OwnRecord,
  ),
};

export type Account = {
  readonly context: SessionContext;
  /** The admin type's name, or the person's (spec 2). */
  readonly name: string;
  readonly email: string;
  /** Where log-out leads (spec 4). */
  readonly loginPath: string;
  /** False for an administrator who looks at an applicant's pages: he changes his password at home. */
  readonly hasPassword?: boolean;
  /** Whether there are mails of which this person chooses how he gets them. */
  readonly hasMailPreferences?: boolean;
  /** The page of the person's second factor and log-ins, where there is one. */
  readonly securityPath?: string;
};

type AppShellProps = Pick<ShellDrawerContent, 'title' | 'homeHref' | 'groups'> & {
  readonly status: NonNullable<ShellDrawerContent['status']>;
  readonly account: Account;
  /** At the right end of the top bar of small windows. */
  readonly topBarEnd?: ReactNode;
  readonly children: ReactNode;
};

/** What the menu of the account opens. */
type Opened = keyof typeof DIALOGS;

type MenuProps = {
  readonly account: Account;
  readonly onOpen: (opened: Opened) => void;
  readonly onLogOut: () => void;
};

const OwnAccountMenu = ({ account, onOpen, onLogOut }: MenuProps) => {
  const { name, email, hasPassword = true, hasMailPreferences = false, securityPath } = account;
  const mails = {
    id: 'mails',
    label: shellText((w) => w.mailPreferences),
    icon: Mail,
    onSelect: () => onOpen('mails'),
  };
  const record = {
    id: 'record',
    label: shellText((w) => w.ownRecord),
    icon: Save,
    onSelect: () => onOpen('record'),
  };
  const security =
    securityPath === undefined
      ? []
      : [{ id: 'security', label: shellText((w) => w.security), icon: ShieldCheck, href: securityPath }];
  return (
    <AccountMenu
      name={name}
      email={email}
      items={[...(hasMailPreferences ? [mails] : []), ...security, record]}
      onLogOut={onLogOut}
      {...(hasPassword ? { onChangePassword: () => onOpen('password') } : {})}
    />
  );
};

/** The shell of a logged-in area: menu, account with its acts, and what the page asks of its frame. */
export const AppShell = ({ account, groups, topBarEnd, children, ...content }: AppShellProps) => {
  const { context, loginPath } = account;
  const [pathname] = useLocation();
  const options = usePageOptions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  const { logOut, asked } = useLogOut(context, loginPath);
  return (
    <>
      <Shell
        {...content}
        groups={groups}
        topBarEnd={topBarEnd}
        currentId={currentMenuId(pathname, groups)}
        withoutToolbar={options?.withoutToolbar ?? false}
        withoutBottomPadding={options?.withoutBottomPadding ?? false}
        withoutPadding={options?.withoutPadding ?? false}
        account={<OwnAccountMenu account={account} onOpen={setOpened} onLogOut={() => void logOut()} />}
      >
        {children}
      </Shell>
      <LogOutConfirm asked={asked} />
      {opened !== null && (
        <Lazy key={opened} part={DIALOGS[opened]} props={{ context, onClose }} onFailed={onClose} />
      )}
    </>
  );
};
