import { useEffect, useState } from 'react';
import { plusCode, type Fix } from '@/lib/position';

/** Plus Code of a position; undefined while it is worked out, and where its code table could not be fetched. */
export function usePlusCode(fix: Fix | undefined): string | undefined {
  const [found, setFound] = useState<{ fix: Fix; code: string }>();
  useEffect(() => {
    if (!fix) return;
    let current = true;
    plusCode(fix).then(
      (code) => current && setFound({ fix, code }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [fix]);
  return found && found.fix === fix ? found.code : undefined;
}
