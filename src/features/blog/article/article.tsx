import { href } from '@/config/paths';
import { articlePage as words, blogPage } from '@/content/en/blog';
import type { PostSummary } from '@/content/en/posts';
import type { BlogPost } from '@/content/types';
import { Faqs } from '@/ui/accordion';
import { Breadcrumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button';
import { Container } from '@/ui/container';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { PostCard } from '../post-card';
import { useActiveSection } from './active-section';
import { ArticleHeader } from './article-header';
import { EmergencyBanner } from './emergency-banner';
import { PostSections } from './post-sections';
import { Share } from './share';
import { Sidebar } from './sidebar';
import { FoldedToc } from './toc';

interface Props {
  post: BlogPost;
  /** Up to three posts of the same category; no block when there is none. */
  related: readonly PostSummary[];
}

/** A blog article with everything of spec 1, section 2. */
export function Article({ post, related }: Props) {
  const active = useActiveSection(post.sections.map(({ id }) => id));
  return (
    <>
      <Container className="pt-2 pb-16">
        <Breadcrumb items={[{ label: blogPage.home, href: href('home') }, { label: blogPage.blog, href: href('blog') }, { label: post.title }]} />
        <article className="mt-4">
          <ArticleHeader post={post} />
          <div className="mt-7 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
            <div>
              <Picture pic={post.image} sizes="(min-width: 76rem) 49rem, (min-width: 64rem) 60vw, 94vw" priority className="rounded-xl" />
              <div className="mt-6">
                <Share post={post} />
              </div>
              <div className="mt-10 max-w-[58ch] lg:text-lg">
                <FoldedToc sections={post.sections} active={active} />
                <PostSections sections={post.sections} />
                {post.faqs.length > 0 && (
                  <section aria-labelledby="faq-title">
                    <h2 id="faq-title" className="mb-3 text-title">{words.faqTitle}</h2>
                    <Faqs items={post.faqs} headingLevel={3} />
                  </section>
                )}
                <EmergencyBanner />
              </div>
            </div>
            <Sidebar post={post} active={active} />
          </div>
        </article>
      </Container>
      {related.length > 0 ? <Related posts={related} /> : null}
    </>
  );
}

function Related({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Section tone="dim" title={words.related}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 94vw" />
          </li>
        ))}
      </ul>
      <ButtonLink to={href('blog')} variant="ghost" className="mt-8">{words.backToList}</ButtonLink>
    </Section>
  );
}
