import { CloudCheck, CloudOff, CloudUpload, LogIn, TriangleAlert } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { paths, withReturnUrl } from '#web/parts/navigation/paths.ts';
import { marks } from '#web/parts/text/marks.ts';
import { onsiteText as t } from './onsite.words.ts';
import type { OfflineState } from './useOfflineStore.ts';
import type { useOutbox } from './useOutbox.ts';

/** What waits: 未送信 写真2枚・報告の内容. */
const waitingWords = ({ reports, photos }: OfflineState): string[] => [
  ...(photos.length > 0 ? [t((w) => w.send.unsentPhotos, { count: photos.length })] : []),
  ...(reports.some(({ isTyped }) => isTyped) ? [t((w) => w.send.unsentText)] : []),
];

const refusalsOf = ({ reports, photos }: OfflineState): string[] => [
  ...new Set([...reports, ...photos].flatMap(({ refusal }) => refusal ?? [])),
];

type SendStateProps = {
  readonly onPhone: OfflineState;
  readonly outbox: ReturnType<typeof useOutbox>;
  /** Where one comes back to after a log-in. */
  readonly here: string;
};

const LoggedOut = ({ here }: { here: string }) => (
  <Notice
    tone="warning"
    icon={LogIn}
    title={t((w) => w.send.logIn)}
    actions={
      <ButtonLink variant="primary" href={withReturnUrl(paths.adminLogin, here)}>
        {t((w) => w.send.logInButton)}
      </ButtonLink>
    }
  >
    {t((w) => w.send.logInText)}
  </Notice>
);

const SendButton = ({ outbox: { sending, sendNow } }: Pick<SendStateProps, 'outbox'>) => (
  <Button isBusy={sending === 'sending'} onClick={() => void sendNow()}>
    {t((w) => w.send.again)}
  </Button>
);

const Waiting = ({ onPhone, outbox }: Omit<SendStateProps, 'here'>) => {
  const { sending, isOnline } = outbox;
  const isSending = sending === 'sending';
  const count = onPhone.photos.length + onPhone.reports.filter(({ isTyped }) => isTyped).length;
  return (
    <Notice
      tone="info"
      icon={isSending ? CloudUpload : CloudOff}
      title={isSending ? t((w) => w.send.sending, { count }) : waitingWords(onPhone).join(marks.gap)}
      actions={isOnline && !isSending && <SendButton outbox={outbox} />}
    >
      {t((w) => w.send.kept)}
    </Notice>
  );
};

/** What of this phone the server has, in words; above everything else of the page. */
export const SendState = ({ onPhone, outbox, here }: SendStateProps) => {
  const refusals = refusalsOf(onPhone);
  const waits = waitingWords(onPhone).length > 0;
  return (
    <div aria-live="polite">
      {refusals.length > 0 && (
        <Notice
          tone="danger"
          icon={TriangleAlert}
          title={t((w) => w.send.refused)}
          actions={outbox.isOnline && <SendButton outbox={outbox} />}
        >
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
      {outbox.sending === 'logIn' && <LoggedOut here={here} />}
      {waits && outbox.sending !== 'logIn' && refusals.length === 0 && <Waiting {...{ onPhone, outbox }} />}
      {!waits && <Notice tone="success" icon={CloudCheck} title={t((w) => w.send.sent)} />}
    </div>
  );
};
