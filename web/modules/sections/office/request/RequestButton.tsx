import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import type { MyPage } from '../sectionTypes.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { requestDocumentText as t } from './requestDocument.words.ts';

/** For those who may ask for documents. */
export const RequestButton = ({ myPage }: { myPage: MyPage }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayCall()('createSection')) return null;
  return (
    <Row>
      <Button icon={Plus} onClick={() => setIsOpen(true)}>
        {t((w) => w.open)}
      </Button>
      {isOpen && <RequestDialog myPage={myPage} onClose={() => setIsOpen(false)} />}
    </Row>
  );
};
