import { Copy, ExternalLink } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { useCopy } from '#web/parts/clipboard/useCopy.ts';
import { calendarSubscriptionText as t } from './calendarSubscription.words.ts';

/** Programs that know calendars open this scheme themselves (iPhone, Outlook). */
const calendarScheme = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** An address that was just made: the one moment in which it is shown. */
export const MadeAddress = ({ url }: { url: string }) => {
  const { fieldRef, copy, said } = useCopy(url, {
    copied: t((w) => w.made.copied),
    notCopied: t((w) => w.made.notCopied),
  });
  return (
    <Stack gap={16}>
      <Notice tone="success" title={t((w) => w.made.title)}>
        {t((w) => w.made.text)}
      </Notice>
      <TextField
        ref={fieldRef}
        label={t((w) => w.made.address)}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Row gap={8}>
        <Button icon={Copy} onClick={() => void copy()}>
          {t((w) => w.made.copy)}
        </Button>
        <ButtonLink variant="quiet" icon={ExternalLink} href={calendarScheme(url)}>
          {t((w) => w.made.open)}
        </ButtonLink>
      </Row>
      <Text size={14} role="status">
        {said}
      </Text>
    </Stack>
  );
};
