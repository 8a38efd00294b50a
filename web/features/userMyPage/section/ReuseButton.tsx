import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { SectionKind } from '#web/api/generated/enums.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { userSectionText as ts } from '#web/text/ja/userSection.ts';
import type { Section } from '../types.ts';

const ReuseDialog = createLater(async () => (await import('./ReuseDialog.tsx')).ReuseDialog);

/** The way to a file that proves this deal too; only vouchers and papers of the result share files. */
export const ReuseButton = ({ section }: { section: Section }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (section.kind !== SectionKind.Voucher && section.kind !== SectionKind.Result) return null;
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button icon={FilePlus} onClick={() => setIsOpen(true)}>
        {ts((w) => w.reuse.open)}
      </Button>
      {isOpen && <Later part={ReuseDialog} props={{ section, onClose: close }} onFailed={close} />}
    </div>
  );
};
