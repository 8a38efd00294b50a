import { styled } from 'styled-components';
import { encode } from 'uqr';

/* White whatever the colours of the page: a camera wants dark on light, with four modules of quiet around. */
const Picture = styled.svg`
  width: min(100%, 13rem);
  height: auto;
  background: #fff;
  forced-color-adjust: none;
`;

const QUIET = 4;

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

type QrCodeProps = {
  readonly content: string;
  /** What it is, for who does not see it. */
  readonly label: string;
};

/** A QR code, drawn in the page: its secret goes to no other server. */
export const QrCode = ({ content, label }: QrCodeProps) => {
  const { size, data } = encode(content, { ecc: 'L', border: QUIET });
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </Picture>
  );
};
