import { useEffect, useRef, useState } from 'react';

/** Whether the picture inside an element failed to load; spread `place` on that element. */
export function usePictureFailed() {
  const ref = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const image = ref.current?.querySelector('img');
    // It may have failed before hydration.
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, place: { ref, onErrorCapture: () => setFailed(true) } };
}
