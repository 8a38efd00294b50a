/** What a receipt says of a file that is kept otherwise than it was sent (a photo without its place). */
export type ReceivedDigest = { readonly receivedSha256?: string };

/** @param sha256 of the file as it was sent; anything but a text where it is kept as it was sent */
export const receivedDigest = (sha256: unknown): ReceivedDigest =>
  typeof sha256 === 'string' ? { receivedSha256: sha256 } : {};
