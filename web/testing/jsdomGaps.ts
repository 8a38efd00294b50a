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

/** Fills the gaps; done once per test file, before anything is shown. */
export const fillJsdomGaps = (): void => {
  Object.assign(HTMLElement.prototype, gaps.popover, gaps.place);
  Object.assign(HTMLDialogElement.prototype, gaps.dialog);
  Object.assign(globalThis, {
    matchMedia: noMatch,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
};
