import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import type { Pic } from '@/content/types';
import { useLanding } from '../context';
import type { Tone } from '../layout';

function Figure({ pic, sizes, className = '' }: { pic: Pic; sizes: string; className?: string }) {
  return (
    <figure className={className}>
      <Picture pic={pic} sizes={sizes} className="rounded-lg" />
      {pic.caption && <figcaption className="mt-1 text-sm leading-snug text-muted">{pic.caption}</figcaption>}
    </figure>
  );
}

/** Three pictures of the work, in a row or with the first one large; on phones always the latter. */
export function Gallery({ tone }: { tone: Tone }) {
  const { title, intro, pictures, view = 'row' } = useLanding().content.gallery;
  const feature = view === 'feature';
  return (
    <Section id="gallery" title={title} intro={intro} tone={tone}>
      <div
        className={
          feature ? 'grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-3' : 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5'
        }
      >
        {pictures.map((pic, i) => (
          <Figure
            key={pic.name}
            pic={pic}
            sizes={
              feature && i === 0
                ? '(min-width:64rem) 66vw, 100vw'
                : i === 0
                  ? '(min-width:48rem) 33vw, 100vw'
                  : '(min-width:48rem) 33vw, 50vw'
            }
            className={i > 0 ? '' : feature ? 'col-span-2 lg:row-span-2' : 'max-md:col-span-2'}
          />
        ))}
      </div>
    </Section>
  );
}
