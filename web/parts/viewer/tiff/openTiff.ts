import { openPdf, type PdfFile } from '../pdf.ts';
import { pdfOfTiff } from './pdfOfTiff.ts';

/**
 * Opens a TIFF, to be drawn as a PDF is.
 * @throws Error for a broken file
 */
export const openTiff = async (blob: Blob): Promise<PdfFile> => {
  const { pdf, unshown } = pdfOfTiff(new Uint8Array(await blob.arrayBuffer()));
  const file = await openPdf(pdf);
  return {
    ...file,
    draw: (page, canvas, look) =>
      unshown.has(page)
        ? { done: Promise.reject(new Error(`page ${page} is not shown`)), cancel: () => {} }
        : file.draw(page, canvas, look),
  };
};
