import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { dealPhotosText as t } from './dealPhotos.words.ts';
import { PhotoPair, type PhotoPairProps } from './PhotoPair.tsx';

const Wide = styled(Dialog)`
  width: min(94vw, 60rem);
`;

export type PhotoPairDialogProps = PhotoPairProps & {
  /** Of the deal. */
  readonly name: string;
  readonly onClose: () => void;
};

/** The photos of a deal over the page. Heavy: load it with the press that shows it. */
export const PhotoPairDialog = ({ name, onClose, ...pair }: PhotoPairDialogProps) => (
  <Wide
    isOpen
    hasCloseButton
    title={t((w) => w.title, { name })}
    onClose={onClose}
    actions={<Button onClick={onClose}>{t((w) => w.close)}</Button>}
  >
    <PhotoPair {...pair} />
  </Wide>
);
