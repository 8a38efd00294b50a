import type { AcceptedPicture } from './Pictures.tsx';

const files: Record<string, string> = import.meta.glob('./accepted/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Every accepted picture, for the catalogue. */
export const acceptedPictures: readonly AcceptedPicture[] = Object.entries(files).map(([path, src]) => ({
  name: path.replace(/^.*\/|\.png$/g, ''),
  src,
}));
