import { useEffect } from 'react';
import { useOnline } from '@/lib/online';
import { PageLink } from '@/ui/page-link';

/**
 * Says that the network is gone, and where to go. Laid over the bottom edge of the page, above the thumb bar, so that
 * nothing moves under a tap at that moment. `data-offline` on the root adds room at the end of the page.
 */
export function OfflineLine({ text, help }: { text: string; help: string }) {
  const online = useOnline();
  useEffect(() => {
    if (online) return;
    const { dataset } = document.documentElement;
    dataset.offline = '';
    return () => void delete dataset.offline;
  }, [online]);
  return (
    <div role="status">
      {!online && (
        <p className="offline-line" data-offline-line>
          {text}
          <PageLink className="inline-flex min-h-12 items-center underline underline-offset-4" page="stranded">
            {help}
          </PageLink>
        </p>
      )}
    </div>
  );
}
