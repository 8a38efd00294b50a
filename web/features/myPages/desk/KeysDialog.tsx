import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };

const t = texts('reviewDesk', words);

const KEYS = [
  ['J', t((w) => w.keys.next)],
  ['K', t((w) => w.keys.previous)],
  ['1', t((w) => w.keys.ok)],
  ['2', t((w) => w.keys.finding)],
  ['3', t((w) => w.keys.notApplicable)],
  ['R', t((w) => w.keys.return)],
  ['A', t((w) => w.keys.confirm)],
  ['?', t((w) => w.keys.help)],
  ['Esc', t((w) => w.keys.escape)],
] as const;

/** The keys of the desk. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    isOpen
    title={t((w) => w.keys.title)}
    onClose={onClose}
    actions={<Button onClick={onClose}>{t((w) => w.keys.close)}</Button>}
  >
    <Facts variant="compact" facts={KEYS.map(([key, value]) => ({ key, term: <Kbd>{key}</Kbd>, value }))} />
  </Dialog>
);
