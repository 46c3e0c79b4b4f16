import type { PostSection } from '@/content/types';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';
import { Strip } from '@/ui/strip';
import { textBlocks, type TextBlock } from './text-blocks';

/** The article's text: each section has its id, its title, an optional picture, its text with line breaks kept, and an optional strip. */
export function PostSections({ sections }: { sections: readonly PostSection[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="when-near mb-12">
      <h2 id={`${section.id}-title`} className="text-title">
        {section.title}
      </h2>
      {section.image && (
        <Picture pic={section.image} sizes="(min-width: 64rem) 42rem, 94vw" className="mt-5 rounded-xl" />
      )}
      <div className="mt-4 space-y-4">
        {textBlocks(section.content).map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      {section.strip && <Strip id={section.strip} className="mt-6" />}
    </section>
  ));
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
