import { Fragment } from 'react';
import type { PostSection, SectionPic } from '@/content/types';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';
import { Strip } from '@/ui/strip';
import { textBlocks, type TextBlock } from './text-blocks';

/**
 * The article's text: each section has its id, its title, its text with line breaks kept,
 * an optional picture in it, and an optional strip.
 */
export function PostSections({ sections }: { sections: readonly PostSection[] }) {
  return sections.map(({ id, title, content, image, strip }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="when-near mb-12">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <div className="mt-4 space-y-4">
        {textBlocks(content).map((block, index, { length }) => (
          <Fragment key={index}>
            <Block block={block} />
            {/* A text that has become shorter keeps its picture, at its end. */}
            {image && Math.min(image.after, length) === index + 1 && <SectionPicture pic={image} />}
          </Fragment>
        ))}
      </div>
      {strip && <Strip id={strip} className="mt-6" />}
    </section>
  ));
}

/** As wide as the text, which is never wider than 58 of its letters. */
function SectionPicture({ pic }: { pic: SectionPic }) {
  return (
    <figure className="break-inside-avoid py-2">
      <Picture pic={pic} sizes="(min-width: 80rem) 48rem, (min-width: 40rem) 39rem, 92vw" className="rounded-xl" />
      {pic.caption && <figcaption className="mt-2 text-base leading-snug text-muted">{pic.caption}</figcaption>}
    </figure>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p className="whitespace-pre-line">
        <LinkedText>{block.text}</LinkedText>
      </p>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List
      className={`space-y-2 ps-6 marker:font-bold marker:text-amber-700 ${block.kind === 'steps' ? 'list-decimal' : 'list-disc'}`}
    >
      {block.items.map((item) => (
        <li key={item} className="ps-1">
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </List>
  );
}
