import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { type KeyMeaning, KeysDialog } from './KeysDialog.tsx';
import { shortcutsText as t } from './shortcuts.words.ts';

const LIST_KEYS: readonly KeyMeaning[] = [
  ['J', t((w) => w.list.next)],
  ['K', t((w) => w.list.previous)],
  ['X', t((w) => w.list.select)],
  ['Enter', t((w) => w.list.open)],
  ['/', t((w) => w.list.search)],
];

/** Opens the keys of a list page, also for turning them off or on again; beside the tools of its grid. */
export const ListKeysButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Keyboard} name={t((w) => w.open)} variant="plain" onClick={() => setIsOpen(true)} />
      {isOpen && <KeysDialog keys={LIST_KEYS} onClose={() => setIsOpen(false)} />}
    </>
  );
};
