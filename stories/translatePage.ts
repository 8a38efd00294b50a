/** Elements whose text a translating browser leaves alone. */
const LEFT_ALONE = /^(?:SCRIPT|STYLE|FONT|TEXTAREA|OPTION)$/;

const isLeftAlone = (text: Text): boolean =>
  text.data.trim() === '' ||
  LEFT_ALONE.test(text.parentElement?.tagName ?? '') ||
  text.parentElement?.closest('[translate=no]') !== null;

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
};

const translate = (root: Node): void => {
  for (const text of textsIn(root).filter((one) => !isLeftAlone(one))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data);
  }
};

/**
 * Does to a page what the translation of Chrome does: every text, and every one that comes later, gives way to a <font> with
 * another text in it.
 * @returns what ends it
 */
export const translatePage = (root: HTMLElement): (() => void) => {
  translate(root);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.tagName !== 'FONT') translate(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};
