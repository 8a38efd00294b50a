import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last draw, for handlers that must stay the same function. */
export const useNewest = <Value>(value: Value): RefObject<Value> => {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
};
