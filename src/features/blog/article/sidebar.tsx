import type { BlogPost } from '@/content/types';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import { Toc } from './toc';
import { useBlogWords } from '../words';

/**
 * Table of contents, the post's keywords and the call box, in the order of spec 1,
 * section 2; it stays in view while the text is read on wide screens.
 */
export function Sidebar({ post, active }: { post: BlogPost; active: string | undefined }) {
  const { article: words } = useBlogWords();
  return (
    <aside className="space-y-8 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start">
      <Toc sections={post.sections} active={active} />
      <section aria-labelledby="topics-title">
        <h2 id="topics-title" className="text-subtitle">
          {words.topics}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {post.keywords.map((keyword) => (
            <li key={keyword} className="rounded-full border border-sign-edge bg-card px-3 py-1 text-base">
              {keyword}
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="call-box-title"
        className="on-dark edge-after-dark rounded-xl bg-asphalt-900 p-5 text-white"
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
    </aside>
  );
}
