import type { BlogListWords } from '@/content/blog-types';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';

/** Head of the list page: where this is, what it offers, and the call. */
export function BlogHeader({ words, crumbs }: { words: BlogListWords; crumbs: readonly Crumb[] }) {
  return (
    <div className="bg-sign-dim pb-10 text-ink">
      <Container>
        <Breadcrumb items={crumbs} />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h1 className="text-hero">{words.title}</h1>
            <p className="mt-4 max-w-text text-lg text-muted">
              <LinkedText>{words.lead}</LinkedText>
            </p>
          </div>
          <CallLink source="blog">{words.call}</CallLink>
        </div>
      </Container>
    </div>
  );
}
