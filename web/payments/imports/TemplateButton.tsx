import { Download } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { importText as t } from './importText.ts';

/** A file that spreadsheets open: the headings alone, with the mark by which Excel knows UTF-8. */
const saveTemplate = (): void => {
  const blob = new Blob([`\uFEFF${t((w) => w.templateHeadings)}\r\n`], { type: 'text/csv' });
  saveDownload({ blob, fileName: t((w) => w.templateName) });
};

/** An empty table with the right headings. */
export const TemplateButton = () => (
  <Row>
    <Button size="small" icon={Download} onClick={saveTemplate}>
      {t((w) => w.template)}
    </Button>
  </Row>
);
