import { href, ownPage } from '@/config/paths';
import type { BlogListWords } from '@/content/blog-types';
import { useLang } from '@/lib/lang';
import { Breadcrumb } from '@/ui/breadcrumb';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';

/** Head of the list page: where this is, what it offers, and the call. */
export function BlogHeader({ words }: { words: BlogListWords }) {
  const home = ownPage('home', useLang());
  return (
    <div className="bg-sign-dim pb-10 text-ink">
      <Container>
        <Breadcrumb items={[{ label: words.home, href: href(home) }, { label: words.blog }]} />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h1 className="text-hero">{words.title}</h1>
            <p className="mt-4 max-w-[56ch] text-lg text-muted">
              <LinkedText>{words.lead}</LinkedText>
            </p>
          </div>
          <CallLink source="blog">{words.call}</CallLink>
        </div>
      </Container>
    </div>
  );
}
