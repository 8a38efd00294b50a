import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { authText } from '../logIn/auth.words.ts';
import type { LoginProject } from './useLoginProject.ts';

/** Stands in the place of a form whose project cannot be shown: not there, or not loaded. */
export const ProjectUnavailable = ({ loaded }: { loaded: LoginProject }) =>
  loaded.state === 'failed' ? (
    <Notice
      role="alert"
      tone="danger"
      title={authText((w) => w.loadFailed.title)}
      actions={<Button onClick={loaded.retry}>{authText((w) => w.loadFailed.retry)}</Button>}
    />
  ) : (
    <Notice tone="warning" title={authText((w) => w.unknown.title)}>
      {authText((w) => w.unknown.text)}
    </Notice>
  );
