import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import auth from '#web/text/ja/auth.json' with { type: 'json' };
import type { LoginProject } from './useLoginProject.ts';

/** Stands in the place of a form whose project cannot be shown: not there, or not loaded. */
export const DoorNotice = ({ loaded }: { loaded: LoginProject }) =>
  loaded.state === 'failed' ? (
    <Notice
      role="alert"
      tone="danger"
      title={auth.loadFailed.title}
      actions={<Button onClick={loaded.retry}>{auth.loadFailed.retry}</Button>}
    />
  ) : (
    <Notice tone="warning" title={auth.unknown.title}>
      {auth.unknown.text}
    </Notice>
  );
