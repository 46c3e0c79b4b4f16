import type { BlogPost } from '@/content/types';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import { Toc } from './toc';
import { useBlogWords } from '../words';

/**
 * The call box, the table of contents and the post's keywords; they stay in view while the text is read on wide
 * screens. The call comes first there, to be whole in the first view; after the text of a phone it comes last, apart
 * from the banner's. Where they are taller than the window they scroll in themselves, and end above the floating call
 * button where that stands below them.
 */
export function Sidebar({ post, active }: { post: BlogPost; active: string | undefined }) {
  const { article: words } = useBlogWords();
  return (
    <aside className="flex flex-col gap-6 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:-m-2 lg:max-h-[calc(100dvh-var(--header-height)-7.5rem)] lg:self-start lg:overflow-y-auto lg:p-2 lg:[scrollbar-width:thin] min-[85rem]:max-h-[calc(100dvh-var(--header-height)-2.5rem)]">
      <section
        aria-labelledby="call-box-title"
        className="on-dark edge-after-dark max-lg:order-last rounded-xl bg-asphalt-900 p-5 text-white"
      >
        <h2 id="call-box-title" className="text-subtitle">
          {words.callTitle}
        </h2>
        <p className="mt-2 text-base text-fog">{words.callText}</p>
        <CallLink source="blog" className="mt-4 w-full">
          <span>
            {words.callButton} <Phone />
          </span>
        </CallLink>
      </section>
      <Toc sections={post.sections} active={active} />
      <section aria-labelledby="topics-title">
        <h2 id="topics-title" className="text-subtitle">
          {words.topics}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {post.keywords.map((keyword) => (
            <li key={keyword} className="rounded-full border border-sign-edge bg-card px-2.5 py-0.5 text-base">
              {keyword}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
