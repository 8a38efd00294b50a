import { Camera, Paperclip, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { type ControlProps, mergeIds } from '#ui-kit/Field/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { fileText } from '#ui-kit/text/ja.files.ts';
import { color, leading, media, radius, size, space, text } from '#ui-kit/tokens/index.ts';
import { hiddenStyle } from '#ui-kit/VisuallyHidden/index.ts';

export type DropZoneProps = {
  control: ControlProps;
  accept: string | undefined;
  isMultiple: boolean;
  hasCamera: boolean;
  isDisabled: boolean;
  onAdd: (files: File[]) => void;
};

const over = css`
  border: ${size.line} solid ${color.action};
  background: ${color.surfaceSelected};
`;

const Zone = styled.div<{ $isOver: boolean; $isInvalid: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  padding: ${space[24]} ${space[16]};
  border: ${size.hair} dashed ${({ $isInvalid }) => ($isInvalid ? color.lineError : color.lineField)};
  border-radius: ${radius[8]};
  background: ${color.surfaceSubtle};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  text-align: center;
  ${({ $isOver }) => $isOver && over}
  &:has(:disabled) { color: ${color.textMuted}; }
  ${media.belowMd} { padding: ${space[16]}; > :first-child, > p { display: none; } }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]} ${space[12]};
`;

const Native = styled.input`${hiddenStyle}`;

/** A drop that leaves to a child of the zone has not left the zone. */
const hasLeft = (event: DragEvent<HTMLDivElement>): boolean =>
  !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget));

/** A file that misses the zone stays outside: a browser would open it in place of the page, and what was typed would go. */
const useNothingBeside = (): void =>
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

const useDrop = (isDisabled: boolean, isMultiple: boolean, onAdd: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false);
  useNothingBeside();
  return {
    isOver,
    onDragOver: (event: DragEvent<HTMLDivElement>) => {
      event.preventDefault();
      if (!isDisabled) setIsOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLDivElement>) => {
      if (hasLeft(event)) setIsOver(false);
    },
    onDrop: (event: DragEvent<HTMLDivElement>) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (!isDisabled && files.length > 0) onAdd(isMultiple ? files : files.slice(0, 1));
    },
  };
};

type CameraButtonProps = { isDisabled: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };

const CameraButton = ({ isDisabled, onChange }: CameraButtonProps) => {
  const cameraRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Native
        ref={cameraRef}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden
        onChange={onChange}
      />
      <Button icon={Camera} disabled={isDisabled} onClick={() => cameraRef.current?.click()}>
        {fileText.takePhoto}
      </Button>
    </>
  );
};

type ChooseButtonProps = CameraButtonProps & Pick<DropZoneProps, 'control' | 'accept' | 'isMultiple'>;

const ChooseButton = ({ control, accept, isMultiple, isDisabled, onChange }: ChooseButtonProps) => {
  const fileRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Native
        {...control}
        ref={fileRef}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        tabIndex={-1}
        onFocus={() => fileRef.current?.parentElement?.querySelector('button')?.focus()}
        onChange={onChange}
      />
      <Button
        variant="secondary"
        icon={Paperclip}
        disabled={isDisabled}
        aria-describedby={mergeIds(`${control.id}-label`, control['aria-describedby'])}
        onClick={() => fileRef.current?.click()}
      >
        {fileText.choose}
      </Button>
    </>
  );
};

/** Where files are dropped, chosen or photographed. The button is the labelled control; the native inputs stay hidden. */
export const DropZone = ({ control, accept, isMultiple, hasCamera, isDisabled, onAdd }: DropZoneProps) => {
  const { isOver, ...dropHandlers } = useDrop(isDisabled, isMultiple, onAdd);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Choosing the same file again, after it was removed, must be a change again.
    event.target.value = '';
    if (files.length > 0) onAdd(files);
  };

  return (
    <Zone
      {...dropHandlers}
      data-over={isOver || undefined}
      $isOver={isOver}
      $isInvalid={control['aria-invalid'] === true}
    >
      <Icon of={Upload} size={24} />
      <p>{fileText.dropHere}</p>
      <Buttons>
        <ChooseButton {...{ control, accept, isMultiple, isDisabled }} onChange={handleChange} />
        {hasCamera && <CameraButton isDisabled={isDisabled} onChange={handleChange} />}
      </Buttons>
    </Zone>
  );
};
