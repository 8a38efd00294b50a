import { useEffect, useState } from 'react';

/** The address of a picture that lies on this phone, as long as it is shown. */
export const usePicture = (blob: Blob | undefined): string | undefined => {
  const [shown, setShown] = useState<{ readonly blob: Blob; readonly url: string } | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const url = URL.createObjectURL(blob);
    setShown({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return shown?.blob === blob ? shown?.url : undefined;
};
