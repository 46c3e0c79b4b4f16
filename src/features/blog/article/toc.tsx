import type { PostSection } from '@/content/types';
import { useBlogWords } from '../words';

interface Props {
  sections: readonly Pick<PostSection, 'id' | 'title'>[];
  active: string | undefined;
}

/** Links to the sections; the one being read is marked. */
function TocList({ sections, active }: Props) {
  return (
    <ol className="mt-2 border-s-4 border-sign-edge">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            className="-ms-1 flex min-h-12 items-center border-s-4 border-transparent py-1.5 ps-3 text-base leading-snug hover:underline aria-[current]:border-amber-500 aria-[current]:font-bold"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Table of contents in the sidebar of wide screens. */
export function Toc(props: Props) {
  const { article: words } = useBlogWords();
  return (
    <nav aria-labelledby="toc-title" className="hidden lg:block">
      <h2 id="toc-title" className="text-subtitle">
        {words.toc}
      </h2>
      <TocList {...props} />
    </nav>
  );
}

/** The same before the text on narrow screens, folded: the sidebar stands after the text there. */
export function FoldedToc(props: Props) {
  const { article: words } = useBlogWords();
  return (
    <details className="group mb-8 rounded-xl border-2 border-sign-edge bg-card px-4 lg:hidden">
      <summary className="heading flex min-h-12 items-center justify-between text-xl">
        {words.toc}
        <span aria-hidden="true" className="text-amber-700 transition-transform group-open:rotate-180">
          ▾
        </span>
      </summary>
      <nav aria-label={words.toc} className="pb-4">
        <TocList {...props} />
      </nav>
    </details>
  );
}
