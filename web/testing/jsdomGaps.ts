import { Blob, File } from 'node:buffer';

/** What browsers have and jsdom has not; it draws nothing, so that nothing of it can be wide, seen or on top. */
const gaps = {
  popover: { showPopover: () => {}, hidePopover: () => {}, togglePopover: () => false },
  place: { scrollIntoView: () => {} },
  dialog: {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  },
};

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMatch = (media: string) => Object.assign(new EventTarget(), { matches: false, media });

/** What goes over the network are Node's own files and forms, which are nowhere to import from: jsdom's lose content. */
const sent = await new Response(new URLSearchParams()).formData();
const NodeFormData = sent.constructor as typeof FormData;
const NodeRequest: typeof Request = Object.getPrototypeOf(Request);
const PageFormData = FormData;

/** Takes what stands in a form of the page, and goes out with its files as in a browser. */
class SentFormData extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const [name, value] of new PageFormData(form)) this.append(name, value);
  }
}

/** Fills the gaps; done once for a window, before anything is shown. */
export const fillJsdomGaps = (): void => {
  Object.assign(HTMLElement.prototype, gaps.popover, gaps.place);
  Object.assign(HTMLDialogElement.prototype, gaps.dialog);
  Object.assign(globalThis, {
    matchMedia: noMatch,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    FormData: SentFormData,
    Request: NodeRequest,
    Blob,
    File,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
};
