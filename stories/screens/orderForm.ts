import { reply } from '#web/mock/reply.ts';

const SIZE = { width: 840, height: 1188 };

const draw = () => {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = 'black';
  context.font = '44px serif';
  context.fillText('発　注　書', 310, 260);
  context.font = '22px serif';
  context.fillText('注文番号 MK-2607-031', 560, 120);
  context.fillText('令和8年7月17日', 610, 164);
  context.fillText('株式会社みほん製機　御中', 120, 340);
  for (const y of [440, 500, 560, 620]) context.strokeRect(120, y, 600, 60);
  return { canvas, context };
};

/** An order form as pixels. */
export const drawOrderForm = (): ImageData => draw().context.getImageData(0, 0, SIZE.width, SIZE.height);

/** An order form as a picture, drawn when it is asked for. */
export const orderForm = async () => reply<null>(await draw().canvas.convertToBlob({ type: 'image/png' }));
