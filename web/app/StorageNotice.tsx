import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';

/** Says once that this browser keeps nothing of what is typed, until somebody has read it. */
export const StorageNotice = () => {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice
      role="status"
      tone="warning"
      icon={Save}
      title={shellText((w) => w.storage.title)}
      actions={<Button onClick={() => setIsRead(true)}>{shellText((w) => w.storage.read)}</Button>}
    >
      {shellText((w) => w.storage.text)}
    </Notice>
  );
};
