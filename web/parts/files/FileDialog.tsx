import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { inlineHref, StoredFileView, useFileContent } from '#web/parts/viewer/index.ts';
import { adminFileHref } from './adminFileHref.ts';
import { fileDialogText as t } from './fileDialog.words.ts';

const Wide = styled(Dialog)`
  width: min(94vw, 64rem);
`;

const Viewer = styled.div`
  display: grid;
  height: 70dvh;
  min-height: 0;
  && > * { min-height: 0; }
`;

/* In line with the text around it, also in its second line. */
const Name = styled(Button)`
  margin-left: calc(-1 * ${space[12]});
  text-align: left;
  overflow-wrap: anywhere;
`;

/** A stored file as the contract names it. */
export type KnownFile = { readonly id: string; readonly fileName: string; readonly contentType: string };

type FileDialogProps = {
  readonly file: KnownFile;
  /** Where the caller reads it. */
  readonly href: `/api/${string}`;
  readonly onClose: () => void;
};

/** A file over the page, to read and to save. Heavy: load it with the press that shows it. */
export const FileDialog = ({ file, href, onClose }: FileDialogProps) => {
  const { content, retry } = useFileContent(inlineHref(href), file.contentType);
  return (
    <Wide
      isOpen
      hasCloseButton
      title={file.fileName}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t((w) => w.close)}</Button>}
    >
      <Viewer>
        <StoredFileView file={{ ...file, href }} content={content} onRetry={retry} />
      </Viewer>
    </Wide>
  );
};

type FileButtonProps = { readonly file: KnownFile; readonly label?: string; readonly icon?: IconShape };

/** The name of a stored file as the button that shows it over the page. */
export const FileButton = ({ file, label, icon }: FileButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Name
        variant="quiet"
        size="small"
        {...(icon === undefined ? {} : { icon })}
        onClick={() => setIsOpen(true)}
        aria-label={t((w) => w.open, { name: file.fileName })}
      >
        {label ?? file.fileName}
      </Name>
      {isOpen && <FileDialog file={file} href={adminFileHref(file.id)} onClose={() => setIsOpen(false)} />}
    </>
  );
};
