import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { mailCopiesText as t } from '#web/modules/corporations/shared/mailCopies/mailCopies.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { LinedList } from '#web/parts/company/LinedList.tsx';
import { ReadError } from '#web/parts/company/ReadState.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { CopyRow } from './CopyRow.tsx';

const AddCopy = createLazy(async () => (await import('./AddCopy.tsx')).AddCopy);

/** To which further addresses of the company copies of its mails go; the company keeps them itself. */
export const MailCopiesCard = () => {
  const read = useRead('/api/user/mail_copy', {});
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  const items = read.data?.body.items ?? [];
  return (
    <Card title={t((w) => w.title)}>
      <Stack gap={16}>
        <Text size={14} tone="muted">
          {t((w) => w.help)}
        </Text>
        {read.isPending && <Skeleton rows={2} />}
        {read.isError && read.data === undefined && <ReadError onRetry={() => void read.refetch()} />}
        {items.length > 0 && (
          <LinedList>
            {items.map((copy) => (
              <CopyRow key={copy.id} copy={copy} />
            ))}
          </LinedList>
        )}
        {read.isSuccess && items.length === 0 && <Text>{t((w) => w.empty)}</Text>}
        <div>
          <Button variant="secondary" icon={Plus} onClick={() => setIsAdding(true)}>
            {t((w) => w.add)}
          </Button>
        </div>
      </Stack>
      {isAdding && <Lazy part={AddCopy} props={{ onClose: close }} onFailed={close} />}
    </Card>
  );
};
