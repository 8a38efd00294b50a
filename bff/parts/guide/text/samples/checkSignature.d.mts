/** @param nowSeconds since 1970; now, unless given */
export const isGenuine: (
  headers: Readonly<Record<string, string>>,
  body: string,
  secret: string,
  nowSeconds?: number,
) => boolean;
