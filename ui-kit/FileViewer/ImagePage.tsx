import { useState } from 'react';
import { styled } from 'styled-components';
import type { Rotation } from './viewerTypes.ts';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
`;

const Picture = styled.img`
  position: absolute;
  left: 50%;
  top: 50%;
  max-width: none;
`;

export type ImagePageProps = { src: string; alt: string; rotation: Rotation };

/** A picture as the one page of a file, turned without leaving its frame. */
export const ImagePage = ({ src, alt, rotation }: ImagePageProps) => {
  const [ratio, setRatio] = useState(1);
  const isSideways = rotation === 90 || rotation === 270;
  return (
    <Frame style={{ aspectRatio: isSideways ? 1 / ratio : ratio }}>
      <Picture
        src={src}
        alt={alt}
        onLoad={({ currentTarget: image }) => setRatio(image.naturalWidth / image.naturalHeight)}
        style={{
          width: isSideways ? `${ratio * 100}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
        }}
      />
    </Frame>
  );
};
