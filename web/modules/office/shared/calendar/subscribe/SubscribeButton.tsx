import { CalendarSync } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { calendarText as t } from '#web/parts/calendar/calendar.words.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import type { OfficeSubscription } from './OfficeSubscription.tsx';

const ForUser = createLazy(async () => (await import('./UserSubscription.tsx')).UserSubscription);
const ForOffice = createLazy(async () => (await import('./OfficeSubscription.tsx')).OfficeSubscription);

type SubscribeButtonProps = {
  readonly of: { readonly mypageID: number } | Omit<ComponentProps<typeof OfficeSubscription>, 'onClose'>;
};

/** Opens what gives a calendar program its address; its dialog comes with the press. */
export const SubscribeButton = ({ of }: SubscribeButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return (
    <>
      <Button icon={CalendarSync} onClick={() => setIsOpen(true)}>
        {t((w) => w.subscribe)}
      </Button>
      {isOpen && 'mypageID' in of && <Lazy part={ForUser} props={{ ...of, onClose }} onFailed={onClose} />}
      {isOpen && 'filter' in of && <Lazy part={ForOffice} props={{ ...of, onClose }} onFailed={onClose} />}
    </>
  );
};
