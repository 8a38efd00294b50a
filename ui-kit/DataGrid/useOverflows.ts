import { useEffect, useRef, useState } from 'react';

/** Whether what is inside is wider than its frame. */
export const useOverflows = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const observer = new ResizeObserver(() => setOverflows(content.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
};
