import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { calendarSubscriptionText as t } from './calendarSubscription.words.ts';
import { MadeAddress } from './MadeAddress.tsx';
import { refusalOf, type Subscription } from './subscription.ts';

/** What the dialog asks before it is done, both of which end the address that programs know. */
type Question = 'askRenew' | 'askEnd';

const factsOf = ({ current, nextShows, showsOf }: Subscription) => [
  ...(current === null
    ? []
    : [
        { term: t((w) => w.shows), value: showsOf(current) },
        { term: t((w) => w.createdAt), value: formatDateTime(current.createdAt) },
        {
          term: t((w) => w.lastUsedAt),
          value: current.lastUsedAt === null ? t((w) => w.never) : formatDateTime(current.lastUsedAt),
        },
      ]),
  ...(nextShows === undefined ? [] : [{ term: t((w) => w.nextShows), value: nextShows }]),
];

type StateProps = {
  readonly subscription: Subscription;
  readonly onCreate: () => void;
  readonly onAsk: (question: Question) => void;
};

const CurrentState = ({ subscription, onCreate, onAsk }: StateProps) => {
  const { current, isBusy } = subscription;
  const facts = factsOf(subscription);
  return (
    <Stack gap={16}>
      <Text>{t((w) => w.lead)}</Text>
      {facts.length > 0 && <Facts variant="compact" facts={facts} />}
      <Text size={14} tone="muted">
        {t((w) => (current === null ? w.secret : w.hidden))}
      </Text>
      <Row gap={8}>
        {current === null ? (
          <Button variant="primary" isBusy={isBusy} onClick={onCreate}>
            {t((w) => w.create)}
          </Button>
        ) : (
          <>
            <Button onClick={() => onAsk('askRenew')}>{t((w) => w.renew)}</Button>
            <Button variant="quiet" onClick={() => onAsk('askEnd')}>
              {t((w) => w.end)}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
};

const Unread = ({ subscription: { state, reload } }: { subscription: Subscription }) =>
  state === 'pending' ? (
    <Skeleton rows={4} />
  ) : (
    <Notice
      role="alert"
      tone="danger"
      title={shellText((w) => w.generic)}
      actions={<Button onClick={reload}>{shellText((w) => w.error.reload)}</Button>}
    />
  );

/** What the dialog shows: the address as it is, one that was just made, or a question. */
const useSteps = (subscription: Subscription) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    const result = await subscription.create();
    setSaid(refusalOf(result));
    setUrl(result.isOk ? result.body.url : null);
    setQuestion(null);
  };
  const end = async (): Promise<void> => {
    const result = await subscription.end();
    setSaid(refusalOf(result) ?? t((w) => w.ended));
    setUrl(null);
    setQuestion(null);
  };
  const ask = (next: Question | null): void => {
    setSaid(null);
    setQuestion(next);
  };
  return { question, url, said, create, end, ask };
};

type Steps = ReturnType<typeof useSteps>;

const Actions = ({ steps, isBusy, onClose }: { steps: Steps; isBusy: boolean; onClose: () => void }) => {
  const { question, ask, create, end } = steps;
  if (question === null) return <Button onClick={onClose}>{t((w) => w.close)}</Button>;
  return (
    <>
      <Button disabled={isBusy} onClick={() => ask(null)}>
        {t((w) => w.cancel)}
      </Button>
      <Button
        variant={question === 'askEnd' ? 'danger' : 'primary'}
        isBusy={isBusy}
        onClick={() => void (question === 'askEnd' ? end() : create())}
      >
        {t((w) => w[question].confirm)}
      </Button>
    </>
  );
};

/** The button that was pressed goes with its step: the next one takes the focus, and is read. */
const useFocusOn = (step: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) ref.current?.focus();
    shown.current = step;
  }, [step]);
  return ref;
};

type SubscriptionDialogProps = { readonly subscription: Subscription; readonly onClose: () => void };

/** The private address of a calendar: made, made anew, ended. The address is shown once, when it is made. */
export const SubscriptionDialog = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const steps = useSteps(subscription);
  const { question, url, said, create, ask } = steps;
  const { state, isBusy } = subscription;
  const isShown = question === null && state === 'ready';
  const stepRef = useFocusOn(`${question} ${url} ${said}`);
  return (
    <Dialog
      isOpen
      title={t((w) => (question === null ? w.title : w[question].title))}
      isBusy={isBusy}
      onClose={onClose}
      actions={<Actions steps={steps} isBusy={isBusy} onClose={onClose} />}
    >
      <Stack ref={stepRef} gap={16} tabIndex={-1}>
        {question !== null && <Text>{t((w) => w[question].text)}</Text>}
        {isShown && said !== null && <Text role="status">{said}</Text>}
        {isShown && url !== null && <MadeAddress url={url} />}
        {isShown && url === null && (
          <CurrentState subscription={subscription} onCreate={() => void create()} onAsk={ask} />
        )}
        {question === null && state !== 'ready' && <Unread subscription={subscription} />}
      </Stack>
    </Dialog>
  );
};
