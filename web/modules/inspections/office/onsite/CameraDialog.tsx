import { Camera } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, radius, size, space, text } from '#ui-kit/tokens/index.ts';
import { onsiteText as t } from './onsite.words.ts';
import { drawPicture } from './shrinkPicture.ts';
import { usePicture } from './usePicture.ts';

/** The back of the phone, as large as the server keeps pictures. */
const WANTED = { video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } } };

const stopped = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The picture of the camera, for as long as it is looked at. `null` while it starts, 'refused' where there is none. */
const useCamera = (): MediaStream | null | 'refused' => {
  const [stream, setStream] = useState<MediaStream | null | 'refused'>(null);
  useEffect(() => {
    let isLeft = false;
    let mine: MediaStream | null = null;
    const start = async (): Promise<void> => {
      try {
        mine = await navigator.mediaDevices.getUserMedia(WANTED);
        if (isLeft) stopped(mine);
        else setStream(mine);
      } catch {
        if (!isLeft) setStream('refused');
      }
    };
    void start();
    return () => {
      isLeft = true;
      if (mine !== null) stopped(mine);
    };
  }, []);
  return stream;
};

const Finder = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  min-height: ${space[64]};
  border-radius: ${radius[6]};
  overflow: hidden;
  background: ${color.surfaceSunken};
  > video { width: 100%; max-height: 60dvh; object-fit: contain; }
  > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; pointer-events: none; }
`;

const Slider = styled.label`
  display: grid;
  gap: ${space[4]};
  font-size: ${text[14]};
  > input { width: 100%; min-height: ${size.target}; accent-color: ${color.action}; }
`;

type CameraDialogProps = {
  readonly title: string;
  /** Lies half transparent over what the camera shows, so that both pictures show the same. */
  readonly earlier: Blob | undefined;
  readonly onTaken: (picture: Blob) => Promise<void>;
  readonly onClose: () => void;
};

/** Takes one photo after the other, each over the earlier picture of the same thing. */
export const CameraDialog = ({ title, earlier, onTaken, onClose }: CameraDialogProps) => {
  const stream = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const shoot = async (): Promise<void> => {
    const { current } = video;
    if (current === null || current.videoWidth === 0) return;
    setIsBusy(true);
    await onTaken(await drawPicture(current, { width: current.videoWidth, height: current.videoHeight }));
    setTaken((before) => before + 1);
    setIsBusy(false);
  };
  const isShown = stream !== null && stream !== 'refused';
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t((w) => w.camera.close)}</Button>
          {isShown && (
            <Button variant="primary" icon={Camera} isBusy={isBusy} onClick={() => void shoot()}>
              {t((w) => w.camera.shoot)}
            </Button>
          )}
        </>
      }
    >
      {isShown ? (
        <View stream={stream} earlier={earlier} videoRef={video} />
      ) : (
        <Text>{t((w) => (stream === null ? w.camera.starting : w.camera.refused))}</Text>
      )}
      <div aria-live="polite">{taken > 0 && <Text>{t((w) => w.camera.taken, { count: taken })}</Text>}</div>
    </Dialog>
  );
};

type ViewProps = Pick<CameraDialogProps, 'earlier'> & {
  readonly stream: MediaStream;
  readonly videoRef: React.RefObject<HTMLVideoElement | null>;
};

const View = ({ stream, earlier, videoRef }: ViewProps) => {
  const [percent, setPercent] = useState(40);
  const overlay = usePicture(earlier);
  const id = useId();
  useEffect(() => {
    if (videoRef.current !== null) videoRef.current.srcObject = stream;
  }, [stream, videoRef]);
  return (
    <>
      <Finder>
        <video ref={videoRef} autoPlay playsInline muted aria-label={t((w) => w.camera.view)} />
        {overlay !== undefined && (
          <img src={overlay} alt={t((w) => w.camera.earlier)} style={{ opacity: percent / 100 }} />
        )}
      </Finder>
      {overlay !== undefined && (
        <Slider htmlFor={id}>
          {t((w) => w.camera.overlay)}
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={5}
            value={percent}
            onChange={({ target }) => setPercent(target.valueAsNumber)}
          />
        </Slider>
      )}
    </>
  );
};
