import { Button } from '#ui-kit/Button/index.ts';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { setHasKeys, useHasKeys } from './keys.ts';
import { shortcutsText as t } from './shortcuts.words.ts';

/** A key and what it does. */
export type KeyMeaning = readonly [key: string, meaning: string];

type KeysDialogProps = { readonly keys: readonly KeyMeaning[]; readonly onClose: () => void };

/** The keys of a screen, and the switch for those of one letter (WCAG 2.1.4). */
export const KeysDialog = ({ keys, onClose }: KeysDialogProps) => (
  <Dialog
    isOpen
    title={t((w) => w.title)}
    onClose={onClose}
    actions={<Button onClick={onClose}>{t((w) => w.close)}</Button>}
  >
    <Stack gap={16}>
      <Facts variant="compact" facts={keys.map(([key, value]) => ({ key, term: <Kbd>{key}</Kbd>, value }))} />
      <Checkbox
        label={t((w) => w.use)}
        help={t((w) => w.useHelp)}
        checked={useHasKeys()}
        onChange={(event) => setHasKeys(event.currentTarget.checked)}
      />
    </Stack>
  </Dialog>
);
