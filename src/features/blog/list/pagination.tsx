import { Link } from 'react-router-dom';
import { cx } from '@/ui/cx';
import { useBlogWords } from '../words';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => { search: string };
  onPage: (page: number) => void;
}

const NUMBER =
  'inline-flex size-12 items-center justify-center rounded-lg border-2 font-heading text-xl font-bold no-underline';

/** Previous, the page numbers, Next; nothing when there is only one page (spec 1, section 5). */
export function Pagination({ page, pages, addressOf, onPage }: Props) {
  const { list: words } = useBlogWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.pagination} className="js-only mt-10 flex flex-wrap items-center justify-center gap-3">
      <button
        type="button"
        className="btn btn-ghost disabled:border-sign-edge disabled:text-muted"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        {words.previous}
      </button>
      <ol className="order-first flex basis-full justify-center gap-2 sm:order-none sm:basis-auto">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              state={{ cause: 'page' }}
              aria-label={`${words.page} ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                NUMBER,
                number === page ? 'border-ink bg-ink text-sign' : 'border-asphalt-600 bg-card text-ink',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="btn btn-ghost disabled:border-sign-edge disabled:text-muted"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        {words.next}
      </button>
    </nav>
  );
}
