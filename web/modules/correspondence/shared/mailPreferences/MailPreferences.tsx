import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { SessionContext } from '#web/parts/api/contexts.ts';
import { MailDeliveryLabel, MailTopicLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { mailPreferencePath } from './mailPreferencePath.ts';
import { mailPreferencesText as t } from './mailPreferences.words.ts';

type Preference = components['schemas']['MailPreference'];
type Topic = Preference['topic'];
type Delivery = Preference['delivery'];
type Chosen = Readonly<Partial<Record<Topic, Delivery>>>;

const deliveries = valuesOf(MailDeliveryLabel);

const options = deliveries.map((delivery) => ({
  value: String(delivery),
  label: MailDeliveryLabel[delivery],
}));

type ChoicesProps = {
  readonly items: readonly Preference[];
  readonly chosen: Chosen;
  readonly onChoose: (topic: Topic, delivery: Delivery) => void;
};

/** One question for each matter. */
const Choices = ({ items, chosen, onChoose }: ChoicesProps) => (
  <Stack gap={24}>
    <Text>{t((w) => (items.length === 0 ? w.none : w.lead))}</Text>
    {items.map(({ topic, delivery }) => (
      <RadioGroup
        key={topic}
        name={`topic-${topic}`}
        label={MailTopicLabel[topic]}
        options={options}
        value={String(chosen[topic] ?? delivery)}
        onValueChange={(value) => {
          const next = deliveries.find((candidate) => String(candidate) === value);
          if (next !== undefined) onChoose(topic, next);
        }}
      />
    ))}
    {items.length > 0 && (
      <Text size={14} tone="muted">
        {t((w) => w.daily)}
      </Text>
    )}
  </Stack>
);

type ObligatoryProps = { readonly mails: components['schemas']['MailPreferences']['obligatory'] };

const Obligatory = ({ mails }: ObligatoryProps) => (
  <Stack gap={8}>
    <Text as="h3" isBold>
      {t((w) => w.obligatory)}
    </Text>
    <Facts variant="compact" facts={mails.map(({ what, why }) => ({ term: what, value: why }))} />
  </Stack>
);

const Unread = ({ isPending, onReload }: { isPending: boolean; onReload: () => void }) =>
  isPending ? (
    <Skeleton rows={6} />
  ) : (
    <Notice
      role="alert"
      tone="danger"
      title={shellText((w) => w.generic)}
      actions={<Button onClick={onReload}>{shellText((w) => w.error.reload)}</Button>}
    />
  );

/** What has been chosen and not saved, and its saving; what is said of it comes when the dialog has gone. */
const useChoices = (context: SessionContext, onClose: () => void) => {
  const [chosen, setChosen] = useState<Chosen>({});
  const [hasFailed, setHasFailed] = useState(false);
  const isDone = useRef(false);
  const { show } = useSnackbar();
  const { run, isBusy } = useChange('put', mailPreferencePath(context), { isQuiet: true });
  useEffect(
    () => () => {
      if (isDone.current) show({ message: t((w) => w.done), severity: 'success' });
    },
    [show],
  );
  const save = async (items: readonly Preference[]): Promise<void> => {
    setHasFailed(false);
    const changed = items.map(({ topic, delivery }) => ({ topic, delivery: chosen[topic] ?? delivery }));
    const result = await run({ body: { items: changed } });
    isDone.current = result.isOk;
    setHasFailed(!result.isOk);
    if (result.isOk) onClose();
  };
  const choose = (topic: Topic, delivery: Delivery): void => setChosen({ ...chosen, [topic]: delivery });
  return { chosen, choose, save, hasFailed, isBusy };
};

type MailPreferencesProps = { readonly context: SessionContext; readonly onClose: () => void };

/** How the person logged in gets his mails, in any of the six contexts. Mount it to open it. */
export const MailPreferences = ({ context, onClose }: MailPreferencesProps) => {
  const read = useRead(mailPreferencePath(context), {});
  const { chosen, choose, save, hasFailed, isBusy } = useChoices(context, onClose);
  const { items = [], obligatory = [] } = read.data?.body ?? {};
  return (
    <Dialog
      isOpen
      title={t((w) => w.title)}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t((w) => w.cancel)}
          </Button>
          {items.length > 0 && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void save(items)}>
              {t((w) => w.save)}
            </Button>
          )}
        </>
      }
    >
      {hasFailed && <Notice role="alert" tone="danger" title={t((w) => w.failed)} />}
      {read.isSuccess ? (
        <>
          <Choices items={items} chosen={chosen} onChoose={choose} />
          <Obligatory mails={obligatory} />
        </>
      ) : (
        <Unread isPending={read.isPending} onReload={() => void read.refetch()} />
      )}
    </Dialog>
  );
};
