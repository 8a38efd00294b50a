import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type RenderTask,
  VerbosityLevel,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { BuiltFiles } from './builtFiles.ts';

/*
 * pdf.js under our content security policy: worker and data from our own build, no eval, no wasm. It is heavy,
 * so that only pages that show a file import this module, with `import()`.
 */
GlobalWorkerOptions.workerSrc = workerUrl;

/** One page on a canvas: `done` settles when it is drawn, `cancel` gives the work up. */
export type PageDrawing = { readonly done: Promise<void>; readonly cancel: () => void };

export type PageSize = { readonly width: number; readonly height: number };

/** An opened PDF. `close` frees its worker. */
export type PdfFile = {
  readonly pageCount: number;
  /** In points, upright. */
  readonly sizeOf: (page: number) => Promise<PageSize>;
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    look: { widthPx: number; rotation: number },
  ) => PageDrawing;
  /** The words of a page, for people who do not see it; empty for a scan. */
  readonly textOf: (page: number) => Promise<string>;
  readonly close: () => void;
};

const draw = (
  file: PDFDocumentProxy,
  page: number,
  canvas: HTMLCanvasElement,
  { widthPx, rotation }: { widthPx: number; rotation: number },
): PageDrawing => {
  let task: RenderTask | null = null;
  let isGivenUp = false;
  const run = async (): Promise<void> => {
    const sheet = await file.getPage(page);
    if (isGivenUp) return;
    const turned = (sheet.rotate + rotation) % 360;
    const plain = sheet.getViewport({ scale: 1, rotation: turned });
    const viewport = sheet.getViewport({ scale: widthPx / plain.width, rotation: turned });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    task = sheet.render({ canvas, viewport });
    await task.promise;
  };
  return {
    done: run().catch((error: unknown) => {
      if (!isGivenUp) throw error;
    }),
    cancel: () => {
      isGivenUp = true;
      task?.cancel();
    },
  };
};

const textOf = async (file: PDFDocumentProxy, page: number): Promise<string> => {
  const { items } = await (await file.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

/**
 * Opens a PDF.
 * @throws Error of pdf.js for a broken file and for one with a password
 */
export const openPdf = async (blob: Blob): Promise<PdfFile> => {
  const task = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: BuiltFiles,
    // pdf.js adds the plain file name to this address; behind the "?" the server does not see it.
    wasmUrl: `${openJpegUrl}?/`,
    cMapPacked: true,
    // Which fonts a business leaves out of its papers is nothing that the console has to say.
    verbosity: VerbosityLevel.ERRORS,
  });
  const file = await task.promise;
  return {
    pageCount: file.numPages,
    sizeOf: async (page) => {
      const { width, height } = (await file.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: (page, canvas, look) => draw(file, page, canvas, look),
    textOf: (page) => textOf(file, page),
    close: () => void task.destroy(),
  };
};
