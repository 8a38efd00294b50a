import { reply } from '#web/mock/reply.ts';

const WIDTH_PX = 960;
const HEIGHT_PX = 720;

const paint = (context: OffscreenCanvasRenderingContext2D): void => {
  const fill = (colour: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  };
  fill('#d7dcd8', 0, 0, WIDTH_PX, HEIGHT_PX);
  fill('#9aa39d', 0, 540, WIDTH_PX, 180);
  fill('#5d6f68', 280, 180, 400, 400);
  fill('#e9eeeb', 320, 230, 320, 110);
  fill('#3e4c46', 320, 380, 320, 160);
};

/** A machine in its hall as a picture. */
export const paintSite = (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(WIDTH_PX, HEIGHT_PX);
  const context = canvas.getContext('2d');
  if (context !== null) paint(context);
  return canvas.convertToBlob({ type: 'image/png' });
};

/** The same as the answer to who asks for a file. */
export const sitePhoto = async () => reply<null>(await paintSite());
