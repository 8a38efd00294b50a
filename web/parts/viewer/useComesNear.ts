import { type RefObject, useEffect, useState } from 'react';

/** Far enough ahead that a page scrolls into pictures, not into empty frames. */
const AHEAD = '240px';

/** Whether an element has come near the view; once it has, it stays so. */
export const useComesNear = (ref: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several changes may be told at once, the oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
};
