import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { MailAddress, Text } from '#ui-kit/Text/index.ts';
import { CopyState } from '#web/modules/corporations/shared/mailCopies/CopyState.tsx';
import { mailCopiesText as t } from '#web/modules/corporations/shared/mailCopies/mailCopies.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { type ChangeResult, useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';

type MailCopy = components['schemas']['MailCopy'];

const ONE = '/api/user/mail_copy/{id}';

/** What can be done with an address; each says how it went. */
const useActs = ({ id, version, email, isActive }: MailCopy) => {
  const change = useChange('patch', ONE, { isQuiet: true });
  const remove = useChange('delete', ONE, { isQuiet: true });
  const resend = useChange('post', '/api/user/mail_copy/{id}/confirmation', { isQuiet: true });
  const { ask, dialog } = useAsk();
  const { show } = useSnackbar();
  const path = { id };
  const say = (result: ChangeResult<unknown>, done: string): void => {
    if (result.isOk) show({ message: done, severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.failed), severity: 'error' });
  };
  const toggle = async (): Promise<void> => {
    const result = await change.run({ path, body: { isActive: !isActive } }, { ifMatch: `"v${version}"` });
    say(
      result,
      t((w) => (isActive ? w.stoppedNow : w.resumedNow), { email }),
    );
  };
  const handleResend = async (): Promise<void> =>
    say(
      await resend.run({ path }),
      t((w) => w.resent, { email }),
    );
  const handleRemove = async (): Promise<void> => {
    const isMeant = await ask({
      title: t((w) => w.removeTitle, { email }),
      body: t((w) => w.removeText),
      confirmLabel: t((w) => w.remove),
    });
    if (isMeant)
      say(
        await remove.run({ path }),
        t((w) => w.removed, { email }),
      );
  };
  const isBusy = change.isBusy || remove.isBusy || resend.isBusy;
  return { toggle, handleResend, handleRemove, isBusy, dialog };
};

const CopyActs = ({ copy }: { copy: MailCopy }) => {
  const { toggle, handleResend, handleRemove, isBusy, dialog } = useActs(copy);
  const { email, isActive, confirmedAt } = copy;
  return (
    <Row gap={8}>
      {confirmedAt === null ? (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t((w) => w.resendOf, { email })}
          onClick={() => void handleResend()}
        >
          {t((w) => w.resend)}
        </Button>
      ) : (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t((w) => (isActive ? w.stopOf : w.resumeOf), { email })}
          onClick={() => void toggle()}
        >
          {t((w) => (isActive ? w.stop : w.resume))}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        disabled={isBusy}
        aria-label={t((w) => w.removeOf, { email })}
        onClick={() => void handleRemove()}
      >
        {t((w) => w.remove)}
      </Button>
      {dialog}
    </Row>
  );
};

/** A further address of the company, with what can be done about it. */
export const CopyRow = ({ copy }: { copy: MailCopy }) => (
  <li>
    <Stack gap={4}>
      <Row gap={8}>
        <b>{copy.name}</b>
        <CopyState {...copy} />
      </Row>
      <MailAddress>{copy.email}</MailAddress>
      {copy.confirmedAt === null && (
        <Text size={14} tone="muted">
          {t((w) => w.sentAt, { at: formatDateTime(copy.sentAt) })}
        </Text>
      )}
      <CopyActs copy={copy} />
    </Stack>
  </li>
);
