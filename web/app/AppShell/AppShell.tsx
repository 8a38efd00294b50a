import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { AccountMenu } from '#ui-kit/AccountMenu/index.ts';
import { Shell, type ShellDrawerContent } from '#ui-kit/Shell/index.ts';
import type { SessionContext } from '#web/api/contexts.ts';
import { LogOutQuestion } from '#web/features/session/LogOutQuestion.tsx';
import { useLogOut } from '#web/features/session/useLogOut.ts';
import { usePageOptions } from '../routes/page.ts';
import { currentMenuId } from './currentMenuId.ts';

// Loaded when it is first opened: a form library has no place in the weight of every page.
const ChangePassword = lazy(async () => ({
  default: (await import('#web/features/password/ChangePassword.tsx')).ChangePassword,
}));

export type Account = {
  readonly context: SessionContext;
  /** The admin type's name, or the person's (spec 2). */
  readonly name: string;
  readonly email: string;
  /** Where log-out leads (spec 4). */
  readonly loginPath: string;
  /** False for an administrator who looks at an applicant's pages: he changes his password at home. */
  readonly hasPassword?: boolean;
};

type AppShellProps = Pick<ShellDrawerContent, 'title' | 'homeHref' | 'groups'> & {
  readonly status: NonNullable<ShellDrawerContent['status']>;
  readonly account: Account;
  /** At the right end of the top bar of small windows. */
  readonly topBarEnd?: ReactNode;
  readonly children: ReactNode;
};

/** The shell of a logged-in area: menu, account with its two acts, and what the page asks of its frame. */
export const AppShell = ({ account, groups, topBarEnd, children, ...content }: AppShellProps) => {
  const { context, name, email, loginPath, hasPassword = true } = account;
  const [pathname] = useLocation();
  const options = usePageOptions();
  const [isChanging, setIsChanging] = useState(false);
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
        account={
          <AccountMenu
            name={name}
            email={email}
            onLogOut={() => void logOut()}
            {...(hasPassword ? { onChangePassword: () => setIsChanging(true) } : {})}
          />
        }
      >
        {children}
      </Shell>
      <LogOutQuestion asked={asked} />
      {isChanging && (
        <Suspense fallback={null}>
          <ChangePassword context={context} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  );
};
