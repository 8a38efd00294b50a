/** What the server keeps of a photo: more would only be sent. */
const MAX_SIDE_PX = 1920;
const QUALITY = 0.85;

/** The size of a picture whose longer side is at most `MAX_SIDE_PX`; a smaller one stays as it is. */
export const shrunkSize = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Draws a picture, or what a camera shows, into a JPEG: nothing of what a camera writes beside it (place, device) is left. */
export const drawPicture = (
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
): Promise<Blob> => {
  const { width, height } = shrunkSize(size);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('This browser draws no pictures');
  context.drawImage(source, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
};

/**
 * A photo as it is sent. The browser decodes and encodes beside the page, which goes on.
 * @throws DOMException when the browser cannot read the file
 */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawPicture(picture, picture);
  } finally {
    picture.close();
  }
};
