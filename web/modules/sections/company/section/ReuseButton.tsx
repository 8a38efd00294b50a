import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { SectionKind } from '#web/parts/api/generated/enums.ts';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { userSectionText as ts } from './userSection.words.ts';

const ReuseDialog = createLazy(async () => (await import('./ReuseDialog.tsx')).ReuseDialog);

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
      {isOpen && <Lazy part={ReuseDialog} props={{ section, onClose: close }} onFailed={close} />}
    </div>
  );
};
