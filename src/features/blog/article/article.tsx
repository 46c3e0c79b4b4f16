import { ownPage, pathTable, type PathId } from '@/config/paths';
import type { BlogWords } from '@/content/blog-types';
import type { PostSummary } from '@/content/post-shape';
import type { BlogPost } from '@/content/types';
import { useLang } from '@/lib/lang';
import { Faqs } from '@/ui/accordion';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { CheckedFacts } from '@/ui/checked-facts';
import { Container } from '@/ui/container';
import { PageLink } from '@/ui/page-link';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { PostCard } from '../post-card';
import { BlogWordsContext, useBlogWords } from '../words';
import { useActiveSection } from './active-section';
import { ArticleHeader } from './article-header';
import { EmergencyBanner } from './emergency-banner';
import { PostSections } from './post-sections';
import { Share } from './share';
import { Sidebar } from './sidebar';
import { FoldedToc } from './toc';

interface Props {
  post: BlogPost;
  /** Up to three posts near this one. */
  related: readonly PostSummary[];
  words: BlogWords;
  crumbs: readonly Crumb[];
}

/** A blog article with everything of spec 1, section 2. */
export function Article({ post, related, words: all, crumbs }: Props) {
  const { article: words } = all;
  const active = useActiveSection(post.sections.map(({ id }) => id));
  return (
    <BlogWordsContext value={all}>
      <Container className="article pt-2 pb-16">
        <Breadcrumb items={crumbs} />
        <article className="mt-4">
          <ArticleHeader post={post} />
          <div className="mt-7 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
            <div>
              <Picture
                pic={post.image}
                sizes="(min-width: 76rem) 49rem, (min-width: 64rem) 60vw, 94vw"
                priority
                className="rounded-xl"
              />
              <div className="mt-6">
                <Share post={post} />
              </div>
              <div className="mt-10 max-w-text lg:text-lg xl:text-[1.3rem]">
                <FoldedToc sections={post.sections} active={active} />
                <PostSections sections={post.sections} />
                {post.faqs.length > 0 && (
                  <section aria-labelledby="faq-title">
                    <h2 id="faq-title" className="mb-3 text-title">
                      {words.faqTitle}
                    </h2>
                    <Faqs items={post.faqs} />
                  </section>
                )}
                {post.facts && <CheckedFacts ids={post.facts} className="mt-10 border-t-2 border-sign-edge pt-2" />}
                <EmergencyBanner />
              </div>
            </div>
            <Sidebar post={post} active={active} />
          </div>
        </article>
      </Container>
      <Onward post={post} related={related} />
    </BlogWordsContext>
  );
}

/** What the list of all pages calls a page, in that page's language. */
function PageName({ id }: { id: PathId }) {
  const { lang } = pathTable[id];
  const { pages } = useBlogWords();
  return <span lang={lang === useLang() ? undefined : lang}>{pages[id]?.label}</span>;
}

/** Where to go from here: related articles, the service and the page that the text is about, all articles. */
function Onward({ post: { about, lang }, related }: Omit<Props, 'words' | 'crumbs'>) {
  const { article: words } = useBlogWords();
  return (
    <Section tone="dim" title={words.related} className="print:hidden">
      <nav aria-label={words.related}>
        {/* Where three are too narrow beside each other, each has its picture beside its words. */}
        <ul className="grid gap-6 sm:max-md:[&_article]:flex-row sm:max-md:[&_img]:h-full sm:max-md:[&_picture]:w-2/5 sm:max-md:[&_picture]:shrink-0 md:grid-cols-3">
          {related.map((post) => (
            <li key={post.id}>
              <PostCard post={post} sizes="(min-width: 48rem) 31vw, (min-width: 40rem) 38vw, 94vw" />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words.onward} className="mt-8 flex flex-wrap gap-3">
        {about.map((id) => (
          <PageLink key={id} page={id} className="btn btn-dark">
            <PageName id={ownPage(id, lang)} />
          </PageLink>
        ))}
        <PageLink page="blog" className="btn btn-ghost">
          {words.backToList}
        </PageLink>
      </nav>
    </Section>
  );
}
