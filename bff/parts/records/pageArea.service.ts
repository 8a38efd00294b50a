const numberAt = (value: object, name: string): number => Number(Reflect.get(value, name));

/** A stored area of a page as the contract's PageArea; null when there is none. */
export const areaOf = (area: unknown) =>
  typeof area === 'object' && area !== null
    ? {
        x: numberAt(area, 'x'),
        y: numberAt(area, 'y'),
        width: numberAt(area, 'width'),
        height: numberAt(area, 'height'),
      }
    : null;
