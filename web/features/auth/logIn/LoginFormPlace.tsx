import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import type { LoginFormProps } from './LoginForm.tsx';

// Apart from the first script: every page of the product loads that one, and only a log-in needs a form at once.
const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }));

/** The log-in form in its place, from the moment it is there. */
export const LoginFormPlace = (props: LoginFormProps) => (
  <Suspense fallback={<Skeleton rows={4} />}>
    <LoginForm {...props} />
  </Suspense>
);
