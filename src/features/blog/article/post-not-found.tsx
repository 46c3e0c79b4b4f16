import type { BlogWords } from '@/content/blog-types';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';

/** No post has this slug (spec 1, section 8). Whoever came here for help still finds the call. */
export function PostNotFound({ words: { article, notFound } }: { words: BlogWords }) {
  return (
    <Container className="py-20 text-center sm:py-28">
      <h1 className="text-hero">{notFound.title}</h1>
      <p className="mt-4 text-lg text-muted">{notFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PageLink page="blog" className="btn btn-dark">
          {notFound.back}
        </PageLink>
        <CallLink source="blog">
          <span>
            {article.callButton} <Phone />
          </span>
        </CallLink>
      </div>
    </Container>
  );
}
