import { Link } from 'react-router-dom';
import { useOnline } from '@/lib/online';
import { useOwnPages } from '../hooks/use-own-pages';

/** Says so when the network is gone, and where to go. Its place is there only then; it stands above the page, not in it. */
export function OfflineLine({ text, help }: { text: string; help: string }) {
  const online = useOnline();
  const { stranded } = useOwnPages();
  return (
    <div role="status" className="sticky top-[4.25rem] z-40">
      {!online && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 bg-amber-300 px-4 py-1 text-center font-semibold text-asphalt-950">
          {text}
          <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to={stranded}>
            {help}
          </Link>
        </p>
      )}
    </div>
  );
}
